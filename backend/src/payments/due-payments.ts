import { sql, type Kysely } from 'kysely';
import type { AcquiringName } from '@rukav/contract/payments/methods.ts';
import type { Database } from '../database/schema.ts';
import { atOnce } from './by-providers.ts';
import { openStates } from './payment-repository.ts';

/** How old the last word on an open payment may be before its provider is asked again, ms. A lost notice costs no more. */
const askedEvery = 20_000;
/** The same for a payment that seems to be over: it may be paid late, or its receipt printed late. */
const lateEvery = 600_000;
/** How long what comes late is waited for, ms. */
const lateFor = 86_400_000;

const ago = (now: Date, ms: number) => new Date(now.getTime() - ms);

/**
 * Payments whose provider is to be asked again, with the status of their orders: those that are open, those that may still be
 * paid late, and those of providers that print receipts (`printing`) of which a receipt is missing.
 */
export const duePayments = (db: Kysely<Database>, printing: readonly AcquiringName[], now: Date) =>
  db
    .selectFrom('payment')
    .innerJoin('placed_order', 'number', 'order_number')
    .selectAll('payment')
    .select('placed_order.status')
    .where((payment) => {
      const askedBefore = (ms: number) =>
        payment.or([payment('asked_at', 'is', null), payment('asked_at', '<', ago(now, ms))]);
      const receipts = payment
        .selectFrom('order_receipt')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('order_receipt.payment_id', '=', 'payment.id');
      const refunds = payment
        .selectFrom('payment_refund')
        .whereRef('payment_refund.payment_id', '=', 'payment.id')
        .where('payment_refund.state', '=', 'done');
      const lastDone = refunds.select(({ fn }) => fn.max('done_at').as('done_at'));
      return payment.or([
        payment.and([
          payment('state', 'in', openStates),
          payment('payment.created_at', '<', ago(now, askedEvery)),
          askedBefore(askedEvery),
        ]),
        payment.and([
          payment('state', 'in', ['failed', 'expired']),
          payment('provider_id', 'is not', null),
          payment('payment.created_at', '>', ago(now, lateFor)),
          askedBefore(lateEvery),
        ]),
        payment.and([
          payment('state', '=', 'paid'),
          sql<boolean>`acquiring = any(${printing})`,
          sql<boolean>`greatest(payment.paid_at, ${lastDone}) > ${ago(now, lateFor)}`,
          sql<boolean>`${receipts} < 1 + ${refunds.select(({ fn }) => fn.countAll().as('count'))}`,
          askedBefore(lateEvery),
        ]),
      ]);
    })
    .orderBy('asked_at', (order) => order.asc().nullsFirst())
    .limit(atOnce);
