import { limits } from '@rukav/contract';
import { language as languageOf } from '@rukav/contract/values.ts';
import type { AcquiringName, OnlineMethod } from '@rukav/contract/payments/methods.ts';
import type { PlanId } from '@rukav/contract/payments/plans.ts';
import { sqlState, transaction } from '../database/transaction.ts';
import { Refusal } from '../http/refusal.ts';
import { canBePaid, isAwaitingPayment, owedFor, type OrderRow } from '../orders/index.ts';
import { checkPayment, type Asking } from './check-payment.ts';
import { fiscalLines } from './fiscal-lines.ts';
import { ProviderAway, type PaymentProvider } from './payment-provider.ts';
import { createPaymentRepository, isOpenPayment, lockOrder, type PaymentRow } from './payment-repository.ts';
import type { PaymentRefusal } from './texts.ts';

/** What is to be paid, and how. */
export interface Wish {
  number: string;
  acquiring: AcquiringName;
  method: OnlineMethod;
  plan: PlanId | null;
  key: string | null;
  urlSuccess: string;
  urlFail: string;
  /** Sum to pay, as the shopper saw it, minor units. */
  totalPay: number;
}

const refuse = (code: PaymentRefusal): never => {
  throw new Refusal(code);
};

/** Refuses to begin a payment of another sum than the shopper saw. */
export function refuseAnotherSum({ acquiring, totalPay }: Pick<Wish, 'acquiring' | 'totalPay'>, due: number) {
  if (totalPay === due) return;
  const code: PaymentRefusal = acquiring === 'FPS' ? 'qr_amount_changed' : 'payment_amount_changed';
  throw new Refusal(code, { params: { before: totalPay, now: due } });
}

/** Why nothing of an order can be paid now. */
export function refuseUnpayable(order: OrderRow, now: Date): void {
  if (order.status === 'cancelled' || order.cancel_requested_at) refuse('order_cancelled');
  if (order.paid >= owedFor(order)) refuse('order_already_paid');
  if (!canBePaid(order, now))
    refuse(isAwaitingPayment(order) ? 'order_cancelled' : 'payment_method_unavailable');
}

/** Nobody has been given a link to it, so nobody can pay it. */
const isUnseen = ({ link }: PaymentRow) => link === null;

/** How long a registration may be under way in another process, ms. */
const registrationTakes = 30_000;

const isUnderWay = (payment: PaymentRow, now: Date) =>
  isUnseen(payment) && now.getTime() - payment.created_at.getTime() < registrationTakes;

/** Whether a payment is what a wish asks for. */
export const isOf = (
  payment: PaymentRow,
  wish: Pick<Wish, 'acquiring' | 'plan' | 'urlSuccess' | 'urlFail'>,
): boolean =>
  payment.acquiring === wish.acquiring &&
  payment.plan === wish.plan &&
  payment.url_success === wish.urlSuccess &&
  payment.url_fail === wish.urlFail;

/** Whether it is the same wish, and its link still leads somewhere. */
const isSame = (open: PaymentRow, wish: Wish, due: number, now: Date) =>
  open.link !== null && isOf(open, wish) && open.amount === due && open.expires_at > now;

/** Nobody is shown any more what another way has taken the place of; what its provider says of it is still heard. */
const supersede = ({ db }: Asking, { id, order_number }: PaymentRow) =>
  transaction(db, async (trx) => {
    await lockOrder(trx, order_number);
    const payments = createPaymentRepository(trx);
    const still = await payments.find(id);
    if (!still || still.state === 'paid') return;
    const isOpen = isOpenPayment(still);
    await payments.change(id, {
      failure: 'superseded',
      ...(isOpen && { state: 'expired', request_key: null }),
    });
  });

/** Gives up an open payment; false where nobody knows what becomes of it, or its provider does not say that it is over. */
async function end(asking: Asking, open: PaymentRow): Promise<boolean> {
  if (!isUnseen(open)) {
    if (open.is_working || !open.is_answered) return false;
    await giveUp(asking.providers.get(open.acquiring), open);
    const after = await checkPayment(asking, open);
    if (!after.is_answered || isOpenPayment(after)) return false;
  }
  await supersede(asking, open);
  return true;
}

/** What is open of an order, as its provider says now. */
async function begunOf(asking: Asking, number: string): Promise<PaymentRow | undefined> {
  const begun = await createPaymentRepository(asking.db).findOpen(number);
  if (!begun) return undefined;
  const open = isUnseen(begun) ? begun : await checkPayment(asking, begun);
  return isOpenPayment(open) ? open : undefined;
}

