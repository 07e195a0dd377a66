import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { OrderEventTable } from './tables.ts';

/** Writes down that something happened to some orders; their owners are told of it by `tell-steps.ts`. */
export async function record(
  trx: Transaction<Database>,
  kind: OrderEventTable['kind'],
  numbers: readonly string[],
  now: Date,
): Promise<void> {
  if (numbers.length === 0) return;
  await trx
    .insertInto('order_event')
    .values(numbers.map((order_number) => ({ order_number, kind, made_at: now })))
    .execute();
}
