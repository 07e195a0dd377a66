import type { Transaction } from 'kysely';
import { isOneOf } from '../accounts/index.ts';
import type { Database } from '../database/schema.ts';

/** Forgets what a person has written to the shop, also as a guest. */
export async function eraseFeedback(
  trx: Transaction<Database>,
  { id }: { id: string },
  contacts: readonly string[],
): Promise<void> {
  await trx
    .deleteFrom('feedback_message')
    .where((row) => row.or([row('account_id', '=', id), isOneOf('email', contacts)]))
    .execute();
}
