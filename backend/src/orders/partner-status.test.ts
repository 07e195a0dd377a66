import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { addressOf } from '@rukav/contract';
import { setShippingGroup } from '@rukav/contract/cart/checkout-calls.ts';
import { getCart } from '@rukav/contract/cart/calls.ts';
import { cancelOrder, getOrder, moveOrder } from '@rukav/contract/orders/calls.ts';
import { orderStatuses } from '@rukav/contract/orders/schemas.ts';
import { cart, cities, lineIds, openStore, readyCart, restock, submit } from '../cart/test-store.ts';
import { checkout } from '../checkout/index.ts';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf } from '../http/test-visitor.ts';
import { orders } from './index.ts';
import { partnerSignature } from './partner-status.ts';

const secret = 'a secret that shop and retailer share';
const { db } = await testDatabase();
await openStore(db);
const kernel = testKernel(db, { PARTNER_SECRET: secret });
const app = await createServer(kernel, [cart, checkout, orders]);
const visitor = visitorOf(app);

const orderBy = async (by: 'pickup' | 'delivery' = 'delivery', quantity = 1) =>
  (await submit(visitor, await readyCart(visitor, { by, quantity }))).body.orderNumbers[0] ?? '';
/** Orders a piece to a partner's point. */
const orderTo = async (pickupId: string) => {
  await readyCart(visitor);
  const ids = await lineIds(visitor);
  const group = { shippingGroupType: 'thirdparty', pickupId, cityId: cities.moscow } as const;
  await visitor.call(setShippingGroup, { body: { lineIds: ids, ...group } });
  const { version } = (await visitor.call(getCart)).body.cart;
  return (await submit(visitor, version)).body.orderNumbers[0] ?? '';
};
const number = await orderBy();

const now = () => String(Math.floor(kernel.clock.now().getTime() / 1000));
const signed = (order: string, timestamp: string, bytes: string, key = secret) =>
  partnerSignature(key, { number: order, timestamp, body: Buffer.from(bytes) });
const send = async (order: string, bytes: string, timestamp: string, signature: string, by = app) => {
  const reply = await by.inject({
    method: 'POST',
    url: addressOf(moveOrder, { number: order }),
    payload: bytes,
    headers: { 'content-type': 'application/json', 'x-timestamp': timestamp, 'x-signature': signature },
  });
  return { status: reply.statusCode, body: reply.json() };
};
let sequence = 0;
const call = async (step: object, order = number) => {
  sequence += 1;
  const bytes = JSON.stringify({ sequence, ...step });
  return send(order, bytes, now(), signed(order, now(), bytes));
};
const move = async (step: object, order = number) => {
  const { status, body } = await call(step, order);
  return [status, body.status ?? body.errors[0].code];
};

test('a retailer’s system moves an order on, and saying it twice changes nothing', async () => {
  expect(await move({ status: 'collect' })).toEqual([200, 'collect']);
  expect(await move({ status: 'collect' })).toEqual([200, 'collect']);
  expect(await move({ status: 'complete' })).toEqual([409, 'status_not_allowed']);
  expect(await move({ status: 'collect' }, 'AAAAA-AAAAA')).toEqual([404, 'order_not_found']);
});

test('an order that its owner has asked to cancel goes no further, whatever the retailer’s system says', async () => {
  const order = await orderBy();
  await visitor.call(cancelOrder, { params: { id: order }, body: { cancelReasonCode: 'not_needed' } });

  expect((await call({ status: 'collect' }, order)).body.errors[0]).toMatchObject({
    code: 'status_not_allowed',
    params: { reason: 'cancel_requested', from: 'processing', to: 'collect' },
  });
  expect(await move({ status: 'cancelled' }, order)).toEqual([200, 'cancelled']);
});

const toPoint = ['collect', 'underway', 'deliveredToStore', 'waitingInStore', 'complete'];

