declare module '../../platform/overlays/index.ts' {
  interface ModalProps {
    /** Chooses how to get the goods of the cart. */
    'cart-obtaining-methods': Record<never, never>;
  }
}
export type {};
