import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { money } from '../messages/letter-figures.ts';
import { tellOwner } from '../orders/index.ts';
import type { RefundRow } from './payment-repository.ts';

/** Writes to the buyer of an order that money goes back of which no step of the order tells. */
export async function tellOfReturn(
  trx: Transaction<Database>,
  number: string,
  refunds: readonly RefundRow[],
  now: Date,
): Promise<void> {
  const order = await trx
    .selectFrom('placed_order')
    .select(['number', 'email', 'phone', 'locale', 'currency'])
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  const sum = refunds.reduce((total, { amount }) => total + amount, 0);
  const template = refunds[0]?.reason === 'cancelled' ? 'paymentReturned' : 'paymentExcess';
  const values = { number, sum: money(sum, order.currency) };
  await tellOwner(trx, order, { template, values }, now);
}
