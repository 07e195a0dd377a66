import { lazy } from 'react';

/** What draws the platform's modals; loaded when first opened. */
export const platformModals = { error: lazy(() => import('./ErrorModalView.tsx')) };
