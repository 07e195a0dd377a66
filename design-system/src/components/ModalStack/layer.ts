import { createContext, useContext, useEffect } from 'react';

/** How a modal may be dismissed. */
export interface Dismissal {
  /**
   * Whether Escape closes it.
   *
   * @default true
   */
  isEscapable?: boolean;
  /**
   * Whether a press beside it closes it.
   *
   * @default true
   */
  isDismissable?: boolean;
}

/** What a modal knows of its place in the stack. */
export interface ModalLayer {
  /** Closes this modal, wherever it lies. */
  close: () => void;
  /** Closes every modal at once. */
  closeAll: () => void;
  /** Whether no other modal covers it. */
  isTop: boolean;
}

export interface LayerContext extends ModalLayer {
  /** The modal says how it may be dismissed. */
  allow: (dismissal: Required<Dismissal>) => void;
  closeLabel: string;
}

export const Layer = createContext<LayerContext | undefined>(undefined);

export function useLayer(): LayerContext {
  const layer = useContext(Layer);
  if (!layer) {
    throw new Error(
      'A modal was drawn outside of the stack. Modal, Drawer, ConfirmModal and ErrorModal need the layer that ' +
        '<ModalStack> gives them. Name a component that draws it in the `modals` of <ModalStack> and call `stack.open`.',
    );
  }
  return layer;
}

/** The place of the modal that a component is drawn in: for buttons inside that close it. */
export function useModal(): ModalLayer {
  const { close, closeAll, isTop } = useLayer();
  return { close, closeAll, isTop };
}

/** Tells the stack how the modal may be dismissed. */
export function useDismissal({ isEscapable = true, isDismissable = true }: Dismissal) {
  const { allow } = useLayer();
  useEffect(() => allow({ isEscapable, isDismissable }), [allow, isEscapable, isDismissable]);
}
