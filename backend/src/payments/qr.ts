import type { Kysely } from 'kysely';
import { deletePaymentQr, getPaymentQr } from '@rukav/contract/payments/calls.ts';
import { DeletePaymentQr, GetPaymentQr, type PaymentQr } from '@rukav/contract/payments/schemas.ts';
import type { Database } from '../database/schema.ts';
import { transaction } from '../database/transaction.ts';
import { handle } from '../http/handle.ts';
import { Refusal } from '../http/refusal.ts';
import type { Kernel } from '../kernel.ts';
import { owedFor, type OrderRow } from '../orders/index.ts';
import { bankLinks } from './banks.ts';
import { checkPayment, isFresh, type Asking } from './check-payment.ts';
import { toolsFor } from './describe-payment.ts';
import { findPayable } from './find-order.ts';
import {
  clearTheWay,
  giveUp,
  openPayment,
  refuseAnotherSum,
  refuseUnpayable,
  type Wish,
} from './open-payment.ts';
import { createPaymentRepository, isOpenPayment, lockOrder, type PaymentRow } from './payment-repository.ts';
import type { PaymentProviders } from './providers.ts';
import { inTurn } from './start-payment.ts';
import type { PaymentRefusal } from './texts.ts';

const refuse = (code: PaymentRefusal): never => {
  throw new Refusal(code);
};

/** The last code of an order; not those that were given up. */
const lastQr = async (db: Kysely<Database>, number: string): Promise<PaymentRow | undefined> => {
  const [last] = await createPaymentRepository(db).ofOrder(number);
  return last?.acquiring === 'FPS' && last.failure !== 'superseded' ? last : undefined;
};

/** What became of the last code: it still holds, or nothing of it is left; what ended badly is refused with how (ERR-050 to ERR-052). */
async function current(asking: Asking, number: string, due: number): Promise<PaymentRow | undefined> {
  const last = await lastQr(asking.db, number);
  if (!last || last.state === 'created') return undefined;
  const known = isOpenPayment(last) && !isFresh(last, asking.now) ? await checkPayment(asking, last) : last;
  if (known.state === 'paid') return undefined;
  if (known.state === 'failed') return refuse('qr_payment_failed');
  if (known.state === 'expired' || known.expires_at <= asking.now) return refuse('qr_payment_expired');
  return known.amount === due ? known : refuse('qr_amount_changed');
}

/**
 * Refuses a code while another way of paying is begun, perhaps on another device: a page that asks again and again must not
 * give that up. Who wants a code all the same gives it up on purpose (DELETE).
 */
async function refuseOverOthers(asking: Asking, number: string): Promise<void> {
  const open = await createPaymentRepository(asking.db).findOpen(number);
  if (!open || open.acquiring === 'FPS') return;
  const known = open.link === null || isFresh(open, asking.now) ? open : await checkPayment(asking, open);
  if (isOpenPayment(known)) refuse('payment_undefined');
}

const toReply = ({ code, expires_at, amount }: PaymentRow): PaymentQr => {
  if (code === null) return refuse('online_payment_unavailable');
  return { code, expiresAt: expires_at.toISOString(), amount, banks: bankLinks(code) };
};

/** A payment by code of whoever asks, who comes back to the payment of the order. */
function wishFor(
  { orderNumber: number, key, totalPay }: { orderNumber: string; key?: string | undefined; totalPay: number },
  publicUrl: URL,
): Wish {
  const back = new URL(`/dopay/${number}`, publicUrl);
  if (key) back.searchParams.set('key', key);
  const urls = { urlSuccess: back.href, urlFail: back.href };
  return { number, acquiring: 'FPS', method: 'sbp', plan: null, key: null, totalPay, ...urls };
}

const dueOf = (order: OrderRow) => owedFor(order) - order.paid;

/**
 * GET /order/payment/qr: the code for what is due; made where nothing is begun, so it may be asked for again and again.
 * `payment_undefined` while another way of paying is.
 */
export const getPaymentQrHandler = (kernel: Kernel, providers: PaymentProviders) =>
  handle(
    getPaymentQr,
    GetPaymentQr,
    ({ query, session, language, now, log }) =>
      inTurn(query.orderNumber, language, async () => {
        const { db, flags, config } = kernel;
        const payer = { session, language, key: query.key };
        const asking = { db, providers, log, now };
        const found = await findPayable(db, query.orderNumber, payer);
        const known = await current(asking, found.number, dueOf(found));
        if (known) return toReply(known);
        await refuseOverOthers(asking, found.number);

        const order = await findPayable(db, query.orderNumber, payer);
        refuseUnpayable(order, now);
        refuseAnotherSum({ acquiring: 'FPS', totalPay: query.totalPay }, dueOf(order));
        const world = { flags: await flags.read(), connected: config.payments };
        const tool = toolsFor(order, world).find(({ acquiring }) => acquiring === 'FPS');
        if (!tool?.isAvailable) return refuse('payment_method_unavailable');
        const wish = wishFor(query, config.publicUrl);
        return toReply((await clearTheWay(asking, wish)) ?? (await openPayment(asking, wish)));
      }),
    { limit: { burst: 120, per: 60_000 }, isWrite: true },
  );

/** DELETE /order/payment/qr: the last code, or whatever else was begun, is given up, unless it was paid. */
export const deletePaymentQrHandler = ({ db, config }: Kernel, providers: PaymentProviders) =>
  handle(
    deletePaymentQr,
    DeletePaymentQr,
    ({ query, session, language, now, log }) =>
      inTurn(query.orderNumber, language, async () => {
        const order = await findPayable(db, query.orderNumber, { session, language, key: query.key });
        const last = await lastQr(db, order.number);
        const asking = { db, providers, log, now };
        if (!last) {
          await clearTheWay(asking, wishFor(query, config.publicUrl));
          return {};
        }
        if (isOpenPayment(last)) {
          await giveUp(providers.get('FPS'), last);
          const after = await checkPayment(asking, last);
          if (after.state === 'paid') return refuse('order_already_paid');
          const isSeen = last.link !== null;
          if (isSeen && (!after.is_answered || isOpenPayment(after))) return refuse('payment_undefined');
        }
        await transaction(db, async (trx) => {
          await lockOrder(trx, order.number);
          const still = await createPaymentRepository(trx).find(last.id);
          if (still && still.state !== 'paid')
            await createPaymentRepository(trx).change(last.id, { state: 'expired', failure: 'superseded' });
        });
        return {};
      }),
    { limit: { burst: 60, per: 60_000 } },
  );
