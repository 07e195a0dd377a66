import { getCluster, getMetro, getMetroStations } from '@rukav/contract/geography/calls.ts';
import { GetCluster, GetMetroStations } from '@rukav/contract/geography/schemas.ts';
import { handle } from '../http/handle.ts';
import type { CityRepository } from './city-repository.ts';
import { toCity } from './to-city.ts';

/** How many cities around one are named. */
const around = 3;

/** GET /cluster: the cities around one that have shops, nearest first; itself where it has some. */
export const getClusterHandler = (cities: CityRepository) =>
  handle(getCluster, GetCluster, async ({ query: { cityId }, language, refuse }) => {
    const city = await cities.find(cityId);
    if (!city) return refuse('city_not_found', { field: 'cityId' });
    const near = await cities.nearestWithStores(city, around);
    return { cities: near.map((one) => toCity(one, language)) };
  });

/** GET /metro-stations, and GET /metro of the legacy base: the stations of a city, by name; none where it has no metro. */
export const getMetroStationsHandlers = (cities: CityRepository) =>
  [getMetroStations, getMetro].map((call) =>
    handle(call, GetMetroStations, async ({ query: { cityId }, language, refuse }) => {
      if (!(await cities.find(cityId))) return refuse('city_not_found', { field: 'cityId' });
      const stations = await cities.metroStations(cityId, language);
      return {
        stations: stations.map(({ id, name_ru, name_kk, line_ru, line_kk, lat, lon }) => ({
          id,
          name: language === 'kk' ? name_kk : name_ru,
          line: language === 'kk' ? line_kk : line_ru,
          geoPoint: { lat, lon },
        })),
      };
    }),
  );
