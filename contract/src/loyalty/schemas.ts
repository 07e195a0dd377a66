import { z } from 'zod';
import { limits } from '../limits.ts';
import { Currency, Day, Id, Minor, Moment } from '../values.ts';
import { cardLevels } from './levels.ts';

/** What bonuses are given for (CLUB-08). */
export const bonusKinds = [
  'regular',
  'commodity',
  'servicePoints',
  'reward',
  'action',
  'gift',
  'cashback',
  'promo',
  'corporate',
  'feelGoodPoints',
] as const;
export type BonusKind = (typeof bonusKinds)[number];

/** Whole bonuses; more than nothing is given, less is taken. */
const Points = z.int();

/** What is given once something has happened: `delivery` – the order is received, `email` – the e-mail is confirmed. */
export const UpcomingBonuses = z.object({
  orderNumber: z.string(),
  bonuses: Points,
  waitsFor: z.enum(['delivery', 'email']),
});
export type UpcomingBonuses = z.infer<typeof UpcomingBonuses>;

/** A member's bonuses (CLUB-07). */
export const Bonuses = z.object({
  level: z.enum(cardLevels),
  balance: Points,
  /** Parts of the balance: cashback, and all the rest. */
  cashbackBonuses: Points,
  promotionalBonuses: Points,
  /** Bonuses that burn next, after their last day. */
  nearestExpiry: z.object({ date: Day, bonuses: Points }).nullable(),
  upcoming: z.array(UpcomingBonuses),
  currency: Currency,
  /** What was bought in this country and received, minor units. */
  purchaseSum: Minor,
  /** Null at the highest level, and for an employee. */
  nextLevel: z.object({ level: z.enum(cardLevels), missing: Minor }).nullable(),
  /** Per cent of goods at their full price. */
  cashbackPercent: z.int(),
  /** Of each whole step of this sum, minor units (CLUB-14). */
  cashbackStep: Minor,
});
export type Bonuses = z.infer<typeof Bonuses>;

/** `spent` pays for a part of an order, `returned` comes back of one. */
export const bonusReasons = ['earned', 'gift', 'burnt', 'spent', 'returned'] as const;

/** An entry of the ledger. */
export const BonusEntry = z.object({
  id: Id,
  date: Moment,
  reason: z.enum(bonusReasons),
  kind: z.enum(bonusKinds),
  description: z.string(),
  bonuses: Points,
  promotion: z.string().nullable(),
  /** The last day on which it can be spent; null for good. */
  availableUntil: Day.nullable(),
  orderNumber: z.string().nullable(),
});
export type BonusEntry = z.infer<typeof BonusEntry>;

export const GetBonuses = { response: z.object({ bonuses: Bonuses }) };

/** `value` is what the QR code and the barcode hold: the number of the club card. */
export const GetQrCode = { response: z.object({ value: z.string() }) };

export const GetBonusHistory = {
  query: z.object({
    pageNumber: z.coerce.number().int().min(0).max(10_000).default(0),
    pageSize: z.coerce.number().int().min(1).max(100).default(limits.listPageSize),
  }),
  response: z.object({ entries: z.array(BonusEntry), total: z.int() }),
};
export const LegacyBonusHistory = { response: z.object({ entries: z.array(BonusEntry) }) };
