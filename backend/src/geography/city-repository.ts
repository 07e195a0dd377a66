import { sql, type ExpressionBuilder, type Kysely, type Selectable } from 'kysely';
import type { Country, GeoPoint, Language } from '@rukav/contract';
import type { Database } from '../database/schema.ts';
import { alike, mistyped } from './mistyped-cities.ts';
import { isValidCity, isValidStation } from './row-checks.ts';
import type { CityTable } from './tables.ts';

/** A city, and whether a shop of ours stands in it. */
export type CityRow = Selectable<CityTable> & { has_stores: boolean };

/** Degrees of latitude within which the nearest city is looked for first. */
const nearby = 3;

/** Number of nearest cities that are read, as the first may have no valid row. */
const candidates = 3;

/** How many people a large city has. */
const large = 500_000;

/** Makes any text a literal of a LIKE pattern. */
const literal = (text: string) => text.replace(/[\\%_]/g, String.raw`\$&`);

/** Shops of our own in a city; partners' points do not count. */
const shopsOf = (city: ExpressionBuilder<Database, 'city'>) =>
  city
    .selectFrom('point')
    .select('point.id')
    .whereRef('point.city_id', '=', 'city.id')
    .where('point.type', 'in', ['store', 'shop']);

export type CityRepository = ReturnType<typeof createCityRepository>;

/** Reads cities by a query, without those that no page can show. */
const readCities = async (query: { execute: () => Promise<CityRow[]> }): Promise<CityRow[]> =>
  (await query.execute()).filter(isValidCity);

/** Cities, largest first where nothing else is said. */
export const createCityRepository = (db: Kysely<Database>) => {
  const cities = () =>
    db
      .selectFrom('city')
      .selectAll('city')
      .select((city) => city.exists(shopsOf(city)).$castTo<boolean>().as('has_stores'));

  const distanceFrom = ({ lat, lon }: GeoPoint) =>
    sql`power(city.lat - ${lat}, 2) + power((city.lon - ${lon}) * cos(radians(${lat})), 2)`;

  return {
    find: async (id: number): Promise<CityRow | undefined> =>
      (await readCities(cities().where('city.id', '=', id)))[0],

    byIds: (ids: readonly number[]) =>
      readCities(cities().where('city.id', 'in', ids).orderBy('population', 'desc')),

    /**
     * Cities of a country whose name has a word that begins with `query`, largest first; where there is none, those that begin so but
     * for one letter.
     */
    search: async ({ country, query, withStores, isLarge = false, size }: CitySearch) => {
      let all = cities().where('country', '=', country).orderBy('population', 'desc').orderBy('city.id');
      if (withStores) all = all.where((city) => city.exists(shopsOf(city)));
      if (isLarge) all = all.where('population', '>=', large);
      if (query === '') return readCities(all.limit(size));

      // A word begins at the start, or after a space or a hyphen.
      const patterns = ['', '% '].map((before) => `${before}${literal(alike(query))}%`);
      const begun = all.where((city) =>
        city.or(
          patterns.flatMap((pattern) =>
            (['name_ru', 'name_kk'] as const).map((name) =>
              city(sql<string>`translate(lower(${city.ref(name)}), 'ё-', 'е ')`, 'like', pattern),
            ),
          ),
        ),
      );
      const found = await readCities(begun.limit(size));
      return found.length > 0 ? found : mistyped(await readCities(all), query).slice(0, size);
    },

    /** The cities of the same country that have shops, nearest to one first. */
    nearestWithStores: (from: Pick<CityRow, 'country' | 'lat' | 'lon'>, count: number) =>
      readCities(
        cities()
          .where('country', '=', from.country)
          .where((city) => city.exists(shopsOf(city)))
          .orderBy(distanceFrom(from))
          .orderBy('city.id')
          .limit(count),
      ),

    metroStations: async (cityId: number, language: Language) => {
      const stations = await db
        .selectFrom('metro_station')
        .selectAll()
        .where('city_id', '=', cityId)
        .orderBy(sql`${sql.ref(`name_${language}`)} collate "ru-x-icu"`)
        .orderBy('id')
        .execute();
      return stations.filter(isValidStation);
    },

    /** The city nearest to a point. */
    nearest: async ({ lat, lon }: GeoPoint): Promise<CityRow | undefined> => {
      const distance = distanceFrom({ lat, lon });
      const byDistance = () => cities().orderBy(distance).limit(candidates);
      const near = byDistance()
        .where('lat', '>', lat - nearby)
        .where('lat', '<', lat + nearby);
      return (await readCities(near))[0] ?? (await readCities(byDistance()))[0];
    },
  };
};

export interface CitySearch {
  country: Country;
  /** Empty for all. */
  query: string;
  withStores: boolean;
  /** Leaves cities of half a million people and more. @default false */
  isLarge?: boolean;
  size: number;
}
