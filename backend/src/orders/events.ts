import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { OrderEventTable } from './tables.ts';

/**
 * Writes down that something happened to some orders. `tell-steps.ts` tells their owners, unless they were told by another
 * letter (`isTold`).
 */
export async function record(
  trx: Transaction<Database>,
  kind: OrderEventTable['kind'],
  numbers: readonly string[],
  now: Date,
  isTold = false,
): Promise<void> {
  if (numbers.length === 0) return;
  await trx
    .insertInto('order_event')
    .values(
      numbers.map((order_number) => ({ order_number, kind, made_at: now, told_at: isTold ? now : null })),
    )
    .execute();
}
