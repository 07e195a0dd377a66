import type { ModalProps } from '@rukav/features/overlays';
import { createModalStack, type HistoryPort, type ModalStackStore } from '@rukav/design-system/ModalStack';
import { createToasts, type ToastStore } from '@rukav/design-system/Toasts';

/** What lies above the pages: the one stack of modals, and the toasts. */
export interface OverlayStores {
  stack: ModalStackStore<ModalProps>;
  toasts: ToastStore;
}

/** One pair for the browser; on the server one a request. */
export const createOverlays = (history: HistoryPort): OverlayStores => ({
  stack: createModalStack<ModalProps>({ history }),
  toasts: createToasts(),
});
