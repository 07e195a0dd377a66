import { extendStorage, getOrder, getOrders, getReceipt } from '@rukav/contract/orders/calls.ts';
import { MoveOrder } from '@rukav/contract/orders/partner.ts';
import { dateChanges } from '@rukav/contract/orders/progress.ts';
import { beforeEach, expect, test } from 'vitest';
import { cart, inWarehouse, openStore, readyCart, restock, stockOf, submit } from '../cart/test-store.ts';
import { checkout } from '../checkout/index.ts';
import { testDatabase } from '../database/test-database.ts';
import { transaction } from '../database/transaction.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { logIn, signIn } from '../sign-in/test-shopper.ts';
import { advanceOrders } from './advance-orders.ts';
import { demoTill } from './demo-till.ts';
import { orders } from './index.ts';
import { moveOrderOn } from './move-order.ts';
import { tellSteps } from './tell-steps.ts';

const { db } = await testDatabase();
await openStore(db);
const kernel = testKernel(db);
const app = await createServer(kernel, [cart, checkout, orders, signIn]);

let visitor: Visitor;
let number = '';
let phone = '';
let count = 0;
const order = async (by: 'pickup' | 'delivery', quantity = 1) => {
  count += 1;
  phone = `+7915${String(count).padStart(7, '0')}`;
  const version = await readyCart(visitor, { quantity, phone, by });
  number = (await submit(visitor, version)).body.orderNumbers[0] ?? '';
};
beforeEach(async () => {
  kernel.clock.reset();
  await restock(db);
  visitor = visitorOf(app);
  await order('pickup');
});

const orderNow = async () => (await visitor.call(getOrder, { params: { id: number } })).body.order;
const Step = MoveOrder.body.omit({ sequence: true });
const step = (sent: object) =>
  transaction(db, (trx) => moveOrderOn(trx, number, Step.parse(sent), kernel.clock.now()));
const toShop = async () => {
  for (const status of ['collect', 'underway', 'deliveredToStore', 'waitingInStore']) await step({ status });
};
const extend = (by = visitor) => by.call(extendStorage, { params: { id: number } });
const told = () =>
  db
    .selectFrom('outbox_message')
    .select(['channel', 'subject', 'text', 'html'])
    .where('template', 'like', 'orderStep.%')
    .where('recipient', 'in', [phone, `olga${phone.slice(1)}@example.com`])
    .orderBy('id')
    .execute();

test('an order tells when it came to each status, where it lies in the shop and when it was received [ORD-14]', async () => {
  kernel.clock.move(60_000);
  await toShop();
  await step({ inStoreLocation: 'Касса на первом этаже' });
  kernel.clock.move(60_000);
  await step({ status: 'complete', receipt: demoTill() });

  const shown = await orderNow();

  expect(shown.events.map(({ status }) => status)).toEqual([
    'processing',
    'collect',
    'underway',
    'deliveredToStore',
    'waitingInStore',
    'complete',
  ]);
  expect(shown).toMatchObject({
    orderNumber: number,
    status: 'complete',
    totalDeliveryCost: 0,
    totalBonusesUsed: 0,
    couponList: [],
    inStoreLocation: 'Касса на первом этаже',
    receivingDate: '2026-03-03T12:02:00.000+03:00',
    point: { workHours: expect.any(Array), route: null },
    recipient: { fullName: 'Ольга Ёлкина-Ли' },
    payment: { type: 'inStore', underpaid: 0, overpaid: 0 },
  });
});

test('a day that changes is shown with the one before, for each kind of change [ORD-12]', async () => {
  expect(dateChanges).toEqual(['delayed', 'complectDateChanged', 'deliveryDateChanged']);
  const { storagePeriod } = await orderNow();

  await step({ dateChange: { kind: 'delayed', date: '2026-03-09' } });

  expect(await orderNow()).toMatchObject({
    dateChange: { kind: 'delayed', previous: storagePeriod?.from },
    storagePeriod: { from: '2026-03-09', to: '2026-03-11' },
  });
});