test.each([
  ['a pickup of the shop’s own', () => orderBy('pickup'), ['collect', 'waitingInStore', 'complete']],
  ['a pickup that is brought to the shop', () => orderBy('pickup', 2), toPoint],
  ['a partner’s point', () => orderTo('step1'), toPoint],
  ['a courier', () => orderBy(), ['collect', 'underway', 'delivered', 'complete']],
])(
  'an order by %s goes its way, and every other status is refused with its reason',
  async (_, place, path) => {
    await restock(db);
    const order = await place();
    const follows: Record<string, string[]> = { collect: ['underway'] };

    for (const [index, to] of path.entries()) {
      const from = path[index - 1] ?? 'processing';
      const fine = [from, to, 'cancelled', ...(to === 'waitingInStore' ? (follows[from] ?? []) : [])];
      for (const wrong of orderStatuses.filter((status) => !fine.includes(status))) {
        const { status, body } = await call({ status: wrong }, order);
        expect([status, body.errors?.[0].code], `${from} to ${wrong}`).toEqual([409, 'status_not_allowed']);
        expect(body.errors[0].params.reason).toMatch(/^not_(?:on_this_way|from_here)$/);
      }
      expect(await move({ status: to }, order)).toEqual([200, to]);
    }

    expect((await call({ status: 'cancelled' }, order)).body.errors[0].params).toMatchObject({
      reason: 'over',
    });
  },
);

test('what is refused changes nothing of the order, also what stands beside it in the call', async () => {
  await restock(db);
  const order = await orderBy('delivery', 3);
  const line = { skuId: 'p1-42', quantity: 1 };
  const shown = async () => (await visitor.call(getOrder, { params: { id: order } })).body.order;
  const before = await shown();

  const early = await call({ lines: [{ ...line, state: 'returned' }], inStoreLocation: 'Касса 1' }, order);
  const mixed = await call(
    {
      lines: [{ ...line, state: 'cancelled' }],
      dateChange: { kind: 'delayed', date: '2026-03-20' },
      status: 'complete',
    },
    order,
  );
  const lacking = await call(
    {
      lines: [
        { ...line, state: 'cancelled' },
        { ...line, skuId: 'p1-44', state: 'cancelled' },
      ],
    },
    order,
  );

  expect(early.body.errors[0]).toMatchObject({
    code: 'line_state_not_allowed',
    params: { reason: 'not_from_here', from: 'processing' },
  });
  expect([mixed.status, lacking.status]).toEqual([409, 422]);
  expect(await shown()).toEqual(before);
});

test('a call that is older than the last one, and one that is repeated, changes nothing and is answered', async () => {
  await restock(db);
  const order = await orderBy('pickup');
  const dated = (date: string, of: number) =>
    call({ sequence: of, dateChange: { kind: 'delayed', date } }, order);
  const day = async () =>
    (await visitor.call(getOrder, { params: { id: order } })).body.order.storagePeriod?.from;

  await dated('2026-03-10', 1);
  await dated('2026-03-12', 2);
  const [replayed, repeated] = [await dated('2026-03-10', 1), await dated('2026-03-14', 2)];

  expect([replayed.body, repeated.body]).toEqual(
    Array.from({ length: 2 }, () => ({ orderNumber: order, status: 'processing', sequence: 2 })),
  );
  expect(await day()).toBe('2026-03-12');
  expect((await send(order, '{"status":"collect"}', now(), 'x')).status).toBe(400);
});

const bytes = JSON.stringify({ sequence: 1_000_000, status: 'underway' });
const old = createHmac('sha256', secret).update(`${now()}.`).update(bytes).digest('hex');

test.each([
  ['another secret', now(), signed(number, now(), bytes, 'guessed')],
  ['an old call', '1700000000', signed(number, '1700000000', bytes)],
  ['a time that is none', 'now', signed(number, 'now', bytes)],
  ['other bytes', now(), signed(number, now(), `${bytes} `)],
  ['the signature of another order’s call', now(), signed('AAAAA-BBBBB', now(), bytes)],
  ['a signature of time and body alone', now(), old],
])('%s moves nothing', async (_, timestamp, signature) => {
  const { status, body } = await send(number, bytes, timestamp, signature);

  expect([status, body.errors[0].code]).toEqual([401, 'signature_invalid']);
});

test('where no secret was agreed upon, nobody moves an order', async () => {
  const without = await createServer(testKernel(db), [orders]);

  const { status } = await send(number, bytes, now(), signed(number, now(), bytes, ''), without);

  expect(status).toBe(401);
});
