import { lazy } from 'react';

/** What draws the choice of obtaining methods; loaded when first opened. */
export const checkoutModals = { 'cart-obtaining-methods': lazy(() => import('./ObtainingModal.tsx')) };
