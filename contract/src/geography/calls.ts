import { call } from '../call.ts';
import type * as schemas from './schemas.ts';

export const getCities = call<typeof schemas.GetCities>()({
  base: 'v3',
  method: 'GET',
  path: '/cities',
  refusals: {},
});

export const getCitiesByIds = call<typeof schemas.GetCitiesByIds>()({
  base: 'v3',
  method: 'GET',
  path: '/cities/ids',
  refusals: {},
});

export const getStoresOfCity = call<typeof schemas.GetStoresOfCity>()({
  base: 'v3',
  method: 'GET',
  path: '/stores/city',
  refusals: { city_not_found: 404 },
});

export const getStores = call<typeof schemas.GetStores>()({
  base: 'v3',
  method: 'POST',
  path: '/stores',
  refusals: {},
});

export const getStoresNear = call<typeof schemas.GetStoresNear>()({
  base: 'v3',
  method: 'GET',
  path: '/stores/geofences',
  refusals: {},
});

export const getStreets = call<typeof schemas.GetStreets>()({
  base: 'v3',
  method: 'GET',
  path: '/streets',
  refusals: { city_not_found: 404 },
});

export const getHouses = call<typeof schemas.GetHouses>()({
  base: 'v3',
  method: 'GET',
  path: '/houses',
  refusals: { street_not_found: 404 },
});

export const suggestGeofences = call<typeof schemas.SuggestGeofences>()({
  base: 'v3',
  method: 'POST',
  path: '/geofences/suggest',
  refusals: { city_not_found: 404 },
});

export const getMacrocity = call<typeof schemas.GetMacrocity>()({
  base: 'v3',
  method: 'GET',
  path: '/geofences/macrocity-info',
  refusals: {},
});

/** The shops of every city, for a sitemap. */
export const getStoreIds = call<typeof schemas.GetStoreIds>()({
  base: 'v3',
  method: 'GET',
  path: '/stores/ids',
  refusals: {},
});

/** The cities around one that have shops, for a city that has none. */
export const getCluster = call<typeof schemas.GetCluster>()({
  base: 'v3',
  method: 'GET',
  path: '/cluster',
  refusals: { city_not_found: 404 },
});

export const getMetroStations = call<typeof schemas.GetMetroStations>()({
  base: 'v3',
  method: 'GET',
  path: '/metro-stations',
  refusals: { city_not_found: 404 },
});

export const getMap = call<typeof schemas.GetMap>()({
  base: 'v3',
  method: 'GET',
  path: '/map',
  refusals: { city_not_found: 404 },
});

export const getDeliveryTerms = call<typeof schemas.GetDeliveryTerms>()({
  base: 'v3',
  method: 'GET',
  path: '/delivery-terms-new',
  refusals: { city_not_found: 404 },
});

export const getDeliveryTermsOfCity = call<typeof schemas.GetDeliveryTermsOfCity>()({
  base: 'v3',
  method: 'GET',
  path: '/delivery-terms',
  refusals: { city_not_found: 404 },
});

export const getDeliveryTermsAt = call<typeof schemas.GetDeliveryTermsAt>()({
  base: 'v3',
  method: 'POST',
  path: '/delivery-terms',
  refusals: { city_not_found: 404 },
});

export const searchCities = call<typeof schemas.GetCities>()({
  base: 'legacy',
  method: 'GET',
  path: '/cities/search',
  refusals: {},
});

export const searchStreets = call<typeof schemas.GetStreets>()({
  base: 'legacy',
  method: 'GET',
  path: '/streets/search',
  refusals: { city_not_found: 404 },
});

export const searchHouses = call<typeof schemas.GetHouses>()({
  base: 'legacy',
  method: 'GET',
  path: '/houses/search',
  refusals: { street_not_found: 404 },
});

export const getMetro = call<typeof schemas.GetMetroStations>()({
  base: 'legacy',
  method: 'GET',
  path: '/metro',
  refusals: { city_not_found: 404 },
});

export const getShops = call<typeof schemas.GetStoresOfCity>()({
  base: 'legacy',
  method: 'GET',
  path: '/shops',
  refusals: { city_not_found: 404 },
});
