import { createEvent, createStore, sample } from 'effector';
import type { GeoPoint } from '@rukav/contract';
import {
  getCluster,
  getMetro,
  getMetroStations,
  getShops,
  getStoreIds,
  getStores,
  getStoresNear,
  getStoresOfCity,
} from '@rukav/contract/geography/calls.ts';
import { getAvailabilityInShops } from '@rukav/contract/product/calls.ts';
import { createQuery } from '../../platform/api/index.ts';
import { byUserService, setCityFx } from '../../platform/session/index.ts';
import { $here, locateRequested } from '../obtaining/index.ts';
import type { StoreFilter } from './stores-for.ts';

/** The shops of a city. */
export const storesOfCity = createQuery(getStoresOfCity, {
  ttl: 600_000,
  keep: 4,
  $sent: byUserService(getStoresOfCity, getShops),
});
/** The shops of the nearest city that has some, by where the shopper is. */
export const storesNear = createQuery(getStoresNear, { ttl: 600_000, keep: 2 });
/** Whether the shops of the city are known, still awaited, or did not come. */
export const $listState = storesOfCity.$current.map(({ answer, state }) => {
  if (answer) return 'known';
  return state === 'failed' ? 'failed' : 'awaited';
});
/** Shops by their ids. */
export const storeById = createQuery(getStores, { ttl: 600_000, keep: 6 });
/** The shops of every city, for the sitemap. */
export const storeIds = createQuery(getStoreIds, { keep: 1 });
/** The cities around one that have shops. */
export const cluster = createQuery(getCluster, { ttl: 600_000, keep: 4 });
/** The stations of a city's metro. */
export const metroStations = createQuery(getMetroStations, {
  ttl: 3_600_000,
  keep: 4,
  $sent: byUserService(getMetroStations, getMetro),
});
/** What hangs of a product in one shop. */
export const availabilityThere = createQuery(getAvailabilityInShops, { ttl: 30_000, keep: 4, per: ['city'] });

/** Something was written into the search of shops. */
export const storeSought = createEvent<string>();
export const filterToggled = createEvent<StoreFilter>();
/** A station of the metro was chosen to look around, or none. */
export const stationChosen = createEvent<string>();
export const mapToggled = createEvent<boolean>();
/** The shops around the shopper are asked for, or those of the city again. */
export const nearToggled = createEvent<boolean>();

/** What is written in the search of shops. */
export const $storeText = createStore('', { serialize: 'ignore' }).on(storeSought, (_, text) => text);
/** The filters of shops that are on. */
export const $storeFilters = createStore<readonly StoreFilter[]>([], { serialize: 'ignore' }).on(
  filterToggled,
  (filters, filter) =>
    filters.includes(filter) ? filters.filter((one) => one !== filter) : [...filters, filter],
);
/** The station that shops are looked for around; empty for none. */
export const $stationId = createStore('', { serialize: 'ignore' })
  .on(stationChosen, (_, id) => id)
  .reset(storesOfCity.openFx.done);
/** Whether the map is open beside the list. */
export const $isMapOpen = createStore(false, { serialize: 'ignore' }).on(mapToggled, (_, isOpen) => isOpen);
/** Whether shops around the shopper are shown, whatever their city; not after she has chosen one. */
export const $isNear = createStore(false, { serialize: 'ignore' })
  .on(nearToggled, (_, isNear) => isNear)
  .reset(setCityFx.done);

interface Around {
  here: GeoPoint | null;
  isNear: boolean;
}

sample({ clock: nearToggled, filter: Boolean, fn: () => undefined, target: locateRequested });

sample({
  clock: [$here, nearToggled],
  source: { here: $here, isNear: $isNear },
  filter: (now: Around): now is { here: GeoPoint; isNear: boolean } => now.isNear && now.here !== null,
  fn: ({ here }) => ({ query: { latitude: here.lat, longitude: here.lon } }),
  target: storesNear.openFx,
});

sample({
  clock: storesOfCity.openFx.done,
  filter: ({ result }) => result.stores.length === 0,
  fn: ({ params }) => ({ query: { cityId: params.query.cityId } }),
  target: cluster.openFx,
});
