import type { Country } from '../locale.ts';

/** Ways to pay: the first two on receipt, the others before it. */
export const paymentMethods = ['cash', 'card', 'online', 'sbp', 'instalment', 'split', 'gift'] as const;
/** A way to pay. */
export type PaymentMethodName = (typeof paymentMethods)[number];

/** Payment providers (PAY-07). */
export const acquirings = ['FPS', 'SBERBANK', 'SOVCOMBANK', 'GIFT', 'YANDEX_SPLIT'] as const;
/** A payment provider. */
export type AcquiringName = (typeof acquirings)[number];

/** Ways to pay before receipt. */
export type OnlineMethod = Exclude<PaymentMethodName, 'cash' | 'card'>;

/** Who carries out each way to pay before receipt. */
export const acquiringOf: Readonly<Record<OnlineMethod, AcquiringName>> = {
  online: 'SBERBANK',
  sbp: 'FPS',
  instalment: 'SOVCOMBANK',
  split: 'YANDEX_SPLIT',
  gift: 'GIFT',
};

/** Whether an order is paid before its receipt. */
export const isPaidOnline = (method: PaymentMethodName): method is OnlineMethod => method in acquiringOf;

/** The ways to pay of a country; in Kazakhstan there is neither FPS nor payment in parts (chosen). */
export const methodsIn: Readonly<Record<Country, readonly PaymentMethodName[]>> = {
  RU: paymentMethods,
  KZ: ['cash', 'card', 'online', 'gift'],
};

/** Between which sums a way to pay is possible, minor units of the currency (chosen). */
export const sumLimits: Readonly<Partial<Record<PaymentMethodName, { from: number; to: number }>>> = {
  sbp: { from: 100, to: 100_000_000 },
  instalment: { from: 100_000, to: 15_000_000 },
  split: { from: 100_000, to: 15_000_000 },
};

/**
 * Why a way to pay is not possible: a chosen point does not take it, it is switched off, the sum is too small or too large,
 * or nobody hands over the gift card that it would be paid at.
 */
export const paymentObstacles = ['point', 'off', 'gift_card', 'sum_low', 'sum_high'] as const;
