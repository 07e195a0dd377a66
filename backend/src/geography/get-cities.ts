import { getCities, getCitiesByIds, searchCities } from '@rukav/contract/geography/calls.ts';
import { GetCities, GetCitiesByIds } from '@rukav/contract/geography/schemas.ts';
import { handle, type Exchange } from '../http/handle.ts';
import { memoised, type Origin } from '../http/memoised.ts';
import { readSent } from '../http/validation.ts';
import type { CityRepository } from './city-repository.ts';
import { toCity } from './to-city.ts';

/** Time for which an answer is given again before a change of a city is seen, ms. */
const fresh = 30_000;

/** Returns the origin of an answer: what was asked in which country and language, as the cities are known for a while. */
function originsOf(): (exchange: Exchange) => Promise<Origin> {
  let source = {};
  let madeAt = 0;
  return async ({ sent, country, language, now }) => {
    if (Math.abs(now.getTime() - madeAt) >= fresh) [source, madeAt] = [{}, now.getTime()];
    return { source, key: JSON.stringify([readSent(GetCities.query, sent.query), country, language]) };
  };
}

/** GET /cities, and GET /cities/search of the legacy base: the cities of the session's country. All of them are a large answer. */
export const getCitiesHandlers = (cities: CityRepository) =>
  [getCities, searchCities].map((call) =>
    memoised(
      handle(call, GetCities, async ({ query: asked, country, language }) => {
        const { query = '', filters, pickupOnly: withStores, size } = asked;
        const isLarge = filters === 'large';
        const found = await cities.search({ country, query: query.trim(), withStores, isLarge, size });
        return { cities: found.map((city) => toCity(city, language)) };
      }),
      originsOf(),
      8_000_000,
    ),
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
