import { z } from 'zod';
import { Id, Minor } from '../values.ts';

/** Why a code that is in the cart takes nothing off now; the same codes refuse it at its field. */
export const promoProblems = [
  'promo_already_used',
  'promo_not_for_city',
  'promo_not_started',
  'promo_expired',
  'promo_not_applicable',
  'promo_other',
] as const;
export type PromoProblem = (typeof promoProblems)[number];

/**
 * What a cart lacks for a code:
 * - member: its owner is not signed in
 * - sum: the goods come to less than the code asks for
 * - goods: it holds for nothing of what is there
 * - coupon: it belongs to a coupon that she has not activated
 */
export const promoReasons = ['member', 'sum', 'goods', 'coupon'] as const;
export type PromoReason = (typeof promoReasons)[number];

/** Letters, digits, hyphens; the case does not matter. */
export const PromoText = z.string().trim().min(1).max(32);

/** A promo code in the cart; `discount` is what it takes off in all, minor units. */
export const AppliedPromo = z.object({
  code: z.string(),
  discount: Minor,
  problem: z.enum(promoProblems).nullable(),
  reason: z.enum(promoReasons).nullable(),
  /** From which sum of goods it holds; null where it holds for any. */
  fromSum: Minor.nullable(),
});
export type AppliedPromo = z.infer<typeof AppliedPromo>;

/** A promotion of the shop that something in the cart takes part in; `discount` is what it takes off in all. */
export const OfferedPromotion = z.object({ id: Id, name: z.string(), discount: Minor });
export type OfferedPromotion = z.infer<typeof OfferedPromotion>;

/** Promotions of the cart, and whether the shopper wants them. */
export const CartPromotions = z.object({ apply: z.boolean(), offered: z.array(OfferedPromotion) });
