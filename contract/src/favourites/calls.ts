import { call } from '../call.ts';
import type * as schemas from './schemas.ts';

/** What is a member's own on every page: read once the cached page is there. */
export const getMarks = call<typeof schemas.GetMarks>()({
  base: 'v3',
  method: 'GET',
  path: '/account/marks',
  who: 'member',
  refusals: {},
});

export const getFavourites = call<typeof schemas.GetFavourites>()({
  base: 'v3',
  method: 'GET',
  path: '/favorites',
  who: 'member',
  refusals: {},
});

export const addFavourite = call<typeof schemas.ChangeFavourites>()({
  base: 'legacy',
  method: 'POST',
  path: '/favorites',
  who: 'member',
  refusals: { product_not_found: 404, favourites_limit_exceeded: 409 },
});

/** Takes a product out of the favourites; one that is not among them is no fault. */
export const removeFavourite = call<typeof schemas.ChangeFavourites>()({
  base: 'legacy',
  method: 'DELETE',
  path: '/favorites',
  who: 'member',
  refusals: {},
});

export const getFavouriteStores = call<typeof schemas.GetFavouriteStores>()({
  base: 'v3',
  method: 'GET',
  path: '/favorites/stores',
  who: 'member',
  refusals: { favourite_stores_unavailable: 403 },
});

export const addFavouriteStores = call<typeof schemas.AddFavouriteStores>()({
  base: 'v3',
  method: 'POST',
  path: '/favorites/stores',
  who: 'member',
  refusals: {
    favourite_stores_unavailable: 403,
    store_not_found: 404,
    store_is_discount: 409,
    store_is_closed: 409,
    favourite_stores_limit_exceeded: 409,
  },
});

export const removeFavouriteStore = call<typeof schemas.RemoveFavouriteStore>()({
  base: 'v3',
  method: 'DELETE',
  path: '/favorites/stores/{id}',
  who: 'member',
  refusals: { favourite_stores_unavailable: 403 },
});
