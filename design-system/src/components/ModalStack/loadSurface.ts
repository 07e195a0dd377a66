import { lateModal } from './lateModal.ts';

/** The part of every modal that stands on Radix, loaded when the first one opens. */
export const LateSurface = lateModal(() => import('./ModalSurface.tsx'));

/** Loads ahead what the first modal needs: when the page is idle, or when the pointer nears a button that opens one. */
export const preloadModals = LateSurface.preload;
