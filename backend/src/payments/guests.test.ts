import { applyGiftCard } from '@rukav/contract/gift-cards/calls.ts';
import { beforeEach, expect, test } from 'vitest';
import { aCard, balanceOf } from '../gift-cards/test-card.ts';
import type { Visitor } from '../http/test-visitor.ts';
import { openPayingStore } from './test-paying.ts';

const store = await openPayingStore();
const { bank, db, kernel, order, start, look, row, run } = store;
const total = 399_800;
const day = 86_400_000;

beforeEach(async () => {
  kernel.clock.reset();
  await bank.control({ do: 'reset' });
  await store.restock();
});

/** A guest pays so much of an order at the bank, in kopecks. */
const pay = async (visitor: Visitor, number: string, amount: number) => {
  const { link } = (await start(visitor, number)).body;
  await bank.control({ do: 'pay', order: link.split('/').at(-1), amount });
  await look(visitor, number);
};
const kept = async () => {
  const { reserved } = await db
    .selectFrom('stock')
    .select('reserved')
    .where('sku_id', '=', 'p1-42')
    .where('place_id', '=', 'delivery')
    .executeTakeFirstOrThrow();
  return reserved;
};

test('a guest who pays a rouble of an order holds it no longer than one who pays nothing, and gets the rouble back', async () => {
  const { visitor, number } = await order('cash');
  await pay(visitor, number, 100);
  expect(await row(number)).toMatchObject({ paid: 100, proven_at: null });

  kernel.clock.move(day);
  await Promise.all([run('release'), run('release')]);
  await run('refund');
  await run('refund');

  expect(await row(number)).toMatchObject({ status: 'cancelled', paid: 0 });
  expect(await kept()).toBe(0);
  const refunds = await db
    .selectFrom('payment_refund')
    .select(['amount', 'state'])
    .where('order_number', '=', number)
    .execute();
  expect(refunds).toEqual([{ amount: 100, state: 'done' }]);
});

test('a rouble of a gift card holds a guest’s order no longer either, and comes back to the card', async () => {
  const card = await aCard(db, { sum: 100 });
  const { visitor, number } = await order('cash');
  await visitor.call(applyGiftCard, {
    params: { number },
    body: { cardNumber: card.number, code: card.pin },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(await row(number)).toMatchObject({ paid: 100 });

  kernel.clock.move(day);
  await run('release');

  expect(await row(number)).toMatchObject({ status: 'cancelled', paid: 0 });
  expect(await balanceOf(db, card.number)).toBe(100);
});

test('an order that a guest has paid in full is kept, and goes on as one whose phone was proven', async () => {
  const { visitor, number } = await order('cash');
  await pay(visitor, number, total);

  kernel.clock.move(day);
  await run('release');
  expect(await row(number)).toMatchObject({ status: 'processing', paid: total });
  await run('advance');

  expect(await row(number)).toMatchObject({ status: 'collect', proven_at: null });
});

test('an order of which a guest has paid a part does not go on', async () => {
  const { visitor, number } = await order('cash');
  await pay(visitor, number, 100);

  kernel.clock.move(day - 60_000);
  await run('advance');

  expect(await row(number)).toMatchObject({ status: 'processing' });
});
