import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { burnAll } from './ledger.ts';

/**
 * Erases what the club gave to a person alone and burns what an ended account has left. Its ledger names nobody and stays, as
 * its orders do.
 */
export async function eraseBonuses(
  trx: Transaction<Database>,
  { id }: { id: string },
  _: unknown,
  now: Date,
): Promise<void> {
  for (const table of ['personal_price', 'coupon_activation', 'birthday_gift'] as const)
    await trx.deleteFrom(table).where('account_id', '=', id).execute();
  await burnAll(trx, id, now);
}
