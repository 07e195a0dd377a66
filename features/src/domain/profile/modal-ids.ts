declare module '../../platform/overlays/index.ts' {
  interface ModalProps {
    /** Sign-in or registration by a one-time code. */
    'sign-in': Record<never, never>;
    /** Signing out of this device or of all. */
    logout: Record<never, never>;
    /** What becomes of the cart that was saved earlier. */
    'cart-merge': { carts: readonly { id: string; productCount: number }[] };
  }
}
export type {};
