import type { Kysely } from 'kysely';
import { getPaymentTools } from '@rukav/contract/payments/calls.ts';
import { GetPaymentTools } from '@rukav/contract/payments/schemas.ts';
import type { Database } from '../database/schema.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { canBePaid, type OrderRow } from '../orders/index.ts';
import { checkPayment, isFresh } from './check-payment.ts';
import { describePayment, toolsFor } from './describe-payment.ts';
import { findPayable, type Payer } from './find-order.ts';
import { createPaymentRepository } from './payment-repository.ts';
import type { PaymentProviders } from './providers.ts';

const paymentFor = async (db: Kysely<Database>, order: OrderRow, now: Date) => {
  const repository = createPaymentRepository(db);
  const payments = await repository.ofOrder(order.number);
  return describePayment(order, payments, await repository.wantedRefunds(order.number), now);
};

/** GET /order/{id}/payment-tools: how an order can be paid and what is known of its payment; asks the provider where asked to. */
export const getPaymentToolsHandler = (kernel: Kernel, providers: PaymentProviders) =>
  handle(
    getPaymentTools,
    GetPaymentTools,
    async ({ params, query, session, language, now, log }) => {
      const { db, flags, config } = kernel;
      const payer: Payer = { session, language, key: query.key };
      const found = await findPayable(db, params.id, payer);
      const open = query.check ? await createPaymentRepository(db).findOpen(found.number) : undefined;
      if (open && !isFresh(open, now)) await checkPayment({ db, providers, log, now }, open);

      // Read after the payment: a notice may have closed that since the order was found.
      const order = query.check ? await findPayable(db, params.id, payer) : found;
      const world = { flags: await flags.read(), connected: config.payments };
      return {
        payment: await paymentFor(db, order, now),
        tools: canBePaid(order, now) ? toolsFor(order, world) : [],
      };
    },
    { limit: { burst: 120, per: 60_000 } },
  );
