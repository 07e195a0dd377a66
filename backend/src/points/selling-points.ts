import type { Kysely } from 'kysely';
import type { Country, Language } from '@rukav/contract';
import type { PickupPoint } from '@rukav/contract/geography/schemas.ts';
import type { Database } from '../database/schema.ts';
import { createPointRepository } from './point-repository.ts';
import { toPoint } from './to-point.ts';

/** A shop that hands orders over now. */
export interface SellingPoint {
  id: string;
  city_id: number;
}

/** Shops of our own: lockers, post and others' points are not chosen here. */
const shopTypes = ['store', 'shop'] as const;

const selling = (db: Kysely<Database>) =>
  db
    .selectFrom('point')
    .innerJoin('city', 'city.id', 'point.city_id')
    .select(['point.id', 'point.city_id'])
    .where('point.shop_now_status', '=', 'IS_OPEN')
    .where('point.type', 'in', shopTypes);

/** A shop of the country that hands orders over now. */
export const findSellingPointOf = (
  db: Kysely<Database>,
  id: string,
  country: Country,
): Promise<SellingPoint | undefined> =>
  selling(db).where('point.id', '=', id).where('city.country', '=', country).executeTakeFirst();

/** The ids of a country's shops that hand orders over now, as a part of another query. */
export const sellingPointIds = (db: Kysely<Database>, country: Country) =>
  db
    .selectFrom('point')
    .innerJoin('city', 'city.id', 'point.city_id')
    .select('point.id')
    .where('point.shop_now_status', '=', 'IS_OPEN')
    .where('point.type', 'in', shopTypes)
    .where('city.country', '=', country);

/** All shops of a city that hand orders over now. */
export const sellingPointsOf = (db: Kysely<Database>, cityId: number): Promise<SellingPoint[]> =>
  selling(db).where('point.city_id', '=', cityId).orderBy('point.id').execute();

/** Points by id, whatever their state, in the reader's language. */
export async function loadPoints(
  db: Kysely<Database>,
  ids: readonly string[],
  language: Language,
): Promise<Map<string, PickupPoint>> {
  if (ids.length === 0) return new Map();
  const rows = await createPointRepository(db).byIds([...new Set(ids)]);
  return new Map(rows.map((row) => [row.id, toPoint(row, language)]));
}
