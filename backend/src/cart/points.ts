import type { Kysely } from 'kysely';
import type { Country, Language } from '@rukav/contract';
import type { PickupPoint } from '@rukav/contract/geography/schemas.ts';
import type { Database } from '../database/schema.ts';

/** A shop that hands orders over now. */
export interface SellingPoint {
  id: string;
  city_id: number;
}

const points = (db: Kysely<Database>) => db.selectFrom('point').innerJoin('city', 'city.id', 'point.city_id');
/** Shops of our own: lockers, post and others' points are not chosen here. */
const shopTypes = ['store', 'shop'] as const;

const selling = (db: Kysely<Database>) =>
  points(db)
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
  const rows = await points(db)
    .selectAll('point')
    .select(['city.name_ru as city_ru', 'city.name_kk as city_kk', 'city.time_zone'])
    .where('point.id', 'in', [...new Set(ids)])
    .execute();
  const isKazakh = language === 'kk';
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        type: row.type,
        shopNumber: row.shop_number,
        name: isKazakh ? row.name_kk : row.name_ru,
        cityId: row.city_id,
        cityName: isKazakh ? row.city_kk : row.city_ru,
        address: isKazakh ? row.address_kk : row.address_ru,
        geoPoint: { lat: row.lat, lon: row.lon },
        workHours: row.work_hours,
        timeZone: row.time_zone,
        phone: row.phone,
        format: row.format,
        services: row.services,
        needPrepay: row.need_prepay,
        shopStatus: { shopNowStatus: row.shop_now_status },
        metro: isKazakh ? row.metro_kk : row.metro_ru,
        route: isKazakh ? row.route_kk : row.route_ru,
      },
    ]),
  );
}
