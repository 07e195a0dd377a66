import { call } from '../call.ts';
import { getCategoryProducts } from './calls.ts';
import type * as schemas from './schemas.ts';

/** Legacy name of `getCategoryProducts`. */
export const catalogue = call<typeof schemas.GetCategoryProducts>()({
  base: 'legacy',
  method: 'GET',
  path: '/catalogue',
  refusals: { ...getCategoryProducts.refusals },
});

/** Legacy: how many models a listing has. */
export const catalogueCount = call<typeof schemas.CatalogueCount>()({
  base: 'legacy',
  method: 'GET',
  path: '/catalogue/count',
  refusals: { ...getCategoryProducts.refusals },
});
