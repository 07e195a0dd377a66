import type { PromoProblem, PromoReason } from '@rukav/contract/cart/promo.ts';
import { percentOff } from './percent-off.ts';
import {
  afterStep,
  pricesById,
  productDiscount,
  unreduced,
  type PiecePrice,
  type PieceToPrice,
} from './price-cart.ts';

/** A piece with what offers ask about it. */
export interface OfferedPiece extends PieceToPrice {
  productId: string;
  /** What is sold out gets no offers and counts for none. */
  isAvailable: boolean;
}

/** A promotion that holds where and when the cart is priced. */
export interface Promotion {
  id: string;
  name: { ru: string; kk: string };
  percent: number;
  /** Products of the cart that take part. */
  productIds: ReadonlySet<string>;
  /** Products that must all be there: those of a kit. */
  neededProductIds: readonly string[];
  fromPieces: number;
  isFullPriceOnly: boolean;
}

/** A promo code, with what keeps this shopper from using it whatever the goods are. */
export interface PromoCode {
  code: string;
  percent: number;
  /** Minor units; null holds for any sum. */
  fromSum: number | null;
  isWithPromotions: boolean;
  isFullPriceOnly: boolean;
  problem: { problem: PromoProblem; reason: PromoReason | null } | null;
}

export interface Offers {
  promotions: readonly Promotion[];
  codes: ReadonlyMap<string, PromoCode>;
}

/** What the shopper wants of the offers: codes in the order in which they were typed. */
export interface Wishes {
  appliesPromotions: boolean;
  codes: readonly string[];
}

/** A code in a cart: what it takes off, or why it takes nothing. */
export interface PricedCode {
  code: string;
  discount: number;
  problem: PromoProblem | null;
  reason: PromoReason | null;
  fromSum: number | null;
}

/** The prices of a cart with what each offer has to do with them. */
export interface OfferedPrices {
  prices: Map<string, PiecePrice>;
  codes: PricedCode[];
  /** Promotions that something in the cart takes part in. */
  promotions: { promotion: Promotion; discount: number }[];
  /** Those of them that a code keeps away. */
  forbidden: string[];
}

type Piece = OfferedPiece & PiecePrice;

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
const reduction = (before: readonly Piece[], after: readonly Piece[]) =>
  sumOf(before.map(({ pricePerItem }) => pricePerItem)) -
  sumOf(after.map(({ pricePerItem }) => pricePerItem));
const isReduced = ({ discounts }: Piece) => discounts.some(({ type }) => type === 'WARE_DISCOUNT');

const isFor = ({ productIds, isFullPriceOnly }: Promotion, piece: Piece): boolean =>
  piece.isAvailable && productIds.has(piece.productId) && !(isFullPriceOnly && isReduced(piece));

/** Whether a cart has all that a promotion asks for. */
function isFulfilled(promotion: Promotion, pieces: readonly Piece[]): boolean {
  const partaking = pieces.filter((piece) => isFor(promotion, piece));
  const there = new Set(partaking.map(({ productId }) => productId));
  return partaking.length >= promotion.fromPieces && promotion.neededProductIds.every((id) => there.has(id));
}

/** A piece is lowered by one promotion only. */
const promotionStep = (promotion: Promotion) =>
  percentOff<OfferedPiece>(
    promotion.id,
    'WARE_PERCENT_DISCOUNT',
    promotion.percent,
    (piece) => isFor(promotion, piece) && piece.appliedActions.length === 0,
  );

const isCodeFor = ({ isFullPriceOnly }: PromoCode, piece: Piece) =>
  piece.isAvailable && !(isFullPriceOnly && isReduced(piece));

/** What the goods lack for a code. */
function lackOf(code: PromoCode, pieces: readonly Piece[]): PromoReason | null {
  const sum = sumOf(pieces.map(({ isAvailable, pricePerItem }) => (isAvailable ? pricePerItem : 0)));
  if (code.fromSum !== null && sum < code.fromSum) return 'sum';
  return pieces.some((piece) => isCodeFor(code, piece)) ? null : 'goods';
}

function problemIn(pieces: readonly Piece[], code: PromoCode): PromoCode['problem'] {
  if (code.problem) return code.problem;
  const reason = lackOf(code, pieces);
  return reason && { problem: 'promo_not_applicable', reason };
}

/**
 * Prices a cart: the products' own discounts, then the promotions of the shop, then codes, each down to whole units. A
 * promotion is kept away by a code that does not go with promotions, as long as that code lowers anything itself.
 */
export function priceOffers(
  toPrice: readonly OfferedPiece[],
  { promotions, codes }: Offers,
  wishes: Wishes,
): OfferedPrices {
  let pieces: Piece[] = afterStep(unreduced(toPrice), productDiscount);
  const known = wishes.codes.flatMap((code) => codes.get(code) ?? []);
  const alone = known.find((code) => !code.isWithPromotions && problemIn(pieces, code) === null);

  const offered = promotions.filter((promotion) => pieces.some((piece) => isFor(promotion, piece)));
  const pricedPromotions = offered.map((promotion) => {
    if (alone || !wishes.appliesPromotions || !isFulfilled(promotion, pieces))
      return { promotion, discount: 0 };
    const before = pieces;
    pieces = afterStep(pieces, promotionStep(promotion));
    return { promotion, discount: reduction(before, pieces) };
  });
  const pricedCodes = known.map((code): PricedCode => {
    const found = problemIn(pieces, code);
    const before = pieces;
    const step = percentOff<OfferedPiece>(code.code, 'PROMO', code.percent, (piece) =>
      isCodeFor(code, piece),
    );
    if (!found) pieces = afterStep(pieces, step);
    return {
      code: code.code,
      discount: reduction(before, pieces),
      problem: found?.problem ?? null,
      reason: found?.reason ?? null,
      fromSum: code.fromSum,
    };
  });
  return {
    prices: pricesById(pieces),
    codes: pricedCodes,
    promotions: pricedPromotions,
    forbidden: alone ? offered.map(({ id }) => id) : [],
  };
}
