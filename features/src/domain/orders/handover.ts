import type { Order } from '@rukav/contract/orders/schemas.ts';
import { wayOf } from '@rukav/contract/orders/ways.ts';

/** Kind of the handover of an order: a shop, a point, the post, a courier. Its texts follow from it. */
export type Handover = 'pickup' | 'pvz' | 'postamat' | 'post' | 'courier' | 'gift_card';

/** Returns where an order is handed over; a partner's point may be a locker. */
export function handoverOf({
  obtainingMethod,
  point = null,
}: Pick<Order, 'obtainingMethod'> & Partial<Pick<Order, 'point'>>): Handover {
  const way = wayOf(obtainingMethod);
  if (way === 'giftCard') return 'gift_card';
  if (way === 'courier' || way === 'post') return way;
  if (way === 'partnerPoint') return point?.type === 'postamat' ? 'postamat' : 'pvz';
  return 'pickup';
}

/** Tells whether an order is collected by the shopper. */
export const isPickup = (order: Pick<Order, 'obtainingMethod'>): boolean =>
  !['courier', 'gift_card'].includes(handoverOf(order));
