import { call } from '../call.ts';
import type * as schemas from './schemas.ts';

export const getProduct = call<typeof schemas.GetProduct>()({
  base: 'v3',
  method: 'GET',
  path: '/product/{id}',
  refusals: { product_not_found: 404 },
});

export const getAvailability = call<typeof schemas.GetAvailability>()({
  base: 'v3',
  method: 'GET',
  path: '/product/{id}/availability',
  refusals: { product_not_found: 404, city_not_found: 404 },
});

export const getPromoKits = call<typeof schemas.GetPromoKits>()({
  base: 'v3',
  method: 'GET',
  path: '/product/{id}/promo-kits',
  refusals: { product_not_found: 404 },
});

/** What hangs of a product in shops that are named. */
export const getAvailabilityInShops = call<typeof schemas.GetAvailabilityInShops>()({
  base: 'v3',
  method: 'POST',
  path: '/product/{id}/get-availability',
  refusals: { product_not_found: 404, city_not_found: 404 },
});

export const getPrices = call<typeof schemas.GetPrices>()({
  base: 'v3',
  method: 'GET',
  path: '/product/{id}/prices',
  refusals: { product_not_found: 404 },
});
