import { call } from '../call.ts';
import type * as schemas from './schemas.ts';

/**
 * Applies a promo code; its refusals are those of ERR-022 to ERR-029. `promo_not_applicable` says in `params.reason` what
 * the cart lacks (`promoReasons`), and in `params.sum` from which sum of goods the code holds, minor units.
 */
export const addPromo = call<typeof schemas.AddPromo>()({
  base: 'v3',
  method: 'POST',
  path: '/cart/promo/add',
  refusals: {
    promo_not_found: 404,
    promo_already_used: 409,
    promo_not_for_city: 422,
    promo_not_started: 422,
    promo_expired: 422,
    promo_limit_reached: 422,
    promo_not_applicable: 422,
    promo_other: 422,
  },
});

/** Takes a promo code off the cart. */
export const deletePromo = call<typeof schemas.DeletePromo>()({
  base: 'v3',
  method: 'POST',
  path: '/cart/promo/delete',
  refusals: { promo_not_found: 404 },
});

/** Turns the promotions of the shop on or off for the cart. */
export const setPromotions = call<typeof schemas.SetPromotions>()({
  base: 'v3',
  method: 'POST',
  path: '/cart/promotions',
  refusals: { promotions_forbidden: 409, bonuses_applied: 409 },
});
