import { sql, type Kysely } from 'kysely';
import { limits } from '@rukav/contract/limits.ts';
import type { Database } from '../database/schema.ts';

/** What an account has looked at. */
export const createViewedRepository = (db: Kysely<Database>, accountId: string) => ({
  /** Ids, latest first. */
  read: async (): Promise<string[]> => {
    const rows = await db
      .selectFrom('viewed_product')
      .select('product_id')
      .where('account_id', '=', accountId)
      .orderBy('viewed_at', 'desc')
      .orderBy('product_id')
      .limit(limits.viewedProducts)
      .execute();
    return rows.map(({ product_id }) => product_id);
  },

  /** Remembers products, latest first. One that is known moves to the front only when it was looked at later. */
  add: async (ids: readonly string[], now: Date): Promise<void> => {
    if (ids.length === 0) return;
    await db
      .insertInto('viewed_product')
      .values(
        ids.map((product_id, place) => ({
          account_id: accountId,
          product_id,
          viewed_at: new Date(now.getTime() - place),
        })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['account_id', 'product_id'])
          .doUpdateSet({ viewed_at: sql`greatest(viewed_product.viewed_at, excluded.viewed_at)` }),
      )
      .execute();
    await db
      .deleteFrom('viewed_product')
      .where('account_id', '=', accountId)
      .where('product_id', 'not in', await createViewedRepository(db, accountId).read())
      .execute();
  },
});

/** What is kept apart from an account's row and goes with the person. */
export const eraseViewed = (db: Kysely<Database>, { id }: { id: string }) =>
  db.deleteFrom('viewed_product').where('account_id', '=', id).execute();
