import { transaction } from '../database/transaction.ts';
import { job } from '../jobs/jobs.ts';
import type { Kernel } from '../kernel.ts';
import { finalStatuses, moveOrders, notPaid, tellOwner } from '../orders/index.ts';
import { atOnce, byProviders } from './by-providers.ts';
import { checkPayment } from './check-payment.ts';
import { duePayments } from './due-payments.ts';
import { giveUp } from './open-payment.ts';
import { createPaymentRepository, isOpenPayment, openStates } from './payment-repository.ts';
import type { PaymentProviders } from './providers.ts';

/**
 * Asks for what no notice told of (a lost notice is healed within a minute), and for receipts that are printed later. What is open of an order that is over is given up
 * first: nobody owes it any more.
 */
export const checkOpenPayments = ({ db, clock, log }: Kernel, providers: PaymentProviders) => {
  const printing = [...providers.values()]
    .filter(({ printsReceipts }) => printsReceipts)
    .map(({ acquiring }) => acquiring);
  return job({
    name: 'check-payments',
    every: 10_000,
    run: async () => {
      const now = clock.now();
      const due = duePayments(db, printing, now);
      await byProviders(
        (acquiring) => due.where('acquiring', 'is not distinct from', acquiring).execute(),
        async ({ status, ...payment }) => {
          const isOver = isOpenPayment(payment) && finalStatuses.includes(status);
          if (isOver) await giveUp(providers.get(payment.acquiring), payment);
          return (await checkPayment({ db, providers, log, now }, payment)).is_answered;
        },
      );
    },
  });
};

/** How long the end of an order waits for a provider that does not say what became of a payment, ms. */
const patience = 600_000;

/**
 * Ends one order, unless it was paid meanwhile: the row decides, so that an end and a payment never both happen unseen.
 * Answers whether the provider of an open payment did.
 */
async function expire(kernel: Kernel, providers: PaymentProviders, number: string): Promise<boolean> {
  const { db, clock, log, config } = kernel;
  const now = clock.now();
  const open = await createPaymentRepository(db).findOpen(number);
  let isAnswered = true;
  if (open) {
    if (open.link !== null) await giveUp(providers.get(open.acquiring), open);
    const after = open.link === null ? open : await checkPayment({ db, providers, log, now }, open);
    isAnswered = after.is_answered;
    const isUnclear = isOpenPayment(after) && (after.is_working || !isAnswered);
    if (isUnclear && now.getTime() - open.expires_at.getTime() < patience) return isAnswered;
  }
  await transaction(db, async (trx) => {
    const [order] = await moveOrders(trx, {
      to: 'cancelled',
      by: 'payment',
      where: (row) =>
        row.and([row('number', '=', number), row('pay_until', '<=', now), row('paid_at', 'is', null)]),
      set: { cancel_requested_at: now, cancel_reason: notPaid },
      now,
    });
    if (!order) return;
    // The mailbox and the phone of an unpaid card may be anybody's, and its buyer knows that it was not paid.
    if (order.kind === 'giftCard') return;
    const values = { number, url: new URL('/catalog', config.publicUrl).href };
    await tellOwner(trx, order, { template: 'orderUnpaid', values }, now);
  });
  return isAnswered;
}

/** Cancels what was not paid within 900,000 ms (PAY-17 to PAY-19). */
export const expireUnpaid = (kernel: Kernel, providers: PaymentProviders) =>
  job({
    name: 'expire-unpaid',
    every: 5000,
    run: async () => {
      const due = kernel.db
        .selectFrom('placed_order')
        .leftJoin('payment', (join) =>
          join.onRef('order_number', '=', 'number').on('payment.state', 'in', openStates),
        )
        .select('number')
        .where('pay_until', '<=', kernel.clock.now())
        .where('placed_order.paid_at', 'is', null)
        .where('status', '=', 'processing')
        .where('cancel_requested_at', 'is', null)
        .orderBy('pay_until')
        .limit(atOnce);
      await byProviders(
        (acquiring) => due.where('acquiring', 'is not distinct from', acquiring).execute(),
        ({ number }) => expire(kernel, providers, number),
      );
    },
  });
