import type { OrderChange } from '@rukav/contract/cart/order-changes.ts';
import type { CartProduct } from '@rukav/contract/cart/schemas.ts';
import { defineFeature } from '../../platform/features/index.ts';
import type texts from './messages.ru.json';

type Texts = typeof texts;

declare module '../../platform/overlays/index.ts' {
  interface ModalProps {
    /** Chooses how to get the goods of the cart. */
    'cart-obtaining-methods': Record<never, never>;
    /** Asks to confirm an order that is not as it was shown; `products`, `total` and `delivery` are those that were shown. */
    'checkout-changed': {
      changes: readonly OrderChange[];
      products: Readonly<Record<string, CartProduct>>;
      total: number;
      delivery: number | null;
    };
  }
}
declare module '../../platform/locale/message-ids.ts' {
  interface Messages extends Texts {}
}

/** The order: how its goods are obtained, for whom, and how it is paid. */
export const checkoutFeature = defineFeature({
  modals: {
    'cart-obtaining-methods': () => import('./ObtainingModal.tsx'),
    'checkout-changed': () => import('./OrderChangedModal.tsx'),
  },
});
