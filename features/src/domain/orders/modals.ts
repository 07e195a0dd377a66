import { lazy } from 'react';

/** What draws the modals of orders; loaded when first opened. */
export const orderModals = {
  'order-cancelling': lazy(() => import('./cancelling/CancelOrderModal.tsx')),
  'repeat-order': lazy(() => import('./repeating/RepeatOrderModal.tsx')),
};
