import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { paidByCards } from '../gift-cards/index.ts';
import { enter } from './ledger.ts';
import { createPaymentRepository, lockOrder } from './payment-repository.ts';

/** Brings the ledger of an order up to what gift cards pay of it: held and taken, less what came back to them. */
export async function enterGiftCards(trx: Transaction<Database>, number: string, now: Date): Promise<void> {
  const order = await lockOrder(trx, number);
  const repository = createPaymentRepository(trx);
  const byCards = (await paidByCards(trx, [number])).get(number) ?? 0;
  const known = (await repository.ofOrder(number)).find(({ acquiring }) => acquiring === 'GIFT');
  const change = byCards - (known ? known.captured - known.refunded : 0);
  if (change === 0) return;
  const payment =
    known ??
    (await repository.add({
      order_number: number,
      acquiring: 'GIFT',
      method: 'gift',
      plan: null,
      amount: change,
      currency: order.currency,
      state: 'paid',
      request_key: null,
      url_success: '',
      url_fail: '',
      created_at: now,
      expires_at: now,
      paid_at: now,
    }));
  const part = change > 0 ? 'captured' : 'refunded';
  await trx
    .updateTable('payment')
    .set((row) => ({ [part]: row(part, '+', Math.abs(change)) }))
    .where('id', '=', payment.id)
    .execute();
  const kind = change > 0 ? 'gift_card' : 'gift_card_returned';
  await enter(trx, { payment, kind, amount: change, now });
}