test('the storage of a pickup is extended by three days, once [ORD-23 ORD-24 ORD-25 API-025]', async () => {
  expect((await extend()).codes).toEqual(['extension_not_allowed']);
  await toShop();
  const before = await orderNow();

  const answers = await Promise.all([extend(), extend(), extend()]);

  const after = await orderNow();
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
  expect([before.actions.extend, after.actions.extend]).toEqual([true, false]);
  const days = Date.parse(after.storagePeriod?.to ?? '') - Date.parse(before.storagePeriod?.to ?? '');
  expect(days / 86_400_000).toBe(3);
  expect(after.extensionPeriod).toEqual({ days: 3, until: after.storagePeriod?.to });
});

test('who asks again with the same key, as after an answer that was lost, gets the first answer, and nothing is extended twice', async () => {
  await toShop();
  const ask = (key: string) =>
    visitor.call(extendStorage, { params: { id: number }, headers: { 'idempotency-key': key } });

  const [first, again, other] = [await ask('k1'), await ask('k1'), await ask('k2')];

  expect([first.status, again.text]).toEqual([200, first.text]);
  expect(other.codes).toEqual(['extension_not_allowed']);
  expect((await orderNow()).storagePeriod?.to).toBe(first.body.order.storagePeriod?.to);
});

test('a courier’s order and somebody else’s are not extended [ERR-048]', async () => {
  await toShop();
  expect((await extend(visitorOf(app))).codes).toEqual(['order_not_found']);
  await order('delivery');
  await step({ status: 'collect' });
  await step({ status: 'underway' });
  await step({ status: 'delivered' });

  expect((await extend()).codes).toEqual(['extension_not_allowed']);
});

test('pieces that are refused cost nothing and stand in a group of their own; pieces that come back too [ORD-07]', async () => {
  await order('delivery', 3);
  const before = await orderNow();
  for (const status of ['collect', 'underway', 'delivered']) await step({ status });
  await step({ status: 'complete', lines: [{ skuId: 'p1-42', quantity: 1, state: 'refused' }] });
  for (const _ of ['said', 'said again'])
    await step({ lines: [{ skuId: 'p1-42', quantity: 1, state: 'returned' }] });

  const { productGroups, totalCost, subtotal } = await orderNow();

  expect(Object.values(productGroups).map((lines) => lines.map(({ quantity }) => quantity))).toEqual([
    [1],
    [],
    [1],
    [1],
  ]);
  expect([subtotal, before.totalCost - totalCost]).toEqual([199_900, 399_800]);
  expect(await step({ lines: [{ skuId: 'p1-42', quantity: 3, state: 'returned' }] })).toEqual({
    is: 'line_not_found',
    skuId: 'p1-42',
  });
});

test('pieces that are cancelled, refused or returned can be bought again, each once, also after they were handed over', async () => {
  await order('delivery', 4);
  expect(await inWarehouse(db)).toEqual({ free: 6, reserved: 4 });
  const lines = [{ skuId: 'p1-42', quantity: 1, state: 'cancelled' }];

  await Promise.all([step({ lines }), step({ lines }), step({ status: 'collect', lines })]);
  expect(await inWarehouse(db)).toEqual({ free: 7, reserved: 3 });
  for (const status of ['underway', 'delivered']) await step({ status });
  await step({ status: 'complete', lines: [{ skuId: 'p1-42', quantity: 1, state: 'refused' }] });
  expect(await inWarehouse(db)).toEqual({ free: 8, reserved: 0 });
  const returned = [{ skuId: 'p1-42', quantity: 1, state: 'returned' }];
  await Promise.all([step({ lines: returned }), step({ lines: returned })]);
  expect(await inWarehouse(db)).toEqual({ free: 9, reserved: 0 });
  await step({ lines: [{ skuId: 'p1-42', quantity: 2, state: 'returned' }] });

  expect(await inWarehouse(db)).toEqual({ free: 10, reserved: 0 });
});

