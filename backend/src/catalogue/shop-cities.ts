import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Both } from './listed.ts';

/** The names of the cities that have a shop of ours. */
export async function readShopCities(db: Kysely<Database>): Promise<Both[]> {
  const rows = await db
    .selectFrom('city')
    .select(['name_ru', 'name_kk'])
    .where('id', 'in', (city) =>
      city.selectFrom('point').select('city_id').where('type', 'in', ['store', 'shop']),
    )
    .execute();
  return rows.map(({ name_ru, name_kk }) => ({ ru: name_ru, kk: name_kk }));
}
