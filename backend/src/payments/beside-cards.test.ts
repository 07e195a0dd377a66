import { applyGiftCard, createGiftCard } from '@rukav/contract/gift-cards/calls.ts';
import { beforeEach, expect, test } from 'vitest';
import { aCard, aWish, balanceOf } from '../gift-cards/test-card.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { openPayingStore } from './test-paying.ts';

const store = await openPayingStore();
const { app, bank, db, kernel, order, start, look, row } = store;
const total = 399_800;

beforeEach(async () => {
  kernel.clock.reset();
  await bank.control({ do: 'reset' });
  await store.restock();
});

const apply = (visitor: Visitor, number: string, card: { number: string; pin: string }) =>
  visitor.call(applyGiftCard, {
    params: { number },
    body: { cardNumber: card.number, code: card.pin },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
async function begun() {
  const { visitor, number } = await order();
  const { link } = (await start(visitor, number)).body;
  return { visitor, number, link, card: await aCard(db, { sum: 100_000 }) };
}

test('a gift card waits while the bank thinks about a payment of the same order', async () => {
  const { visitor, number, link, card } = await begun();
  await bank.press(link, { do: 'card', card: 'hanging' });

  const { codes, errors } = await apply(visitor, number, card);

  expect(codes).toEqual(['payment_undefined']);
  expect(errors[0]?.message).toContain('Платёж');
  expect(await balanceOf(db, card.number)).toBe(100_000);
});

test('a gift card waits while the bank does not say what became of a payment', async () => {
  const { visitor, number, card } = await begun();
  await bank.control({ do: 'answer', how: 'error' });

  expect((await apply(visitor, number, card)).codes).toEqual(['payment_undefined']);
});

test('a gift card ends what nobody has paid yet, and the rest is paid anew', async () => {
  const { visitor, number, link, card } = await begun();

  expect((await apply(visitor, number, card)).body).toMatchObject({ due: total - 100_000 });
  await bank.press(link, { do: 'paid' });
  expect((await look(visitor, number)).payment).toMatchObject({ paid: 100_000, last: null });
  await bank.press((await start(visitor, number)).body.link, { do: 'paid' });

  expect((await look(visitor, number)).payment).toMatchObject({ paid: total, overpaid: 0 });
});

test('a stranger’s gift card ends nothing', async () => {
  const { visitor, number, link, card } = await begun();

  expect((await apply(await order().then((other) => other.visitor), number, card)).codes).toEqual([
    'order_not_found',
  ]);
  await bank.press(link, { do: 'paid' });
  expect((await look(visitor, number)).payment).toMatchObject({ paid: total });
});

test('a gift card buys no gift card', async () => {
  const visitor = visitorOf(app);
  const body = { ...aWish('dana@example.com'), agreement: { rules: true, personalData: true } };
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const { orderNumber } = (await visitor.call(createGiftCard, { body, headers })).body;

  const answer = await apply(visitor, orderNumber, await aCard(db));

  expect(answer.codes).toEqual(['gift_card_refused']);
  expect(await row(orderNumber)).toMatchObject({ paid: 0 });
});
