import { lazy } from 'react';

/** What draws the shell's modals; loaded when first opened. */
export const shellModals = {
  hamburger: lazy(() => import('./MenuModal.tsx')),
  locale: lazy(() => import('./LocaleModal.tsx')),
};
