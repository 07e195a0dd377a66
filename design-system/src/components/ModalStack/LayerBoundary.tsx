import { Component, type ReactNode } from 'react';

interface LayerBoundaryProps {
  children: ReactNode;
  onFailed: (error: unknown) => void;
}

/** Keeps a modal that does not load from taking the page with it. */
export class LayerBoundary extends Component<LayerBoundaryProps, { isFailed: boolean }> {
  override state = { isFailed: false };

  static getDerivedStateFromError() {
    return { isFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailed(error);
  }

  override render() {
    return this.state.isFailed ? null : this.props.children;
  }
}
