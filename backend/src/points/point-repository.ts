import { sql, type Kysely, type Selectable } from 'kysely';
import type { GeoPoint } from '@rukav/contract';
import type { Database } from '../database/schema.ts';
import { isValidPoint } from './row-check.ts';
import type { PointTable } from './tables.ts';

/** A point with the city it stands in. */
export type PointRow = Omit<Selectable<PointTable>, 'changed_at'> & {
  city_ru: string;
  city_kk: string;
  time_zone: string;
};

export type PointRepository = ReturnType<typeof createPointRepository>;

/** Points with the city that each stands in, as a query to go on from. */
export const selectPoints = (db: Kysely<Database>) =>
  db
    .selectFrom('point')
    .innerJoin('city', 'city.id', 'point.city_id')
    .selectAll('point')
    .select(['city.name_ru as city_ru', 'city.name_kk as city_kk', 'city.time_zone']);

/** Reads points by a query, without those that no page can show. */
export const readPoints = async <Row extends PointRow>(query: {
  execute: () => Promise<Row[]>;
}): Promise<Row[]> => (await query.execute()).filter(isValidPoint);

/** Shops of our own, and by id every place where orders are handed over. */
export const createPointRepository = (db: Kysely<Database>) => {
  const points = () => selectPoints(db);
  const shops = () => points().where('point.type', 'in', ['store', 'shop']);

  return {
    /** By number, so that the order is always the same. */
    ofCity: (cityId: number): Promise<PointRow[]> =>
      readPoints(shops().where('city_id', '=', cityId).orderBy('shop_number')),

    byIds: async (ids: readonly string[]): Promise<PointRow[]> =>
      ids.length === 0 ? [] : readPoints(points().where('point.id', 'in', ids).orderBy('shop_number')),

    /** The shops that sell now, in every city. */
    selling: () => readPoints(shops().where('shop_now_status', '=', 'IS_OPEN').orderBy('shop_number')),

    /** Like `byIds`, of our own shops alone. */
    shopsByIds: async (ids: readonly string[]): Promise<PointRow[]> =>
      ids.length === 0 ? [] : readPoints(shops().where('point.id', 'in', ids).orderBy('shop_number')),

    /** The shops of the city whose shop is nearest to a place, nearest first. */
    near: async ({ lat, lon }: GeoPoint): Promise<PointRow[]> => {
      const distance = sql<number>`power(point.lat - ${lat}, 2) + power((point.lon - ${lon}) * cos(radians(${lat})), 2)`;
      const nearest = await shops().orderBy(distance).limit(1).executeTakeFirst();
      return nearest ? readPoints(shops().where('city_id', '=', nearest.city_id).orderBy(distance)) : [];
    },
  };
};
