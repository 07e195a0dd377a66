import { lazy } from 'react';

/** What draws the main page's modal; loaded when first opened. */
export const mainPageModals = {
  gender: lazy(() => import('./GenderModal.tsx')),
};
