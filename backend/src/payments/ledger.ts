import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { tellFollowers, owedFor } from '../orders/index.ts';
import { createPaymentRepository, lockOrder, type PaymentRow, type RefundRow } from './payment-repository.ts';
import { writeRefund } from './refund-lines.ts';
import type { PaymentEntryTable } from './tables.ts';

/** One change of what was paid for an order. */
interface Change {
  payment: Pick<PaymentRow, 'id' | 'order_number'>;
  kind: Extract<PaymentEntryTable['kind'], 'captured' | 'refunded' | 'gift_card' | 'gift_card_returned'>;
  /** Minor units; negative for what goes back. */
  amount: number;
  refundId?: string;
  now: Date;
}

/** Enters a change into the ledger and the order, which its caller has locked. */
export async function enter(trx: Transaction<Database>, change: Change): Promise<void> {
  const { payment, kind, amount, refundId = null, now } = change;
  const { id: payment_id, order_number } = payment;
  await createPaymentRepository(trx).enter({
    order_number,
    payment_id,
    refund_id: refundId,
    kind,
    amount,
    made_at: now,
  });
  await trx
    .updateTable('placed_order')
    .set((row) => ({ paid: row('paid', '+', amount) }))
    .where('number', '=', order_number)
    .execute();
  await noteWhole(trx, order_number, now);
}

/** Once nothing is left to be paid, because money came or because less is sold, those who wait for it are told, one time. */
export async function noteWhole(trx: Transaction<Database>, number: string, now: Date): Promise<void> {
  const whole = await trx
    .updateTable('placed_order')
    .set({ paid_at: now })
    .where('number', '=', number)
    .where('status', '<>', 'cancelled')
    .where('paid_at', 'is', null)
    .where('paid', '>', 0)
    .whereRef('paid', '>=', 'total')
    .executeTakeFirst();
  if (whole.numUpdatedRows === 1n) await tellFollowers('paid', trx, [number], now);
}

/**
 * Writes down that money of a payment has to go back, and from which payments: those by providers first, the newest before.
 * `because` is why, where the order was not cancelled.
 */
export async function giveBackExcess(
  trx: Transaction<Database>,
  number: string,
  now: Date,
  because: 'overpaid' | 'reduced' = 'overpaid',
): Promise<readonly RefundRow[]> {
  const order = await lockOrder(trx, number);
  const repository = createPaymentRepository(trx);
  const wanted = await repository.wantedRefunds(number);
  const onItsWay = wanted.reduce((sum, { amount }) => sum + amount, 0);
  let excess = order.paid - onItsWay - owedFor(order);
  const made: RefundRow[] = [];
  if (excess <= 0) return made;

  for (const payment of await repository.ofOrder(number)) {
    // What is on cards goes back to them by themselves.
    if (payment.acquiring === 'GIFT') continue;
    const going = wanted.filter(({ payment_id }) => payment_id === payment.id);
    const free = payment.captured - payment.refunded - going.reduce((sum, { amount }) => sum + amount, 0);
    const amount = Math.min(excess, free);
    if (amount <= 0) continue;
    excess -= amount;
    const reason = order.status === 'cancelled' ? 'cancelled' : because;
    made.push(await writeRefund(trx, payment, { amount, reason, now }));
  }
  return made;
}

/** Notes that a refund has arrived, once. The caller has locked the order. */
export async function completeRefund(
  trx: Transaction<Database>,
  { id, payment_id, order_number, amount }: RefundRow,
  now: Date,
): Promise<void> {
  const done = await trx
    .updateTable('payment_refund')
    .set({ state: 'done', done_at: now })
    .where('id', '=', id)
    .where('state', '=', 'wanted')
    .executeTakeFirst();
  if (done.numUpdatedRows !== 1n) return;
  await trx
    .updateTable('payment')
    .set((row) => ({ refunded: row('refunded', '+', amount) }))
    .where('id', '=', payment_id)
    .execute();
  await enter(trx, {
    payment: { id: payment_id, order_number },
    kind: 'refunded',
    amount: -amount,
    refundId: id,
    now,
  });
}
