import { language, type Locale } from '@rukav/contract/values.ts';
import { Refusal } from '../http/refusal.ts';
import type { CityDirectory } from './city-directory.ts';
import type { CityRepository, CityRow } from './city-repository.ts';
import { defaultCity } from './default-city.ts';

/** How long a city's name may be remembered, ms. They change about never. */
const memory = 600_000;

/** Looks cities up for sessions; every page asks, so what was found is remembered for a while. */
export function createSessionCities(cities: CityRepository): CityDirectory {
  const known = new Map<number, { row: CityRow | undefined; until: number }>();

  async function find(id: number): Promise<CityRow | undefined> {
    const remembered = known.get(id);
    const moment = performance.now();
    if (remembered && remembered.until > moment) return remembered.row;
    const row = await cities.find(id);
    if (known.size > 5000) known.clear();
    known.set(id, { row, until: moment + memory });
    return row;
  }
  const named = (row: CityRow, locale: Locale) => ({
    id: row.id,
    country: row.country,
    name: language(locale) === 'kk' ? row.name_kk : row.name_ru,
  });

  return {
    find: async (id, locale) => {
      const row = await find(id);
      return row && named(row, locale);
    },
    firstOf: async (inCountry, locale) => {
      const row = (await find(defaultCity[inCountry])) ?? (await cities.largestOf(inCountry));
      if (!row) throw new Refusal('catalogue_empty', { retryAfter: 60 });
      return named(row, locale);
    },
  };
}
