import type { CartLine } from '@rukav/contract/cart/schemas.ts';

/** What a product costs in one currency, minor units; `discount` is below `base`, null without a discount. */
export interface ProductPrice {
  base: number;
  discount: number | null;
}

/** What one piece costs. `pricePerItem` is `catalogPrice` less the sum of `discounts`. */
export type PiecePrice = Pick<CartLine, 'pricePerItem' | 'catalogPrice' | 'discounts'>;

/** Prices one piece; a discount that is no discount counts as none. */
export function pricePiece({ base, discount }: ProductPrice): PiecePrice {
  const off = discount === null || discount >= base || discount < 0 ? 0 : base - discount;
  return {
    catalogPrice: base,
    pricePerItem: base - off,
    discounts: off > 0 ? [{ type: 'WARE_DISCOUNT', amount: off }] : [],
  };
}
