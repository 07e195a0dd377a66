import type { CartLine } from '@rukav/contract/cart/schemas.ts';

/** What a product costs in one currency, minor units; `discount` is below `base`, null without a discount. */
export interface ProductPrice {
  base: number;
  discount: number | null;
}

/** What one piece costs. `pricePerItem` is `catalogPrice` less the sum of `discounts`. */
export type PiecePrice = Pick<CartLine, 'pricePerItem' | 'catalogPrice' | 'discounts'>;

/** A piece of a cart with what the catalogue asks for it. */
export interface PieceToPrice {
  id: string;
  price: ProductPrice;
}

/**
 * One step of pricing: what it takes off each piece, by the id of the piece. It sees what the steps before it have left.
 * More than a piece still costs is never taken off.
 */
export type PricingStep = (
  pieces: readonly (PieceToPrice & PiecePrice)[],
) => ReadonlyMap<string, CartLine['discounts'][number]>;

/** The product's own discount; a discount that lowers nothing counts as none. */
export const productDiscount: PricingStep = (pieces) =>
  new Map(
    pieces.flatMap(({ id, price: { base, discount } }) =>
      discount === null || discount < 0 ? [] : [[id, { type: 'WARE_DISCOUNT', amount: base - discount }]],
    ),
  );

/** What a cart is priced by, in this order. */
const cartSteps: readonly PricingStep[] = [productDiscount];

function takeOff<Piece extends PiecePrice>(piece: Piece, discount: CartLine['discounts'][number]): Piece {
  const amount = Math.min(discount.amount, piece.pricePerItem);
  if (amount <= 0) return piece;
  return {
    ...piece,
    pricePerItem: piece.pricePerItem - amount,
    discounts: [...piece.discounts, { ...discount, amount }],
  };
}

/** Prices the pieces of a cart, by their ids. */
export function priceCart(
  pieces: readonly PieceToPrice[],
  steps: readonly PricingStep[] = cartSteps,
): Map<string, PiecePrice> {
  const unreduced = pieces.map((piece) => ({
    ...piece,
    catalogPrice: piece.price.base,
    pricePerItem: piece.price.base,
    discounts: [] as CartLine['discounts'],
  }));
  const priced = steps.reduce((before, step) => {
    const taken = step(before);
    return before.map((piece) => {
      const discount = taken.get(piece.id);
      return discount ? takeOff(piece, discount) : piece;
    });
  }, unreduced);
  return new Map(
    priced.map(({ id, catalogPrice, pricePerItem, discounts }) => [
      id,
      { catalogPrice, pricePerItem, discounts },
    ]),
  );
}
