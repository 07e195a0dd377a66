import { lazy } from 'react';

/** What draws the product's modals; loaded when first opened. */
export const productModals = {
  zoom: lazy(() => import('./ZoomModal.tsx')),
  collect: lazy(() => import('./CollectModal.tsx')),
  'size-table': lazy(() => import('./SizeTableModal.tsx')),
};
