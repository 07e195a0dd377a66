import { getCities, getCitiesByIds, searchCities } from '@rukav/contract/geography/calls.ts';
import { GetCities, GetCitiesByIds } from '@rukav/contract/geography/schemas.ts';
import { handle } from '../http/handle.ts';
import type { CityRepository } from './city-repository.ts';
import { toCity } from './to-city.ts';

/** GET /cities, and GET /cities/search of the legacy base: the cities of the session's country. */
export const getCitiesHandlers = (cities: CityRepository) =>
  [getCities, searchCities].map((call) =>
    handle(call, GetCities, async ({ query: asked, country, language }) => {
      const { query = '', filters, pickupOnly: withStores, size } = asked;
      const isLarge = filters === 'large';
      const found = await cities.search({ country, query: query.trim(), withStores, isLarge, size });
      return { cities: found.map((city) => toCity(city, language)) };
    }),
  );

/** GET /cities/ids: cities by id, of any country. */
export const getCitiesByIdsHandler = (cities: CityRepository) =>
  handle(getCitiesByIds, GetCitiesByIds, async ({ query, language }) => {
    const ids = query.ids
      .split(',')
      .map(Number)
      .filter((id) => id < 2 ** 31);
    const found = ids.length > 0 ? await cities.byIds(ids) : [];
    return { cities: found.map((city) => toCity(city, language)) };
  });
