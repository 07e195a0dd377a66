import type { Insertable, Kysely, Transaction } from 'kysely';
import { createAccountRepository } from '../accounts/index.ts';
import type { Database } from '../database/schema.ts';
import type { FavouriteProductTable } from './tables.ts';

/** Changes of one member's favourites wait for one another, so that a limit holds. */
export const lockFavourites = (trx: Transaction<Database>, accountId: string) =>
  createAccountRepository(trx).lock(accountId);

/** What one member likes. */
export const createFavouriteRepository = (db: Kysely<Database>, accountId: string) => ({
  /** The newest first. */
  products: () =>
    db
      .selectFrom('favourite_product')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('place', 'desc')
      .execute(),

  productIds: async (): Promise<string[]> => {
    const rows = await db
      .selectFrom('favourite_product')
      .select('product_id')
      .where('account_id', '=', accountId)
      .orderBy('place', 'desc')
      .execute();
    return rows.map(({ product_id }) => product_id);
  },

  add: (added: Omit<Insertable<FavouriteProductTable>, 'account_id'>) =>
    db
      .insertInto('favourite_product')
      .values({ ...added, account_id: accountId })
      .onConflict((row) => row.doNothing())
      .execute(),

  remove: (productId: string) =>
    db
      .deleteFrom('favourite_product')
      .where('account_id', '=', accountId)
      .where('product_id', '=', productId)
      .execute(),

  /** In the order in which they were chosen. */
  storeIds: async (): Promise<string[]> => {
    const rows = await db
      .selectFrom('favourite_store')
      .select('point_id')
      .where('account_id', '=', accountId)
      .orderBy('place')
      .execute();
    return rows.map(({ point_id }) => point_id);
  },

  addStore: (id: string, now: Date) =>
    db
      .insertInto('favourite_store')
      .values({ account_id: accountId, point_id: id, added_at: now })
      .onConflict((row) => row.doNothing())
      .execute(),

  removeStore: (id: string) =>
    db.deleteFrom('favourite_store').where('account_id', '=', accountId).where('point_id', '=', id).execute(),
});
