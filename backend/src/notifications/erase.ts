import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Erases what a member was told. */
export const eraseNotifications = (trx: Transaction<Database>, { id }: { id: string }): Promise<unknown> =>
  trx.deleteFrom('account_message').where('account_id', '=', id).execute();
