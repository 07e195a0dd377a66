import { call } from '../call.ts';
import type * as schemas from './schemas.ts';

export const getCategoryPage = call<typeof schemas.GetCategoryPage>()({
  base: 'v3',
  method: 'GET',
  path: '/category-pages',
  refusals: { category_not_found: 404 },
});

export const getNavigation = call<typeof schemas.GetNavigation>()({
  base: 'v3',
  method: 'GET',
  path: '/catalogue/navigation',
  refusals: {},
});

export const getAddresses = call<typeof schemas.GetAddresses>()({
  base: 'v3',
  method: 'GET',
  path: '/catalogue/addresses',
  refusals: {},
});

export const getCategoryProducts = call<typeof schemas.GetCategoryProducts>()({
  base: 'v3',
  method: 'GET',
  path: '/category-products',
  refusals: { category_not_found: 404 },
});

/** What a text may become while it is typed; without a text, what others search for. */
export const getHints = call<typeof schemas.GetHints>()({
  base: 'v3',
  method: 'GET',
  path: '/products/hints',
  refusals: {},
});

/** The first goods that a text finds while it is typed. */
export const getAutoHints = call<typeof schemas.GetAutoHints>()({
  base: 'v3',
  method: 'GET',
  path: '/products/auto-hints',
  refusals: {},
});

export const searchProducts = call<typeof schemas.SearchProducts>()({
  base: 'v3',
  method: 'GET',
  path: '/products/_search',
  refusals: {},
});
