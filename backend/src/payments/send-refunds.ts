import { transaction } from '../database/transaction.ts';
import { job } from '../jobs/jobs.ts';
import type { Kernel } from '../kernel.ts';
import { atOnce, byProviders } from './by-providers.ts';
import { checkPayment } from './check-payment.ts';
import { completeRefund } from './ledger.ts';
import { ProviderAway } from './payment-provider.ts';
import { createPaymentRepository, lockOrder, type RefundRow } from './payment-repository.ts';
import type { PaymentProviders } from './providers.ts';

/** The pause after the first try in vain, ms; each further one is twice as long, up to the longest. */
const [firstPause, longestPause] = [5000, 3_600_000];
/** After so many tries in vain, about an hour and a half, somebody has to look: the log says so each time. */
const alarmAfter = 10;

/** A refund that was not answered, or refused, waits longer each time, so that it takes nobody's turn. */
async function postpone({ db, log, clock }: Kernel, refund: RefundRow, err: ProviderAway): Promise<void> {
  const { id, order_number: order, attempts: before } = refund;
  const attempts = before + 1;
  const pause = Math.min(longestPause, firstPause * 2 ** before);
  await db
    .updateTable('payment_refund')
    .set({ attempts, next_at: new Date(clock.now().getTime() + pause) })
    .where('id', '=', id)
    .execute();
  if (attempts < alarmAfter) log.warn({ err, order, refund: id }, 'a refund was not answered');
  else log.error({ err, order, refund: id, attempts }, 'a refund does not go through: give it back by hand');
}

/**
 * Sends one refund; it has arrived once the provider answers this very call, which it may do again. Then the provider is asked
 * what has become of the payment. Answers whether it did.
 */
async function send(kernel: Kernel, providers: PaymentProviders, refund: RefundRow): Promise<boolean> {
  const { db, log, clock } = kernel;
  const payment = await createPaymentRepository(db).find(refund.payment_id);
  if (!payment) return false;
  const provider = providers.get(payment.acquiring);
  const name = { paymentId: payment.id, providerId: payment.provider_id };
  try {
    if (!provider) throw new ProviderAway(`${payment.acquiring} is not connected.`);
    const { id, amount, lines } = refund;
    await provider.refund({ ...name, id, amount, currency: payment.currency, lines: lines ?? [] });
    await transaction(db, async (trx) => {
      await lockOrder(trx, refund.order_number);
      await completeRefund(trx, refund, clock.now());
    });
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error;
    await postpone(kernel, refund, error);
  }
  return (await checkPayment({ db, providers, log, now: clock.now() }, payment)).is_answered;
}

/** Gives back what has to go back, again and again, ever more rarely, until it has arrived; the provider knows each by its id. */
export const sendRefunds = (kernel: Kernel, providers: PaymentProviders) =>
  job({
    name: 'send-refunds',
    every: 5000,
    run: async () => {
      const due = kernel.db
        .selectFrom('payment_refund')
        .innerJoin('payment', 'payment.id', 'payment_id')
        .selectAll('payment_refund')
        .where('payment_refund.state', '=', 'wanted')
        .where((refund) =>
          refund.or([refund('next_at', 'is', null), refund('next_at', '<=', kernel.clock.now())]),
        )
        .orderBy('next_at', (order) => order.asc().nullsFirst())
        .orderBy('payment_refund.created_at')
        .limit(atOnce);
      await byProviders(
        (acquiring) => due.where('acquiring', 'is not distinct from', acquiring).execute(),
        (refund) => send(kernel, providers, refund),
      );
    },
  });
