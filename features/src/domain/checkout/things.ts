import type { Cart, CartLine, StoreWithCommunication } from '@rukav/contract/cart/schemas.ts';

/** A line of the cart, and how many of its pieces are meant. */
export interface Thing {
  line: CartLine;
  count: number;
}

/** The lines that some line ids belong to, each with how many of its pieces they are. */
export const thingsOf = (cart: Cart, lineIds: readonly string[]): readonly Thing[] => {
  const meant = new Set(lineIds);
  return cart.lines
    .map((line) => ({ line, count: line.lineIds.filter((id) => meant.has(id)).length }))
    .filter(({ count }) => count > 0);
};

/** What some lines cost together. */
export const sumOf = (cart: Cart, lineIds: readonly string[]): number =>
  thingsOf(cart, lineIds).reduce((sum, { line, count }) => sum + line.pricePerItem * count, 0);

/** What some lines cost at a point that hands over just these. */
export const priceAt = (
  { fee }: Pick<StoreWithCommunication, 'fee'>,
  cart: Cart,
  lineIds: readonly string[],
): number => (sumOf(cart, lineIds) >= cart.totals.freeDeliveryFrom ? 0 : fee);
