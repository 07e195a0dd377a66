import { call } from '../call.ts';
import type * as schemas from './schemas.ts';

export const getRecommendationsBySlots = call<typeof schemas.GetRecommendationsBySlots>()({
  base: 'v3',
  method: 'GET',
  path: '/recommendations/slots',
  refusals: {},
});

export const getRecommendationsByPattern = call<typeof schemas.GetRecommendationsByPattern>()({
  base: 'v3',
  method: 'GET',
  path: '/recommendations/pattern',
  refusals: {},
});

/** Legacy: what goes with some products. */
export const getCrossSale = call<typeof schemas.GetCrossSale>()({
  base: 'legacy',
  method: 'GET',
  path: '/cross-sale',
  refusals: {},
});

/** Legacy: remembers what a member has looked at. A guest's browser remembers it itself. */
export const addViewed = call<typeof schemas.AddViewed>()({
  base: 'legacy',
  method: 'POST',
  path: '/viewed',
  who: 'member',
  refusals: { product_not_found: 404 },
});
