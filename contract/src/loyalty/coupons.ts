import { z } from 'zod';
import { Currency, Day, Id, Minor } from '../values.ts';

/**
 * How a coupon stands with a member:
 * - new: it can be activated
 * - active: its barcode holds at a till, and as a promo code in the cart
 * - used: it has lowered an order
 */
export const couponStates = ['new', 'active', 'used'] as const;

/** A right to something cheaper (CLUB-23). */
export const Coupon = z.object({
  id: Id,
  title: z.string(),
  /** Per cent that it takes off. */
  percent: z.int(),
  /** From which sum of goods it holds; null for any. */
  fromSum: Minor.nullable(),
  currency: Currency,
  /** Its first and its last day, by the store's zone. */
  validityPeriod: z.object({ from: Day, to: Day.nullable() }),
  state: z.enum(couponStates),
  used: z.boolean(),
  /** What a till reads and the cart takes as a promo code; null until it is activated. */
  barcode: z.string().nullable(),
});
export type Coupon = z.infer<typeof Coupon>;

/** Those that hold now, the ones that end first before the others. */
export const GetCoupons = { response: z.object({ coupons: z.array(Coupon) }) };

export const ActivateCoupon = {
  body: z.object({ id: z.string().max(64) }),
  response: z.object({ coupon: Coupon }),
};
