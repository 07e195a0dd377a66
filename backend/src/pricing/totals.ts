import type { Currency } from '@rukav/contract';
import { freeDeliveryFrom } from '@rukav/contract';
import type { Totals } from '@rukav/contract/cart/schemas.ts';
import type { z } from 'zod';
import type { PiecePrice } from './price-cart.ts';

/** Pieces of one price. */
export type PricedLine = Pick<PiecePrice, 'pricePerItem' | 'catalogPrice'> & { quantity: number };

/** What some lines cost as they are sold, minor units. */
export const subtotalOf = (lines: readonly PricedLine[]): number =>
  lines.reduce((sum, { pricePerItem, quantity }) => sum + pricePerItem * quantity, 0);

/**
 * Sums a cart or an order up, minor units. `deliveries` are the prices of its shipping groups; delivery stays unknown while
 * one of them is null or there is none. What gift cards cost is beside the goods: it counts for no delivery.
 */
export function totalsOf(
  lines: readonly PricedLine[],
  deliveries: readonly (number | null)[],
  currency: Currency,
  giftCards = 0,
): z.infer<typeof Totals> {
  const subtotal = subtotalOf(lines);
  const catalog = lines.reduce((sum, { catalogPrice, quantity }) => sum + catalogPrice * quantity, 0);
  const isKnown = deliveries.length > 0 && !deliveries.includes(null);
  const delivery = isKnown ? deliveries.reduce<number>((sum, price) => sum + (price ?? 0), 0) : null;
  return {
    catalog,
    discount: catalog - subtotal,
    subtotal,
    giftCards,
    delivery,
    total: subtotal + giftCards + (delivery ?? 0),
    freeDeliveryFrom: freeDeliveryFrom[currency],
  };
}
