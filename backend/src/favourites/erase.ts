import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Erases what a member liked. */
export async function eraseFavourites(trx: Transaction<Database>, { id }: { id: string }): Promise<void> {
  await trx.deleteFrom('favourite_product').where('account_id', '=', id).execute();
  await trx.deleteFrom('favourite_store').where('account_id', '=', id).execute();
}
