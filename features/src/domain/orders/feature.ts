import { defineFeature } from '../../platform/features/index.ts';
import type texts from './messages.ru.json';

type Texts = typeof texts;

declare module '../../platform/overlays/index.ts' {
  interface ModalProps {
    /** Asks why an order is to be cancelled, and cancels it. */
    'order-cancelling': { orderNumber: string };
    /** All receipts of a member. */
    receipts: object;
    /** Puts the goods of an order into the cart again. */
    'repeat-order': { orderNumber: string };
  }
}
declare module '../../platform/locale/message-ids.ts' {
  interface Messages extends Texts {}
}

/** Orders: their cancelling and repeating. */
export const ordersFeature = defineFeature({
  modals: {
    'order-cancelling': () => import('./cancelling/CancelOrderModal.tsx'),
    receipts: () => import('./receipts/ReceiptsModal.tsx'),
    'repeat-order': () => import('./repeating/RepeatOrderModal.tsx'),
  },
});
