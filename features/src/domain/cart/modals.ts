import { lazy } from 'react';

/** What draws the cart's modals; loaded when first opened. */
export const cartModals = {
  'cart-delete-group': lazy(() => import('./DeleteGroupModal.tsx')),
  'cart-delete-sold-out': lazy(() => import('./DeleteSoldOutModal.tsx')),
};
