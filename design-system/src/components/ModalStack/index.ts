export { browserHistoryPort, type BrowserHistoryOptions, type HistoryWindow } from './browserHistoryPort.ts';
export {
  createModalStack,
  type CloseReason,
  type ModalEvent,
  type ModalsOf,
  type ModalStackStore,
  type OpenModal,
  type OpenOptions,
} from './createModalStack.ts';
export { followedLink } from './followedLink.ts';
export { historyGate, type HistoryGate } from './historyGate.ts';
export type { HistoryEntry, HistoryListener, HistoryPort } from './HistoryPort.ts';
export { useModal, type Dismissal, type ModalLayer } from './layer.ts';
export { lateModal, type LateModal } from './lateModal.ts';
export { preloadModals } from './loadSurface.ts';
export { isModalEntry } from './mark.ts';
export { memoryHistoryPort } from './memoryHistoryPort.ts';
export { ModalStack, type ModalRenderers, type ModalStackProps } from './ModalStack.tsx';
