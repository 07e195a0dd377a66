import { lazy } from 'react';

const load = () => import('./ModalSurface.tsx');

/** The part of every modal that stands on Radix, loaded when the first one opens. */
export const LazySurface = lazy(load);

/** Loads ahead what the first modal needs: when the page is idle, or when the pointer nears a button that opens one. */
export const preloadModals = async () => void (await load());
