import { call } from '../call.ts';
import type * as coupons from './coupons.ts';

/** The coupons of whoever is signed in (CLUB-22). */
export const getCoupons = call<typeof coupons.GetCoupons>()({
  base: 'v3',
  method: 'GET',
  path: '/account/coupons',
  who: 'member',
  refusals: {},
});

/** Makes a coupon hold for whoever is signed in; one that holds already stays as it is (CLUB-24). */
export const activateCoupon = call<typeof coupons.ActivateCoupon>()({
  base: 'v3',
  method: 'POST',
  path: '/account/activate-coupon',
  who: 'member',
  refusals: { coupon_unavailable: 409 },
});
