import type { Kysely, Selectable } from 'kysely';
import type { Country, Language } from '@rukav/contract';
import type { Database } from '../database/schema.ts';
import { validValue } from '../database/valid-rows.ts';
import { defaultCity, defaultZone } from './default-city.ts';
import type { CityTable } from './tables.ts';
import { TimeZone } from './time-zone.ts';

/** A city as carts and orders need it. */
export interface CountryCity {
  id: number;
  name: string;
  country: Country;
  timeZone: string;
  population: number;
}

/** A row of a city as `selectCountryCity` reads it. */
export type CountryCityRow = Pick<
  Selectable<CityTable>,
  'id' | 'name_ru' | 'name_kk' | 'country' | 'time_zone' | 'population'
>;

/** Cities with what carts and orders need of them, as a query to go on from. */
export const selectCountryCity = (db: Kysely<Database>) =>
  db
    .selectFrom('city')
    .select(['city.id', 'city.name_ru', 'city.name_kk', 'city.country', 'city.time_zone', 'city.population']);

/** A city in the reader's language, by the clock of its country's default city where its own zone is unknown. */
export const toCountryCity = (
  { id, name_ru, name_kk, country, time_zone, population }: CountryCityRow,
  language: Language,
): CountryCity => ({
  id,
  name: language === 'kk' ? name_kk : name_ru,
  country,
  timeZone:
    validValue(TimeZone, time_zone, { table: 'city', id, field: 'time_zone' }) ?? defaultZone[country],
  population,
});

/** A city of the visitor's country; one of the other country counts as none. */
export async function findCityOf(
  db: Kysely<Database>,
  cityId: number,
  { country, language }: { country: Country; language: Language },
): Promise<CountryCity | undefined> {
  const row = await selectCountryCity(db)
    .where('id', '=', cityId)
    .where('country', '=', country)
    .executeTakeFirst();
  return row && toCountryCity(row, language);
}

/**
 * The query of a visitor's city: the chosen one if it is one of the country, else the country's default, else its largest.
 * It finds nothing while no city has been imported.
 */
export const selectCityOfVisitor = (db: Kysely<Database>, country: Country, chosenId: number | undefined) =>
  selectCountryCity(db)
    .where('country', '=', country)
    .orderBy((eb) => eb('id', '=', chosenId ?? defaultCity[country]), 'desc')
    .orderBy((eb) => eb('id', '=', defaultCity[country]), 'desc')
    .orderBy('population', 'desc')
    .orderBy('id')
    .limit(1);

/** Names of cities by id. */
export async function cityNames(
  db: Kysely<Database>,
  ids: readonly number[],
  language: Language,
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('city')
    .select(['id', 'name_ru', 'name_kk'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, name_ru, name_kk }) => [id, language === 'kk' ? name_kk : name_ru]));
}
