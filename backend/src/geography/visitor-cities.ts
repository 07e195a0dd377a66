import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Exchange } from '../http/handle.ts';
import { Refusal } from '../http/refusal.ts';
import { selectCityOfVisitor, toCountryCity, type CountryCity, type CountryCityRow } from './cities.ts';

/**
 * Finds the city of a visitor: the chosen one if it is one of the country, else the country's default, else its largest.
 * Refuses with `catalogue_empty` where no city has been imported.
 */
export type FindVisitorCity = (
  visitor: Pick<Exchange, 'session' | 'country' | 'language'>,
) => Promise<CountryCity>;

/** How long a city is cached, ms. Every page asks for it, and cities change about never. */
const lifetime = 600_000;

/** Finds the cities of visitors and caches them. The cart reads the city with its shops instead: `findCityOfVisitor`. */
export function createVisitorCities(db: Kysely<Database>): FindVisitorCity {
  const cached = new Map<string, { row: CountryCityRow; until: number }>();

  return async ({ session, country, language }) => {
    const cityId = await session.findCityId();
    const key = `${country} ${cityId ?? ''}`;
    const known = cached.get(key);
    if (known && known.until > performance.now()) return toCountryCity(known.row, language);
    const row = await selectCityOfVisitor(db, country, cityId).executeTakeFirst();
    if (!row) throw new Refusal('catalogue_empty', { retryAfter: 60 });
    if (cached.size > 5000) cached.clear();
    cached.set(key, { row, until: performance.now() + lifetime });
    return toCountryCity(row, language);
  };
}
