import { getCart } from '@rukav/contract/cart/calls.ts';
import { addPromo } from '@rukav/contract/cart/promo-calls.ts';
import { getOrder } from '@rukav/contract/orders/calls.ts';
import { Order } from '@rukav/contract/orders/schemas.ts';
import { expect, test } from 'vitest';
import { cart, openStore, readyCart, submit } from '../cart/test-store.ts';
import { checkout } from '../checkout/index.ts';
import { testDatabase } from '../database/test-database.ts';
import { transaction } from '../database/transaction.ts';
import { storeMoment } from '../delivery/index.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf } from '../http/test-visitor.ts';
import { moveOrderOn, orders } from './index.ts';

const { db } = await testDatabase();
await openStore(db);
const kernel = testKernel(db);
const app = await createServer(kernel, [cart, checkout, orders]);
await db
  .insertInto('promo_code')
  .values({
    code: 'TEN',
    percent: 10,
    country: null,
    city_ids: null,
    from_sum_rub: null,
    from_sum_kzt: null,
    most_uses: null,
    starts_at: new Date(kernel.clock.now().getTime() - 1000),
    ends_at: null,
  })
  .execute();

test('an order says everything about itself that the requirements name, by its types of payment too [ORD-05 ORD-06]', async () => {
  const visitor = visitorOf(app);
  await readyCart(visitor, { quantity: 2, by: 'pickup' });
  await visitor.call(addPromo, { body: { promo: 'ten' } });
  const { version } = (await visitor.call(getCart)).body.cart;
  const [number = ''] = (await submit(visitor, version)).body.orderNumbers;
  const step = (body: object) =>
    transaction(db, (trx) => moveOrderOn(trx, number, { lines: [], ...body }, kernel.clock.now()));
  for (const status of ['collect', 'underway', 'deliveredToStore', 'waitingInStore', 'complete'])
    await step({ status, inStoreLocation: 'Касса 2' });

  const { order } = (await visitor.call(getOrder, { params: { id: number } })).body;

  const moment = storeMoment(kernel.clock.now(), 'RUB');
  expect(order).toMatchObject({
    orderNumber: number,
    date: moment,
    status: 'complete',
    subtotal: 359_800,
    deliveryAmount: 0,
    totalDeliveryCost: 0,
    totalCost: 359_800,
    totalBonusesUsed: 0,
    obtainingMethod: 'PICKUP_WITH_DELIVERY',
    paymentMethod: 'cash',
    couponList: ['TEN'],
    recipient: { fullName: 'Ольга Ёлкина-Ли', phone: '+79161234567' },
    comment: '',
    deliveryAddress: null,
    storagePeriod: { from: expect.any(String), to: expect.any(String) },
    point: { workHours: expect.anything(), route: null },
    inStoreLocation: 'Касса 2',
    deliveryDate: null,
    deliveryInterval: null,
    receivingDate: moment,
    cancelReason: null,
    extensionPeriod: null,
    payment: { type: 'inStore', underpaid: 0, overpaid: 0 },
    payments: [],
  });
  expect(Order.shape.payment.shape.type.options).toEqual(['online', 'inStore']);
  expect(Object.keys(Order.shape.payments.element.shape)).toContain('acquiring');
});
