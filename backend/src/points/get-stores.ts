import {
  getShops,
  getStoreIds,
  getStores,
  getStoresNear,
  getStoresOfCity,
} from '@rukav/contract/geography/calls.ts';
import { GetStoreIds, GetStores, GetStoresNear, GetStoresOfCity } from '@rukav/contract/geography/schemas.ts';
import type { CityRepository } from '../geography/index.ts';
import { handle } from '../http/handle.ts';
import type { PointRepository } from './point-repository.ts';
import { toPoint } from './to-point.ts';

/** GET /stores/city, and GET /shops of the legacy base: the stores of a city. */
export const getStoresOfCityHandlers = ({
  cities,
  points,
}: {
  cities: CityRepository;
  points: PointRepository;
}) =>
  [getStoresOfCity, getShops].map((call) =>
    handle(call, GetStoresOfCity, async ({ query: { cityId }, language, refuse }) => {
      if (!(await cities.find(cityId))) return refuse('city_not_found', { field: 'cityId' });
      return { stores: (await points.ofCity(cityId)).map((point) => toPoint(point, language)) };
    }),
  );

/** POST /stores: stores by id; what is not there, or a partner's, is left out. */
export const getStoresHandler = (points: PointRepository) =>
  handle(getStores, GetStores, async ({ body: { ids }, language }) => ({
    stores: (await points.shopsByIds(ids)).map((point) => toPoint(point, language)),
  }));

/** GET /stores/geofences: the stores around a place, nearest first. */
export const getStoresNearHandler = (points: PointRepository) =>
  handle(getStoresNear, GetStoresNear, async ({ query: { latitude, longitude }, language }) => ({
    stores: (await points.near({ lat: latitude, lon: longitude })).map((point) => toPoint(point, language)),
  }));

/** GET /stores/ids: the shops of every city. */
export const getStoreIdsHandler = (points: PointRepository) =>
  handle(
    getStoreIds,
    GetStoreIds,
    async () => ({
      stores: (await points.selling()).map(({ id, changed_at }) => ({
        id,
        since: changed_at?.toISOString().slice(0, 10) ?? null,
      })),
    }),
    { cache: 'shared' },
  );
