import { getOrder } from '@rukav/contract/orders/calls.ts';
import { beforeEach, expect, test } from 'vitest';
import { cart, contact, inWarehouse, openStore, readyCart, restock, submit } from '../cart/test-store.ts';
import { checkout } from '../checkout/index.ts';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { logIn, signIn } from '../sign-in/test-shopper.ts';
import { orders } from './index.ts';
import { releaseUnproven } from './release-unproven.ts';

const { db } = await testDatabase();
await openStore(db);
const kernel = testKernel(db);
const app = await createServer(kernel, [cart, checkout, orders, signIn]);
const { run } = releaseUnproven(kernel);
const day = 24 * 3_600_000;

let guest: Visitor;
let phone = '';
let number = '';
let count = 0;
beforeEach(async () => {
  kernel.clock.reset();
  await restock(db);
  guest = visitorOf(app);
  count += 1;
  phone = `+7918${String(count).padStart(7, '0')}`;
  const version = await readyCart(guest, { quantity: 3, phone });
  number = (await submit(guest, version)).body.orderNumbers[0] ?? '';
});

const orderNow = async () => (await guest.call(getOrder, { params: { id: number } })).body.order;
const letters = () =>
  db
    .selectFrom('outbox_message')
    .select(['subject', 'recipient'])
    .where('template', '=', 'orderReleased')
    .where('subject', 'like', `%${number}%`)
    .execute();

test('a day after a guest’s order that nobody confirmed its pieces can be bought again, and the guest is told', async () => {
  kernel.clock.move(day - 1000);
  await run({});
  expect(await orderNow()).toMatchObject({ status: 'processing' });

  kernel.clock.move(1000);
  await run({});

  expect(await orderNow()).toMatchObject({
    status: 'cancelled',
    isCancelRequested: false,
    cancelReason: { code: 'not_confirmed', name: 'Номер телефона не подтверждён' },
    productGroups: { added: [], cancelled: [{ quantity: 3 }] },
  });
  expect(await inWarehouse(db)).toEqual({ free: 10, reserved: 0 });
  expect(await letters()).toEqual([{ subject: `Заказ ${number} отменён`, recipient: contact(phone).email }]);
});

test('run twice, also at the same time, an order gives its pieces back once', async () => {
  kernel.clock.move(day);

  await Promise.all([run({}), run({})]);
  await run({});

  expect(await inWarehouse(db)).toEqual({ free: 10, reserved: 0 });
  expect(await letters()).toHaveLength(1);
});

test('an order whose phone was proven is kept', async () => {
  kernel.clock.move(60_000);
  await logIn(db, guest, phone);
  kernel.clock.move(2 * day);

  await run({});

  expect(await orderNow()).toMatchObject({ status: 'processing', actions: { cancel: true } });
});

test('an order that the store has begun to collect is kept', async () => {
  await db.updateTable('placed_order').set({ status: 'collect' }).where('number', '=', number).execute();
  kernel.clock.move(2 * day);

  await run({});

  expect(await orderNow()).toMatchObject({ status: 'collect' });
});

test('a retailer who wants so keeps guests’ orders for good', async () => {
  kernel.clock.move(30 * day);

  await releaseUnproven({
    ...kernel,
    config: { ...kernel.config, guest: { ...kernel.config.guest, hold: 0 } },
  }).run({});

  expect(await orderNow()).toMatchObject({ status: 'processing' });
});
