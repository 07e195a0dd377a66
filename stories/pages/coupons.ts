import type { Coupon } from '@rukav/contract/loyalty/coupons.ts';

/** A coupon of the club. */
export const aCoupon = (changes: Partial<Coupon> = {}): Coupon => ({
  id: 'welcome',
  title: 'На любые вещи',
  percent: 12,
  fromSum: null,
  currency: 'RUB',
  validityPeriod: { from: '2026-11-01', to: '2027-05-20' },
  state: 'new',
  used: false,
  barcode: null,
  ...changes,
});

/** The same once it holds. */
export const anActiveCoupon = (changes: Partial<Coupon> = {}): Coupon =>
  aCoupon({ state: 'active', barcode: 'CLUB12', ...changes });
