import type { CartLine } from '@rukav/contract/cart/schemas.ts';

/** What a product costs in one currency, minor units; `discount` is below `base`, null without a discount. */
export interface ProductPrice {
  base: number;
  discount: number | null;
}

/** What one piece costs. `pricePerItem` is `catalogPrice` less the sum of `discounts`. */
export type PiecePrice = Pick<CartLine, 'pricePerItem' | 'catalogPrice' | 'discounts' | 'appliedActions'>;

/** A piece of a cart with what the catalogue asks for it. */
export interface PieceToPrice {
  id: string;
  price: ProductPrice;
}

/** What is taken off a piece; `action` names the promotion or the code that does it. */
export type TakenOff = CartLine['discounts'][number] & { action?: string };

/**
 * One step of pricing: what it takes off each piece, by the id of the piece. It sees what the steps before it have left.
 * More than a piece still costs is never taken off.
 */
export type PricingStep<Piece extends PieceToPrice = PieceToPrice> = (
  pieces: readonly (Piece & PiecePrice)[],
) => ReadonlyMap<string, TakenOff>;

/** The product's own discount; a discount that lowers nothing counts as none. */
export const productDiscount: PricingStep = (pieces) =>
  new Map(
    pieces.flatMap(({ id, price: { base, discount } }) =>
      discount === null || discount < 0 ? [] : [[id, { type: 'WARE_DISCOUNT', amount: base - discount }]],
    ),
  );

function takeOff<Piece extends PiecePrice>(piece: Piece, { action, type, amount: asked }: TakenOff): Piece {
  const amount = Math.min(asked, piece.pricePerItem);
  if (amount <= 0) return piece;
  return {
    ...piece,
    pricePerItem: piece.pricePerItem - amount,
    discounts: [...piece.discounts, { type, amount }],
    appliedActions: action === undefined ? piece.appliedActions : [...piece.appliedActions, action],
  };
}

/** Pieces at what the catalogue asks for them, before any step. */
export const unreduced = <Piece extends PieceToPrice>(pieces: readonly Piece[]): (Piece & PiecePrice)[] =>
  pieces.map((piece) => ({
    ...piece,
    catalogPrice: piece.price.base,
    pricePerItem: piece.price.base,
    discounts: [],
    appliedActions: [],
  }));

/** Pieces after one more step. */
export function afterStep<Piece extends PieceToPrice>(
  pieces: readonly (Piece & PiecePrice)[],
  step: PricingStep<Piece>,
): (Piece & PiecePrice)[] {
  const taken = step(pieces);
  return pieces.map((piece) => {
    const discount = taken.get(piece.id);
    return discount ? takeOff(piece, discount) : piece;
  });
}

/** Prices by the ids of the pieces. */
export const pricesById = (pieces: readonly (PieceToPrice & PiecePrice)[]): Map<string, PiecePrice> =>
  new Map(
    pieces.map(({ id, catalogPrice, pricePerItem, discounts, appliedActions }) => [
      id,
      { catalogPrice, pricePerItem, discounts, appliedActions },
    ]),
  );

/** Prices pieces by some steps in their order. */
export const priceCart = (
  pieces: readonly PieceToPrice[],
  steps: readonly PricingStep[],
): Map<string, PiecePrice> => pricesById(steps.reduce(afterStep<PieceToPrice>, unreduced(pieces)));
