import { createEvent, sample } from 'effector';
import type { Cart } from '@rukav/contract/cart/schemas.ts';
import { openModalFx } from '../../platform/overlays/index.ts';
import { hasLostFreeDelivery } from './lines.ts';

/** An offer whose discount is known once it is applied. */
type Offer = { by: 'code'; code: string } | { by: 'promotions' };

/** A code or the promotions were applied; `before` is the cart without them, null where none was known. */
export const offerApplied = createEvent<{ offer: Offer; before: Cart | null; now: Cart }>();

// The goods are cheaper, and their delivery is paid now: the shopper is asked whether the offer is to stay.
sample({
  clock: offerApplied,
  filter: ({ before, now }) => before !== null && hasLostFreeDelivery(before, now),
  fn: ({ offer, before, now }) => ({
    id: 'cart-paid-delivery' as const,
    props: { ...offer, sum: (before as Cart).totals.subtotal - now.totals.subtotal },
  }),
  target: openModalFx,
});
