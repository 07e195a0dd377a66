import type { CartLine } from '@rukav/contract/cart/schemas.ts';
import type { PiecePrice, PieceToPrice, PricingStep } from './price-cart.ts';
import { shareOut } from './share-out.ts';

/** Minor units in one unit of both currencies. */
const unit = 100;

/** Takes a share off the pieces that an action is for, so that they cost whole roubles and tenge: what rounding takes is part of the discount. */
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
        const [share = 0] = shareOut(piece.pricePerItem, [percent, 100 - percent]);
        const rounded = (piece.pricePerItem - share) % unit;
        return [piece.id, { type, amount: share + rounded, action }];
      }),
    );
