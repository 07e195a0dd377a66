import { cancelOrder, getCancelReasons, getOrder } from '@rukav/contract/orders/calls.ts';
import { beforeEach, expect, test } from 'vitest';
import { cart, inWarehouse, openStore, readyCart, restock, submit } from '../cart/test-store.ts';
import { checkout } from '../checkout/index.ts';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { confirmCancelling } from './confirm-cancelling.ts';
import { followOrders } from './followers.ts';
import { orders } from './index.ts';
import type { OrderRow } from './order-repository.ts';

const { db } = await testDatabase();
await openStore(db);
const kernel = testKernel(db);
const app = await createServer(kernel, [cart, checkout, orders]);

let visitor: Visitor;
let number = '';
let count = 0;
beforeEach(async () => {
  await restock(db);
  visitor = visitorOf(app);
  count += 1;
  const version = await readyCart(visitor, { quantity: 2, phone: `+7917${String(count).padStart(7, '0')}` });
  number = (await submit(visitor, version)).body.orderNumbers[0] ?? '';
});

const cancel = (cancelReasonCode: string, comment?: string, by = visitor, id = number) =>
  by.call(cancelOrder, {
    params: { id },
    body: { cancelReasonCode, ...(comment !== undefined && { comment }) },
  });
const orderNow = async () => (await visitor.call(getOrder, { params: { id: number } })).body.order;
const setStatus = (status: OrderRow['status']) =>
  db.updateTable('placed_order').set({ status }).where('number', '=', number).execute();

test('an order is cancelled for a reason, and is then shown as cancellation requested [ORD-15 ORD-16 API-027]', async () => {
  const { status, body } = await cancel('cheaper');

  expect(status).toBe(200);
  expect(body.order).toMatchObject({
    status: 'processing',
    isCancelRequested: true,
    cancelReason: { code: 'cheaper', name: 'Нашлось дешевле' },
    actions: { cancel: false },
  });
  expect(await orderNow()).toMatchObject({ isCancelRequested: true });
});

test('what was kept for the order can be bought again at once', async () => {
  expect(await inWarehouse(db)).toEqual({ free: 8, reserved: 2 });

  await cancel('not_needed');

  expect(await inWarehouse(db)).toEqual({ free: 10, reserved: 0 });
});

test('asked twice, also at the same time, an order gives its pieces back once', async () => {
  const replies = await Promise.all([cancel('not_needed'), cancel('not_needed'), cancel('cheaper')]);

  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await inWarehouse(db)).toEqual({ free: 10, reserved: 0 });
});

test('two minutes after the request the order and all that was in it are cancelled [ORD-16]', async () => {
  await cancel('not_needed');
  const { run } = confirmCancelling(kernel);
  await run({});
  expect(await orderNow()).toMatchObject({ status: 'processing', isCancelRequested: true });

  kernel.clock.move(120_000);
  await run({});

  expect(await orderNow()).toMatchObject({
    status: 'cancelled',
    isCancelRequested: false,
    cancelReason: { code: 'not_needed' },
    actions: { cancel: false },
    productGroups: { added: [], cancelled: [{ skuId: 'p1-42', quantity: 2 }] },
  });
});

test('what was refused before the order is cancelled stays refused', async () => {
  await db.updateTable('order_line').set({ state: 'refused' }).where('order_number', '=', number).execute();

  await cancel('not_needed');
  kernel.clock.move(120_000);
  await confirmCancelling(kernel).run({});

  expect(await orderNow()).toMatchObject({
    status: 'cancelled',
    productGroups: { cancelled: [], refused: [{ skuId: 'p1-42', quantity: 2 }] },
  });
});

test('the reasons are offered in the language of the shopper, the last of them in words of her own [API-026]', async () => {
  const { body } = await visitor.call(getCancelReasons, {});

  expect(body.reasons.map(({ code }) => code)).toEqual([
    'not_needed',
    'other_goods',
    'other_place',
    'too_long',
    'cheaper',
    'other',
  ]);
  expect(body.reasons.filter(({ needsComment }) => needsComment)).toEqual([
    { code: 'other', name: 'Другая причина', needsComment: true },
  ]);
});

test('without a reason nothing is cancelled [ORD-19 ERR-041]', async () => {
  expect((await cancel('')).errors[0]).toMatchObject({
    code: 'request_incomplete',
    field: 'cancelReasonCode',
    message: expect.stringContaining('Обновите страницу'),
  });
  expect(await orderNow()).toMatchObject({ isCancelRequested: false, actions: { cancel: true } });
});

test('another reason is nothing without words, which become its name [ORD-20]', async () => {
  expect((await cancel('other', '  ')).errors[0]).toMatchObject({
    code: 'request_incomplete',
    field: 'comment',
  });

  const { body } = await cancel('other', ' Уезжаю ');

  expect(body.order.cancelReason).toEqual({ code: 'other', name: 'Уезжаю' });
});

test('a reason has at most 255 letters [ORD-21]', async () => {
  expect((await cancel('other', 'я'.repeat(256))).errors[0]).toMatchObject({
    code: 'validation',
    field: 'comment',
    params: { check: 'max_length_exceeded' },
  });
  expect((await cancel('other', 'я'.repeat(255))).status).toBe(200);
});

test('a reason that nobody offers is refused [ERR-042]', async () => {
  expect((await cancel('moon')).codes).toEqual(['invalid_request']);
});

test("another's order is as if there were none [ERR-043]", async () => {
  const stranger = visitorOf(app);
  await readyCart(stranger, { phone: '+79180000000' });

  expect((await cancel('cheaper', '', stranger)).codes).toEqual(['order_not_found']);
  expect((await cancel('cheaper', '', visitorOf(app))).status).not.toBe(200);
  expect(await orderNow()).toMatchObject({ isCancelRequested: false });
});

test.each(['underway', 'delivered', 'deliveredToStore', 'waitingInStore', 'complete', 'cancelled'] as const)(
  'an order that is %s cannot be cancelled [ORD-17 ERR-046]',
  async (status) => {
    await setStatus(status);

    const refused = await cancel('cheaper');

    expect([refused.status, refused.codes]).toEqual([409, ['cancel_not_allowed']]);
    expect(await orderNow()).toMatchObject({ status, actions: { cancel: false } });
    expect(await inWarehouse(db)).toEqual({ free: 8, reserved: 2 });
  },
);

test('an order that is being gathered can still be cancelled [ORD-17]', async () => {
  await setStatus('collect');

  expect((await orderNow()).actions.cancel).toBe(true);
  expect((await cancel('too_long')).status).toBe(200);
});

test('an order that cannot be cancelled for a fault holds up no other', async () => {
  const [bad, visitorOfBad] = [number, visitor];
  followOrders('cancelled', async (_, numbers) => {
    if (numbers.includes(bad)) throw new Error('a follower that fails');
  });
  await cancel('not_needed');
  kernel.clock.move(1000);
  visitor = visitorOf(app);
  number =
    (await submit(visitor, await readyCart(visitor, { phone: '+79180000099' }))).body.orderNumbers[0] ?? '';
  await cancel('not_needed');
  kernel.clock.move(120_000);

  await expect(confirmCancelling(kernel).run({})).rejects.toThrow(/^1 of \d+ failed$/);

  expect(await orderNow()).toMatchObject({ status: 'cancelled' });
  const { order } = (await visitorOfBad.call(getOrder, { params: { id: bad } })).body;
  expect(order).toMatchObject({ status: 'processing', isCancelRequested: true });
});
