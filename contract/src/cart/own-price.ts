import type { CartLine } from './cart.ts';

/** What the catalogue asks for a piece, without promotions, codes and bonuses; minor units. */
export const ownPriceOf = ({
  catalogPrice,
  discounts,
}: Pick<CartLine, 'catalogPrice' | 'discounts'>): number =>
  discounts.reduce(
    (price, { type, amount }) => (type === 'WARE_DISCOUNT' ? price - amount : price),
    catalogPrice,
  );
