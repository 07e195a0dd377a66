import { defineFeature } from '../../platform/features/index.ts';
import type texts from './messages.ru.json';

type Texts = typeof texts;

declare module '../../platform/overlays/index.ts' {
  interface ModalProps {
    /** Signing in, registration, and recovery of a password; `way` is where it begins, by default at a code. */
    'sign-in': { way?: 'password' | 'recovery' };
    /** Signing out of this device or of all. */
    logout: Record<never, never>;
    /** Where the account is signed in. */
    devices: Record<never, never>;
    /** What becomes of the cart that was saved earlier. */
    'cart-merge': { carts: readonly { id: string; productCount: number }[] };
  }
}
declare module '../../platform/locale/message-ids.ts' {
  interface Messages extends Texts {}
}

/** Who the shopper is: signing in and out, where she is signed in, and which cart stays. */
export const profileFeature = defineFeature({
  modals: {
    'sign-in': () => import('./SignInModal.tsx'),
    logout: () => import('./LogoutModal.tsx'),
    devices: () => import('./devices/DevicesModal.tsx'),
    'cart-merge': () => import('./CartMergeModal.tsx'),
  },
});
