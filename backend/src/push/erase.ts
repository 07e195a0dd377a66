import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Erases where a member's browsers are reached. */
export const erasePush = (trx: Transaction<Database>, { id }: { id: string }): Promise<unknown> =>
  trx.deleteFrom('push_subscription').where('account_id', '=', id).execute();
