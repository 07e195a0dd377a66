import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { owedFor, tellFollowers } from '../orders/index.ts';
import { completeRefund, enter, giveBackExcess } from './ledger.ts';
import { createPaymentRepository, isOpenPayment, lockOrder, type PaymentRow } from './payment-repository.ts';
import type { ProviderStatus } from './payment-provider.ts';
import { writeReceipts } from './receipts.ts';
import { writeRefund } from './refund-lines.ts';
import { tellOfReturn } from './tell-shopper.ts';

/** Takes what the provider has taken: a payment that seemed to have failed may turn out to be paid. */
async function capture(
  trx: Transaction<Database>,
  payment: PaymentRow,
  { captured }: ProviderStatus,
  now: Date,
): Promise<void> {
  if (payment.captured > 0 || captured <= 0) return;
  await createPaymentRepository(trx).change(payment.id, {
    state: 'paid',
    captured,
    failure: null,
    is_working: false,
    paid_at: now,
  });
  const { id: payment_id, order_number } = payment;
  const authorised = {
    order_number,
    payment_id,
    refund_id: null,
    kind: 'authorised',
    amount: captured,
  } as const;
  await createPaymentRepository(trx).enter({ ...authorised, made_at: now });
  await enter(trx, { payment, kind: 'captured', amount: captured, now });
}

/**
 * What went back at the provider beyond what is known. A sum does not tell which refunds of ours are in it, so each is done when
 * its own call is answered; only once the sum holds all that is on its way are these done, and the rest is what the provider has
 * given back by itself.
 */
async function refund(
  trx: Transaction<Database>,
  payment: PaymentRow,
  refunded: number,
  now: Date,
): Promise<void> {
  const repository = createPaymentRepository(trx);
  const { order_number, id: payment_id } = payment;
  const news = refunded - payment.refunded;
  const wanted = (await repository.wantedRefunds(order_number)).filter(
    (one) => one.payment_id === payment_id,
  );
  const more = wanted.reduce((left, { amount }) => left - amount, news);
  if (news <= 0 || more < 0) return;
  for (const one of wanted) await completeRefund(trx, one, now);
  if (more === 0) return;
  const own = await writeRefund(trx, payment, { amount: more, reason: 'provider', now });
  await completeRefund(trx, own, now);
  const order = await lockOrder(trx, order_number);
  if (order.paid < owedFor(order)) await tellFollowers('reversed', trx, [order_number], now);
}

/** What becomes of a payment that nobody has paid yet. */
function openChanges(payment: PaymentRow, { state, failure }: ProviderStatus, now: Date) {
  // One that is paid has a sum soon, if not yet.
  const isWorking = state === 'working' || state === 'paid';
  const answered = { asked_at: now, is_answered: true, is_working: isWorking };
  if (!isOpenPayment(payment)) return { asked_at: now, is_answered: true, is_working: false };
  if (state === 'failed') return { ...answered, state: 'failed' as const, failure: failure ?? 'declined' };
  if (state === 'expired') return { ...answered, state: 'expired' as const, failure: 'expired' as const };
  // The provider has never heard of it: nobody can have paid it. Its registration may still be under way.
  if (state === 'unknown' && now.getTime() - payment.created_at.getTime() > registrationTakes)
    return { ...answered, state: 'failed' as const, failure: 'technical' as const };
  return answered;
}

/** How long a registration may be under way, ms. */
const registrationTakes = 30_000;

/**
 * Does what follows from a provider's word, in one transaction and under the lock of the order: states only go forward, money
 * is entered once, and what was paid for a cancelled order or too much begins its way back. Answers the payment after it.
 */
export async function applyStatus(
  trx: Transaction<Database>,
  id: string,
  status: ProviderStatus,
  now: Date,
): Promise<PaymentRow> {
  const repository = createPaymentRepository(trx);
  const { order_number } = await repositoryRow(trx, id);
  await lockOrder(trx, order_number);
  const payment = await repositoryRow(trx, id);
  await repository.change(id, openChanges(payment, status, now));
  await capture(trx, payment, status, now);
  const captured = await repositoryRow(trx, id);
  await refund(trx, captured, Math.min(status.refunded, captured.captured), now);
  await writeReceipts(trx, captured, status.receipts);
  const returning = await giveBackExcess(trx, order_number, now);
  if (returning.length > 0) await tellOfReturn(trx, order_number, returning, now);
  return repositoryRow(trx, id);
}

const repositoryRow = (trx: Transaction<Database>, id: string): Promise<PaymentRow> =>
  trx
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', sql<string>`${id}::uuid`)
    .executeTakeFirstOrThrow();
