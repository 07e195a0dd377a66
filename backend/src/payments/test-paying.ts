import type { AddressInfo } from 'node:net';
import { setPaymentMethod } from '@rukav/contract/cart/checkout-calls.ts';
import { getCart } from '@rukav/contract/cart/calls.ts';
import { getPaymentTools, startPayment } from '@rukav/contract/payments/calls.ts';
import type { AcquiringName, PaymentMethodName } from '@rukav/contract/payments/methods.ts';
import { afterAll } from 'vitest';
import { cart, openStore, readyCart, restock, submit } from '../cart/test-store.ts';
import { checkout } from '../checkout/index.ts';
import { readConfig } from '../config.ts';
import { testDatabase } from '../database/test-database.ts';
import { giftCards } from '../gift-cards/index.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { orders, owedFor } from '../orders/index.ts';
import { advanceOrders } from '../orders/advance-orders.ts';
import { confirmCancelling } from '../orders/confirm-cancelling.ts';
import { releaseUnproven } from '../orders/release-unproven.ts';
import { checkOpenPayments, expireUnpaid } from './jobs.ts';
import { sendRefunds } from './send-refunds.ts';
import { createPayments, providersBy } from './index.ts';
import { playProviders } from './test-simulator.ts';

/** A store that listens, with played providers that send it notices: all of paying, for a test file of its own. */
export async function openPayingStore() {
  const { db } = await testDatabase();
  await openStore(db);
  // The port that notices go to is known before the store listens on it.
  const port = await freePort();
  const bank = await playProviders(`http://127.0.0.1:${port}`);
  const kernel = testKernel(db, bank.environment);
  const providers = providersBy(readConfig(bank.environment));
  const app = await createServer(kernel, [cart, checkout, orders, giftCards, createPayments(providers)]);
  await app.listen({ host: '127.0.0.1', port });
  afterAll(() => app.close());

  const jobs = {
    check: checkOpenPayments(kernel, providers),
    expire: expireUnpaid(kernel, providers),
    refund: sendRefunds(kernel, providers),
    confirm: confirmCancelling(kernel),
    release: releaseUnproven(kernel),
    advance: advanceOrders(kernel),
  };
  let count = 0;
  /** The sum that a page shows as due; of an order that is paid or unknown any sum will do. */
  const dueOf = async (number: string) => {
    const order = await db
      .selectFrom('placed_order')
      .selectAll()
      .where('number', '=', number)
      .executeTakeFirst();
    return Math.max(1, order ? owedFor(order) - order.paid : 1);
  };

  return {
    db,
    app,
    kernel,
    bank,
    providers,
    restock: () => restock(db),
    run: (name: keyof typeof jobs) => jobs[name].run({}),
    /** Two dresses of 1 999 ₽ by courier, to be paid so; by a visitor of its own. */
    order: async (method: PaymentMethodName = 'online', visitor: Visitor = visitorOf(app)) => {
      count += 1;
      await readyCart(visitor, { quantity: 2, phone: `+7918${String(count).padStart(7, '0')}` });
      await visitor.call(setPaymentMethod, { body: { paymentMethod: method } });
      const { version } = (await visitor.call(getCart)).body.cart;
      const placed = await submit(visitor, version);
      return { visitor, number: placed.body.orderNumbers[0] ?? '' };
    },
    /** Asks for a link, and presses a button of its page where one is named. */
    start: async (
      visitor: Visitor,
      number: string,
      acquiring: AcquiringName = 'SBERBANK',
      more: object = {},
      key?: string,
    ) => {
      const urls = { urlSuccess: `/dopay/${number}`, urlFail: `/dopay/${number}?result=fail` };
      return visitor.call(startPayment, {
        params: { id: number },
        body: { acquiring, totalPay: await dueOf(number), ...urls, ...more },
        ...(key !== undefined && { headers: { 'idempotency-key': key } }),
      });
    },
    /** What is known of the payment, asked for at the provider. */
    look: async (visitor: Visitor, number: string) => {
      kernel.clock.move(3000);
      return (await visitor.call(getPaymentTools, { params: { id: number }, query: { check: true } })).body;
    },
    entries: (number: string) =>
      db
        .selectFrom('payment_entry')
        .select(['kind', 'amount'])
        .where('order_number', '=', number)
        .orderBy('id')
        .execute(),
    row: (number: string) =>
      db.selectFrom('placed_order').selectAll().where('number', '=', number).executeTakeFirstOrThrow(),
    letters: (number: string) =>
      db
        .selectFrom('outbox_message')
        .select(['template', 'text'])
        .where('text', 'like', `%${number}%`)
        .where('template', 'like', '%pa%')
        .execute(),
  };
}

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const { createServer: createNet } = await import('node:net');
  const server = createNet();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
