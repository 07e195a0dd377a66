import type { Kysely } from 'kysely';
import type { Country, Language } from '@rukav/contract';
import type { Database } from '../database/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { defaultCity } from './default-city.ts';

/** A city as carts and orders need it. */
export interface CountryCity {
  id: number;
  name: string;
  country: Country;
  timeZone: string;
  population: number;
}

/** A city of the visitor's country; one of the other country counts as none. */
export async function findCityOf(
  db: Kysely<Database>,
  cityId: number,
  { country, language }: { country: Country; language: Language },
): Promise<CountryCity | undefined> {
  const row = await db
    .selectFrom('city')
    .select(['id', 'name_ru', 'name_kk', 'country', 'time_zone', 'population'])
    .where('id', '=', cityId)
    .where('country', '=', country)
    .executeTakeFirst();
  if (!row) return undefined;
  const { name_ru, name_kk, time_zone: timeZone, ...rest } = row;
  return { ...rest, timeZone, name: language === 'kk' ? name_kk : name_ru };
}

/** The city of a visitor who has not chosen one; the country's largest where that is not in the database. */
export async function defaultCityOf(db: Kysely<Database>, country: Country): Promise<number> {
  const city = await db
    .selectFrom('city')
    .select('id')
    .where('country', '=', country)
    .orderBy((eb) => eb('id', '=', defaultCity[country]), 'desc')
    .orderBy('population', 'desc')
    .orderBy('id')
    .executeTakeFirst();
  if (!city) throw new Refusal('catalogue_empty', { retryAfter: 60 });
  return city.id;
}

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
