import { sql, type Kysely } from 'kysely';
import type { Country, Language } from '@rukav/contract';
import type { PickupPoint } from '@rukav/contract/geography/schemas.ts';
import type { Database } from '../database/schema.ts';
import { validValue } from '../database/valid-rows.ts';
import { selectCityOfVisitor, toCountryCity, type CountryCity } from '../geography/index.ts';
import { Refusal } from '../http/refusal.ts';
import { createPointRepository, readPoints, selectPoints } from './point-repository.ts';
import { WorkHours } from './row-check.ts';
import { toPoint } from './to-point.ts';

/** Shops of our own. */
const shopTypes: readonly PickupPoint['type'][] = ['store', 'shop'];

/** Whether a point is a shop of our own. */
export const isShop = ({ type }: Pick<PickupPoint, 'type'>): boolean => shopTypes.includes(type);

/** Whether a point is a shop that hands orders over now. */
export const isSelling = (point: Pick<PickupPoint, 'type' | 'shopStatus'>): boolean =>
  isShop(point) && point.shopStatus.shopNowStatus === 'IS_OPEN';

/** Whether a point is a partner's that hands orders over now: a locker, a post office, a pickup point. */
export const isHandingOver = (point: Pick<PickupPoint, 'type' | 'shopStatus'>): boolean =>
  !isShop(point) && point.shopStatus.shopNowStatus === 'IS_OPEN';

const selling = (db: Kysely<Database>) =>
  db
    .selectFrom('point')
    .select('point.id')
    .where('point.shop_now_status', '=', 'IS_OPEN')
    .where('point.type', 'in', shopTypes);

/** The ids of a country's shops that hand orders over now, as a part of another query. */
export const sellingPointIds = (db: Kysely<Database>, country: Country) =>
  selling(db).innerJoin('city', 'city.id', 'point.city_id').where('city.country', '=', country);

/** The country of every shop that hands orders over now, by its id. */
export async function countriesOfShops(db: Kysely<Database>): Promise<ReadonlyMap<string, Country>> {
  const rows = await selling(db)
    .innerJoin('city', 'city.id', 'point.city_id')
    .select('city.country')
    .execute();
  return new Map(rows.map(({ id, country }) => [id, country]));
}

/** The ids of all shops of a city that hand orders over now. */
export async function sellingPointsOf(db: Kysely<Database>, cityId: number): Promise<string[]> {
  const rows = await selling(db).where('point.city_id', '=', cityId).orderBy('point.id').execute();
  return rows.map(({ id }) => id);
}

/** A city with the ids of its shops that hand orders over now. */
export interface CityWithShops extends CountryCity {
  shopIds: readonly string[];
  /** The opening hours of each of them. */
  shopHours: readonly PickupPoint['workHours'][];
}

/** The city of a visitor with its shops; `chosenId` counts if it is one of the country. Refuses with `catalogue_empty` where there is no city yet. */
export async function findCityOfVisitor(
  db: Kysely<Database>,
  chosenId: number | undefined,
  { country, language }: { country: Country; language: Language },
): Promise<CityWithShops> {
  const row = await selectCityOfVisitor(db, country, chosenId)
    .select(
      sql<
        string[]
      >`array(${selling(db).where('point.city_id', '=', sql.ref<number>('city.id')).orderBy('point.id')})`.as(
        'shop_ids',
      ),
    )
    .select(
      sql<
        PickupPoint['workHours'][]
      >`(select coalesce(jsonb_agg(hours.work_hours), '[]'::jsonb) from (${selling(db)
        .clearSelect()
        .select('point.work_hours')
        .where('point.city_id', '=', sql.ref<number>('city.id'))
        .orderBy('point.id')}) as hours)`.as('shop_hours'),
    )
    .executeTakeFirst();
  if (!row) throw new Refusal('catalogue_empty', { retryAfter: 60 });
  const shops = row.shop_ids.flatMap((id, index) => {
    const hours = validValue(WorkHours, row.shop_hours[index], { table: 'point', id, field: 'work_hours' });
    return hours ? [{ id, hours }] : [];
  });
  return {
    ...toCountryCity(row, language),
    shopIds: shops.map(({ id }) => id),
    shopHours: shops.map(({ hours }) => hours),
  };
}

/** All points of a city, shops and partners', whatever their state, in the reader's language. */
export async function loadPointsOf(
  db: Kysely<Database>,
  cityId: number,
  language: Language,
): Promise<PickupPoint[]> {
  const rows = await readPoints(selectPoints(db).where('city_id', '=', cityId).orderBy('point.id'));
  return rows.map((row) => toPoint(row, language));
}

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
