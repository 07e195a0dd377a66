import type { CartLine } from '@rukav/contract/cart/schemas.ts';
import type { PiecePrice, PieceToPrice, PricingStep } from './price-cart.ts';
import { shareOut } from './share-out.ts';

/** Minor units in one unit of both currencies. */
const unit = 100;

/** Takes a share off the pieces that an action is for. */
export const percentOff =
  <Piece extends PieceToPrice>(
    action: string,
    type: CartLine['discounts'][number]['type'],
    percent: number,
    isFor: (piece: Piece & PiecePrice) => boolean,
  ): PricingStep<Piece> =>
  (pieces) =>
    new Map(
      pieces.filter(isFor).map((piece) => {
        const [amount = 0] = shareOut(piece.pricePerItem, [percent, 100 - percent]);
        return [piece.id, { type, amount, action }];
      }),
    );

/** Rounds what actions have lowered down to whole roubles and tenge. */
export const wholeUnits: PricingStep = (pieces) =>
  new Map(
    pieces
      .filter(({ appliedActions }) => appliedActions.length > 0)
      .map(({ id, pricePerItem }) => [id, { type: 'ROUND', amount: pricePerItem % unit }]),
  );
