export type { DrawingName } from './Drawing.tsx';
export { EmptyState, type EmptyStateProps } from './EmptyState.tsx';
