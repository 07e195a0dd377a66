import { z } from 'zod';
import { Day, Id, Minor } from '../values.ts';
import { Interval } from './interval.ts';
import { chosenGroupTypes } from './methods.ts';

/** Pieces of one size in a shipping group; the price is that of one piece. */
const SummaryLine = z.object({ skuId: Id, quantity: z.int().min(1), pricePerItem: Minor });

/** Groups whose lines are ordered, and the group of lines without a way. */
const summaryTypes = [...chosenGroupTypes, 'unallocated'] as const;

/** Lines that are obtained together: the way, its shop or hours, its day and its price. What was not on screen is null. */
const SummaryGroup = z.object({
  type: z.enum(summaryTypes),
  pickupId: z.string().max(64).nullable(),
  /** The day of the courier, or the first day on which the shop hands the order over. */
  date: Day.nullable(),
  interval: Interval.nullable(),
  price: Minor.nullable(),
  lines: z.array(SummaryLine).min(1).max(200),
});

/**
 * The order as the shopper had it on screen when they confirmed it: groups with their lines, gift cards, the codes that made
 * it cheaper, the number of bonuses, and the sum to pay. Amounts are minor units.
 */
export const OrderSummary = z.object({
  groups: z.array(SummaryGroup).max(200),
  giftCards: z.array(z.object({ id: Id, sum: Minor })).max(50),
  promoCodes: z.array(z.string().max(32)).max(50),
  bonuses: z.int(),
  total: Minor,
});
export type OrderSummary = z.infer<typeof OrderSummary>;
