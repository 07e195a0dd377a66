import { getCart } from '@rukav/contract/cart/calls.ts';
import { addPromo } from '@rukav/contract/cart/promo-calls.ts';
import { expect, test } from 'vitest';
import { cart, openStore, readyCart, setStock, submit } from '../cart/test-store.ts';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { orders } from '../orders/index.ts';
import { checkout } from './index.ts';

const { db } = await testDatabase();
await openStore(db);
const kernel = testKernel(db);
const app = await createServer(kernel, [cart, checkout, orders]);
await setStock(db, 'p2-42', 'delivery', 200);

const addCode = (code: string, most_uses: number) =>
  db
    .insertInto('promo_code')
    .values({
      code,
      percent: 10,
      country: null,
      city_ids: null,
      from_sum_rub: null,
      from_sum_kzt: null,
      most_uses,
      starts_at: kernel.clock.now(),
      ends_at: null,
    })
    .execute();

async function buyer(index: number, promo: string) {
  const visitor = visitorOf(app);
  await readyCart(visitor, { skuId: 'p2-42', phone: `+7927${String(index).padStart(7, '0')}` });
  const { body } = await visitor.call(addPromo, { body: { promo } });
  return { visitor, version: body.cart.version };
}

async function insist(visitor: Visitor, version: number, key: string): ReturnType<typeof submit> {
  const answer = await submit(visitor, version, { key });
  return answer.status === 503 ? insist(visitor, version, key) : answer;
}

test('a code for three checkouts lowers exactly three of twenty at once; the others see the price without it', async () => {
  await addCode('THREE', 3);
  const buyers = [];
  for (let index = 0; index < 20; index += 1) buyers.push(await buyer(index, 'THREE'));

  const answers = await Promise.all(
    buyers.map(({ visitor, version }, index) => insist(visitor, version, `promo-${index}`)),
  );

  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(({ codes }) => codes)).toEqual(Array.from({ length: 17 }, () => ['prices_outdated']));
  const { uses } = await db
    .selectFrom('promo_code')
    .select('uses')
    .where('code', '=', 'THREE')
    .executeTakeFirstOrThrow();
  const lowered = await db
    .selectFrom('placed_order')
    .select('subtotal')
    .where('subtotal', '<', 99_900)
    .execute();
  expect([uses, lowered.length]).toEqual([3, 3]);

  const loser = buyers[answers.findIndex(({ status }) => status !== 200)];
  const seen = (await loser?.visitor.call(getCart))?.body.cart;
  expect(seen?.promoCodes).toMatchObject([{ problem: 'promo_already_used', discount: 0 }]);
  expect(seen?.totals.subtotal).toBe(99_900);
});

test('an order keeps what a code has taken off, and a code in a cart that is only looked at counts for nothing', async () => {
  await addCode('ONLYONE', 1);
  const { visitor, version } = await buyer(40, 'ONLYONE');
  await buyer(41, 'ONLYONE');

  await submit(visitor, version);

  const { discounts } = await db
    .selectFrom('order_line')
    .innerJoin('placed_order', 'placed_order.number', 'order_line.order_number')
    .select('discounts')
    .where('phone', '=', '+79270000040')
    .executeTakeFirstOrThrow();
  expect(discounts).toContainEqual({ type: 'PROMO', amount: 10_000 });
});
