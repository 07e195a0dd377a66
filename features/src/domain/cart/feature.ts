import type { GoneState } from '@rukav/contract/cart/schemas.ts';
import { defineFeature } from '../../platform/features/index.ts';
import type { Offer } from './one-offer.ts';
import type texts from './messages.ru.json';

type Texts = typeof texts;

declare module '../../platform/overlays/index.ts' {
  interface ModalProps {
    /** Says that the cart that was seen has come to an end elsewhere, in the words of the page at `path`. */
    'cart-gone': { state: GoneState; path: string };
    /** Confirms the deletion of all lines of a group. */
    'cart-delete-group': { groupId: string };
    /** Confirms the deletion of what is sold out. */
    'cart-delete-sold-out': Record<never, never>;
    /** Says that bonuses, or a code or promotions just applied, cost the free delivery; `sum` is what they take off. */
    'cart-paid-delivery':
      | { by: 'bonuses' | 'promotions'; sum: number }
      | { by: 'code'; code: string; sum: number };
    /** Asks which of bonuses and promotions she wants. */
    'cart-one-offer': { offer: Offer };
  }
}
declare module '../../platform/locale/message-ids.ts' {
  interface Messages extends Texts {}
}

/** The cart and what deletes lines of it. */
export const cartFeature = defineFeature({
  modals: {
    'cart-delete-group': () => import('./DeleteGroupModal.tsx'),
    'cart-delete-sold-out': () => import('./DeleteSoldOutModal.tsx'),
    'cart-gone': () => import('./CartGoneModal.tsx'),
    'cart-paid-delivery': () => import('./PaidDeliveryModal.tsx'),
    'cart-one-offer': () => import('./OneOfferModal.tsx'),
  },
});
