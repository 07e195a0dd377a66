import { applyGiftCard } from '@rukav/contract/gift-cards/calls.ts';
import { cancelOrder } from '@rukav/contract/orders/calls.ts';
import { beforeEach, expect, test } from 'vitest';
import { cart, openStore, readyCart, restock, submit } from '../cart/test-store.ts';
import { checkout } from '../checkout/index.ts';
import { testDatabase } from '../database/test-database.ts';
import { transaction } from '../database/transaction.ts';
import { createServer } from '../http/server.ts';
import { testKernel, testNow as now } from '../http/test-kernel.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { orders } from '../orders/index.ts';
import { confirmCancelling } from '../orders/confirm-cancelling.ts';
import { createPayments } from '../payments/index.ts';
import { giftCards } from './index.ts';
import { captureHolds, paidByCards, returnToCards } from './ledger.ts';
import { aCard, balanceOf } from './test-card.ts';

const { db } = await testDatabase();
await openStore(db);
const kernel = testKernel(db);
const app = await createServer(kernel, [cart, checkout, orders, giftCards, createPayments(new Map())]);

/** Two dresses of 1 999 ₽ by courier, free from 3 000 ₽. */
const total = 399_800;
let count = 0;
const anOrder = async (visitor: Visitor) => {
  count += 1;
  const phone = `+7919${String(count).padStart(7, '0')}`;
  return (await submit(visitor, await readyCart(visitor, { quantity: 2, phone }))).body.orderNumbers[0] ?? '';
};
let visitor: Visitor;
let number = '';
beforeEach(async () => {
  kernel.clock.reset();
  await restock(db);
  visitor = visitorOf(app);
  number = await anOrder(visitor);
});

const apply = (card: { number: string; pin: string }, order = number, by = visitor) =>
  by.call(applyGiftCard, {
    params: { number: order },
    body: { cardNumber: card.number, code: card.pin },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
const take = () => transaction(db, (trx) => captureHolds(trx, [number], now));
const giveBack = (amount?: number) =>
  transaction(db, (trx) => returnToCards(trx, number, { now, ...(amount !== undefined && { amount }) }));

test('a card pays for a part, another one for the rest [API-033 GIFT-05]', async () => {
  const [small, large] = [await aCard(db, { sum: 100_000 }), await aCard(db, { sum: 500_000 })];

  const first = await apply(small);
  const second = await apply(large);

  expect(first.body).toEqual({ currency: 'RUB', applied: 100_000, balance: 0, due: total - 100_000 });
  expect(second.body).toEqual({ currency: 'RUB', applied: total - 100_000, balance: 200_200, due: 0 });
  expect((await paidByCards(db, [number])).get(number)).toBe(total);
});

test('what is left of a card pays for another order once the first is paid', async () => {
  const card = await aCard(db, { sum: 500_000 });
  expect((await apply(card)).body).toMatchObject({ balance: 100_200, due: 0 });

  const other = await anOrder(visitor);

  expect((await apply(card, other)).body).toMatchObject({ applied: 100_200, balance: 0 });
});

test('of two orders that want one card at once one gets it [ERR-032 ERR-033]', async () => {
  const card = await aCard(db);
  const other = await anOrder(visitor);

  const answers = await Promise.all([apply(card), apply(card, other)]);
  const taken = answers[0]?.status === 200 ? number : other;
  const again = await apply(card, taken);

  expect(answers.flatMap(({ codes }) => codes)).toEqual(['used_for_another_order']);
  expect(again.codes).toEqual(['already_applied']);
  expect(await balanceOf(db, card.number)).toBe(0);
});

test('twenty applications at once take the card once', async () => {
  const card = await aCard(db, { sum: 500_000 });

  const answers = await Promise.all(Array.from({ length: 20 }, () => apply(card)));

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await balanceOf(db, card.number)).toBe(500_000 - total);
});

test('what an order held comes back once, however often it is given back', async () => {
  const card = await aCard(db);
  await apply(card);

  const backs = await Promise.all([giveBack(), giveBack(), giveBack()]);

  expect(backs.toSorted((one, other) => one - other)).toEqual([0, 0, 300_000]);
  expect(await balanceOf(db, card.number)).toBe(300_000);
});

test('a refund of a part goes to the cards first, and never beyond what they paid', async () => {
  const card = await aCard(db);
  await apply(card);
  await take();

  expect([await giveBack(120_000), await giveBack(250_000), await giveBack()]).toEqual([120_000, 180_000, 0]);
  expect(await balanceOf(db, card.number)).toBe(300_000);
});

test('a card of another currency, an order of somebody else, and an order that is over take nothing', async () => {
  const [tenge, card] = [await aCard(db, { currency: 'KZT' }), await aCard(db)];
  const stranger = visitorOf(app);
  await anOrder(stranger);

  expect((await apply(tenge)).codes).toEqual(['gift_card_refused']);
  expect((await apply(card, number, stranger)).codes).toEqual(['order_not_found']);
  await db.updateTable('placed_order').set({ status: 'complete' }).where('number', '=', number).execute();
  expect((await apply(card)).codes).toEqual(['gift_card_refused']);
  expect(await balanceOf(db, card.number)).toBe(300_000);
});

test('a cancelled order gives its cards their money back, once [ORD-15]', async () => {
  const card = await aCard(db);
  await apply(card);
  await visitor.call(cancelOrder, { params: { id: number }, body: { cancelReasonCode: 'cheaper' } });
  kernel.clock.move(120_000);

  await confirmCancelling(kernel).run({});
  await confirmCancelling(kernel).run({});

  expect(await balanceOf(db, card.number)).toBe(300_000);
  expect((await paidByCards(db, [number])).get(number)).toBe(0);
});

test('the database refuses a balance that the entries do not come to', async () => {
  const card = await aCard(db);

  const forged = db.updateTable('gift_card').set({ balance: 1 }).where('number', '=', card.number).execute();

  await expect(forged).rejects.toThrow('do not come to its balance');
});

test('paying with cards can be switched off [FLAG-04]', async () => {
  await kernel.flags.set('giftCardPayment', false);

  expect((await apply(await aCard(db))).codes).toEqual(['gift_card_refused']);

  await kernel.flags.set('giftCardPayment', true);
});