/** Ends what was begun of an order, so that it is paid in another way; false where that cannot be. */
export async function endBegun(asking: Asking, number: string): Promise<boolean> {
  const open = await begunOf(asking, number);
  return !open || (!isUnderWay(open, asking.now) && end(asking, open));
}

/**
 * Clears the way for another payment of an order: what was begun before is asked for, and given up where nobody has paid it.
 * Answers it where it is the very same wish. Where nobody knows what became of it, or its provider does not say that it is
 * over, nothing new begins: `payment_undefined`.
 */
export async function clearTheWay(asking: Asking, wish: Wish): Promise<PaymentRow | undefined> {
  const { db, now } = asking;
  const open = await begunOf(asking, wish.number);
  if (!open) return undefined;
  if (isUnderWay(open, now)) refuse('payment_undefined');
  const order = await db
    .selectFrom('placed_order')
    .selectAll()
    .where('number', '=', wish.number)
    .executeTakeFirstOrThrow();
  const due = owedFor(order) - order.paid;
  if (open.is_answered && !open.is_working && isSame(open, wish, due, now)) return open;
  if (!(await end(asking, open))) refuse('payment_undefined');
  return undefined;
}

/** Asks the provider that nobody pays it any more; what it does is seen by asking. */
export async function giveUp(provider: PaymentProvider | undefined, payment: PaymentRow): Promise<void> {
  try {
    await provider?.cancel({ paymentId: payment.id, providerId: payment.provider_id });
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error;
  }
}

/** Writes the payment down, and what it pays for with its VAT, before anything is asked of a provider. */
async function writeDown({ db, now }: Asking, wish: Wish, taxType: number | null) {
  try {
    return await transaction(db, async (trx) => {
      const order = await lockOrder(trx, wish.number);
      refuseUnpayable(order, now);
      const until = order.pay_until && order.paid_at === null ? order.pay_until.getTime() : Infinity;
      const expires = Math.min(until, now.getTime() + limits.paymentExpiration);
      const amount = owedFor(order) - order.paid;
      refuseAnotherSum(wish, amount);
      const sold = await fiscalLines(trx, order.number, amount);
      const lines = taxType === null ? sold : sold.map((line) => ({ ...line, taxType }));
      const payment = await createPaymentRepository(trx).add({
        order_number: order.number,
        acquiring: wish.acquiring,
        method: wish.method,
        plan: wish.plan,
        amount,
        lines: JSON.stringify(lines),
        currency: order.currency,
        request_key: wish.key,
        url_success: wish.urlSuccess,
        url_fail: wish.urlFail,
        created_at: now,
        expires_at: new Date(expires),
      });
      return { order, payment, lines };
    });
  } catch (error) {
    // Somebody else has just begun to pay the same order.
    if (sqlState(error) === '23505') return refuse('payment_undefined');
    throw error;
  }
}

/** Begins a payment: a row first, then the provider. Where it does not answer, `online_payment_unavailable`. */
export async function openPayment(asking: Asking, wish: Wish): Promise<PaymentRow> {
  const { db, providers, log, now } = asking;
  const provider = providers.get(wish.acquiring);
  if (!provider) return refuse('payment_method_unavailable');
  const { order, payment, lines } = await writeDown(asking, wish, provider.taxType);
  try {
    const { providerId, link, code } = await provider.register({
      paymentId: payment.id,
      orderNumber: order.number,
      amount: payment.amount,
      currency: payment.currency,
      language: languageOf(order.locale),
      plan: payment.plan,
      urlSuccess: wish.urlSuccess,
      urlFail: wish.urlFail,
      lifetime: payment.expires_at.getTime() - now.getTime(),
      contact: order.email ? { email: order.email } : { phone: order.phone },
      lines,
    });
    const news = { state: 'pending' as const, provider_id: providerId, link, code };
    const opened = await transaction(db, async (trx) => {
      const { status, cancel_requested_at } = await lockOrder(trx, order.number);
      const payments = createPaymentRepository(trx);
      const still = await payments.find(payment.id);
      // Given up meanwhile, or the order is: nobody gets the link.
      if (!still || !isOpenPayment(still)) return refuse('payment_undefined');
      if (status !== 'cancelled' && cancel_requested_at === null) return payments.change(payment.id, news);
      return payments.change(payment.id, { state: 'failed', failure: 'technical', provider_id: providerId });
    });
    if (opened.state === 'failed') {
      await giveUp(provider, opened);
      return refuse('order_cancelled');
    }
    return opened;
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error;
    log.warn({ err: error, acquiring: wish.acquiring }, 'a payment provider did not answer');
    // Nobody has got a link, so nobody can pay what the provider may have written down.
    await createPaymentRepository(db).change(payment.id, { state: 'failed', failure: 'technical' });
    return refuse('online_payment_unavailable');
  }
}
