declare module '../../platform/overlays/index.ts' {
  interface ModalProps {
    /** Asks why an order is to be cancelled, and cancels it. */
    'order-cancelling': { orderNumber: string };
    /** Puts the goods of an order into the cart again. */
    'repeat-order': { orderNumber: string };
  }
}
export type {};
