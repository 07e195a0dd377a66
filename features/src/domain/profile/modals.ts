import { lazy } from 'react';

/** What draws signing in, signing out and the choice of carts; loaded when first opened. */
export const profileModals = {
  'sign-in': lazy(() => import('./SignInModal.tsx')),
  logout: lazy(() => import('./LogoutModal.tsx')),
  'cart-merge': lazy(() => import('./CartMergeModal.tsx')),
};
