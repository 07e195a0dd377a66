import { getCart } from '@rukav/contract/cart/calls.ts';
import { setDelivery } from '@rukav/contract/cart/checkout-calls.ts';
import { getOrder } from '@rukav/contract/orders/calls.ts';
import { beforeEach, expect, test } from 'vitest';
import {
  add,
  byCourier,
  cart,
  inWarehouse,
  openStore,
  readyCart,
  restock,
  setStock,
  submit,
} from '../cart/test-store.ts';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { orders } from '../orders/index.ts';
import { checkout } from './index.ts';

const { db } = await testDatabase();
await openStore(db);
const app = await createServer(testKernel(db), [cart, checkout, orders]);

/** Three; more by `RACE_ROUNDS=10 vitest run --project backend races`. */
const rounds = Array.from({ length: Number(process.env['RACE_ROUNDS'] ?? 3) }, (_, index) => index + 1);

beforeEach(async () => {
  await restock(db);
});

const phoneOf = (index: number) => `+7926${String(index).padStart(7, '0')}`;
const countOrders = async () =>
  (
    await db
      .selectFrom('placed_order')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

/** Visitors with a full cart each, ten at a time so that the pool is not what is tested. */
async function buyers(count: number, skuIdOf: (index: number) => string) {
  const ready: { visitor: ReturnType<typeof visitorOf>; version: number }[] = [];
  for (let first = 0; first < count; first += 10) {
    const some = Array.from({ length: Math.min(10, count - first) }, async (_, index) => {
      const visitor = visitorOf(app);
      const at = first + index;
      return { visitor, version: await readyCart(visitor, { skuId: skuIdOf(at), phone: phoneOf(at) }) };
    });
    ready.push(...(await Promise.all(some)));
  }
  return ready;
}

/** Asks again, by the same key, whenever the store is too busy to answer, as a shopper does. */
async function insist(visitor: Visitor, version: number, key: string): ReturnType<typeof submit> {
  const answer = await submit(visitor, version, { key });
  return answer.status === 503 ? insist(visitor, version, key) : answer;
}

test.each(rounds)('a hundred buyers of the last ten get exactly ten orders, round %i', async () => {
  const before = await countOrders();
  const ready = await buyers(100, () => 'p1-42');
  await setStock(db, 'p1-42', 'arbat', 0);

  const answers = await Promise.all(
    ready.map(({ visitor, version }, index) => insist(visitor, version, `buyer-${index}`)),
  );

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(answers.filter(({ status }) => status !== 200).map(({ codes }) => codes)).toEqual(
    Array.from({ length: 90 }, () => ['sold_out']),
  );
  expect(await inWarehouse(db, 'p1-42')).toEqual({ free: 0, reserved: 10 });
  expect((await countOrders()) - before).toBe(10);
});

test('buyers of two sizes in both orders never stop one another', async () => {
  await setStock(db, 'p1-42', 'delivery', 15);
  await setStock(db, 'p1-44', 'delivery', 15);
  const ready = await buyers(30, (index) => (index % 2 ? 'p1-42' : 'p1-44'));
  const both = await Promise.all(
    ready.map(async ({ visitor }, index) => {
      const { body } = await add(visitor, index % 2 ? 'p1-44' : 'p1-42');

      const lineIds = body.cart.lines.flatMap((line) => line.lineIds);

      const chosen = await visitor.call(setDelivery, { body: { lineIds, ...byCourier } });
      return { visitor, version: chosen.body.cart.version };
    }),
  );

  const answers = await Promise.all(both.map(({ visitor, version }) => submit(visitor, version)));

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(15);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  expect([await inWarehouse(db, 'p1-42'), await inWarehouse(db, 'p1-44')]).toEqual([
    { free: 0, reserved: 15 },
    { free: 0, reserved: 15 },
  ]);
});

test('fifty repeats of one key at once, and fifty more after, make one order and get one answer', async () => {
  const before = await countOrders();
  const visitor = visitorOf(app);
  const version = await readyCart(visitor, { phone: phoneOf(500) });

  const atOnce = await Promise.all(
    Array.from({ length: 50 }, () => submit(visitor, version, { key: 'one' })),
  );
  const after = [];
  for (let repeat = 0; repeat < 50; repeat += 1) after.push(await submit(visitor, version, { key: 'one' }));

  const answers = [...atOnce, ...after];
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect((await countOrders()) - before).toBe(1);
  expect(await inWarehouse(db, 'p1-42')).toEqual({ free: 9, reserved: 1 });
});

test('another body under the same key is refused', async () => {
  const visitor = visitorOf(app);
  const version = await readyCart(visitor, { phone: phoneOf(501) });
  await submit(visitor, version, { key: 'two' });

  const { status, codes } = await submit(visitor, version, { key: 'two', mailing: true });

  expect([status, codes]).toEqual([422, ['idempotency_conflict']]);
});

test('two submits of one cart with different keys at once make one order', async () => {
  const visitor = visitorOf(app);
  const version = await readyCart(visitor, { phone: phoneOf(502) });

  const answers = await Promise.all([submit(visitor, version), submit(visitor, version)]);

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(answers.flatMap(({ codes }) => codes)).toEqual(['basket_issued']);
});

test('after a lost answer the retry gets the order that was made, and can read it', async () => {
  const visitor = visitorOf(app);
  const version = await readyCart(visitor, { phone: phoneOf(503) });
  await submit(visitor, version, { key: 'lost' });

  const again = await submit(visitor, version, { key: 'lost' });

  const { body } = await visitor.call(getOrder, { params: { id: again.body.orderNumbers[0] ?? '' } });
  expect(body.order.recipient.phone).toBe(phoneOf(503));
  expect((await visitor.call(getCart)).body.cart.id).toBeNull();
});

test('a key of one visitor is worth nothing to another', async () => {
  const [one, other] = [visitorOf(app), visitorOf(app)];
  const version = await readyCart(one, { phone: phoneOf(504) });
  const otherVersion = await readyCart(other, { phone: phoneOf(505) });

  const answers = [
    await submit(one, version, { key: 'same' }),
    await submit(other, otherVersion, { key: 'same' }),
  ];

  expect(answers[0]?.body.orderNumbers).not.toEqual(answers[1]?.body.orderNumbers);
});

test('two guests with one new phone at once get one account', async () => {
  const ready = await Promise.all(
    [visitorOf(app), visitorOf(app)].map(async (visitor) => ({
      visitor,
      version: await readyCart(visitor, { phone: phoneOf(506) }),
    })),
  );

  const answers = await Promise.all(ready.map(({ visitor, version }) => submit(visitor, version)));

  const made = await db.selectFrom('account').select('id').where('phone', '=', phoneOf(506)).execute();
  expect([answers.map(({ status }) => status), made.length]).toEqual([[200, 200], 1]);
});