test('a piece that was collected in a shop comes back to the shop', async () => {
  const arbat = async () => (await stockOf(db, 'p1-42')).find(({ place_id }) => place_id === 'arbat');
  expect(await arbat()).toMatchObject({ free: 0, reserved: 1 });
  for (const status of ['collect', 'waitingInStore', 'complete']) await step({ status });

  await step({ lines: [{ skuId: 'p1-42', quantity: 1, state: 'returned' }] });

  expect(await arbat()).toMatchObject({ free: 1, reserved: 0 });
});

test('a piece that was not found comes back once, also where its order is cancelled later', async () => {
  await order('delivery', 3);
  await step({ lines: [{ skuId: 'p1-42', quantity: 1, state: 'cancelled' }] });

  await step({ status: 'cancelled' });

  expect(await inWarehouse(db)).toEqual({ free: 10, reserved: 0 });
});

test('what was handed over and paid has a receipt with the code that checks it [API-024 ORD-03]', async () => {
  await toShop();
  await step({ status: 'complete', receipt: { storage: '9999000000000001', document: '17', sign: '4242' } });
  const [mark] = (await orderNow()).receipts;

  const { body } = await visitor.call(getReceipt, { params: { id: mark?.id ?? '' } });
  const stranger = await visitorOf(app).call(getReceipt, { params: { id: mark?.id ?? '' } });

  expect(body.receipt).toMatchObject({
    orderNumber: number,
    kind: 'sale',
    lines: [{ name: 'Платье, вишнёвый, 42', quantity: 1, sum: 199_900 }],
    total: 199_900,
    payments: [{ kind: 'cash', sum: 199_900 }],
    qr: 't=20260303T1200&s=1999.00&fn=9999000000000001&i=17&fp=4242&n=1',
  });
  expect(stranger.codes).toEqual(['auth_required']);
});

test('a member lists the orders that have receipts [ORD-10 API-022]', async () => {
  await toShop();
  await step({ status: 'complete', receipt: demoTill() });
  await logIn(db, visitor, phone);

  const { body } = await visitor.call(getOrders, { query: { type: 'receipt', withReceipts: true } });

  expect(body).toMatchObject({ totalCount: 1, orders: [{ receipts: [{ kind: 'sale', total: 199_900 }] }] });
});

test('each step is told once, in the language of the order, and what cannot wait by a short message too', async () => {
  await toShop();

  await Promise.all([tellSteps(kernel).run({}), tellSteps(kernel).run({})]);
  await tellSteps(kernel).run({});

  const messages = await told();
  expect(messages.filter(({ channel }) => channel === 'mail').map(({ subject }) => subject)).toEqual([
    `Собираем заказ ${number}`,
    `Заказ ${number} в пути`,
    `Заказ ${number} приехал в магазин`,
    `Заказ ${number} ждёт вас`,
  ]);
  expect(messages.filter(({ channel }) => channel === 'sms')).toHaveLength(2);
  const last = messages.findLast(({ channel }) => channel === 'mail');
  expect(last?.html).toContain('<html');
  expect(last?.text).toContain(`/personal/orders/${number}`);
});

test('the demo leads an order along its way, and gives a receipt at its end [ORD-14]', async () => {
  await order('pickup', 2);
  await logIn(db, visitor, phone);
  const { run } = advanceOrders(kernel);
  const seen = [];
  for (let turn = 0; turn < 6; turn += 1) {
    seen.push((await orderNow()).status);
    kernel.clock.move(86_400_000);
    await run({});
  }

  expect(seen).toEqual([
    'processing',
    'collect',
    'underway',
    'deliveredToStore',
    'waitingInStore',
    'complete',
  ]);
  expect((await orderNow()).receipts).toHaveLength(1);
});
