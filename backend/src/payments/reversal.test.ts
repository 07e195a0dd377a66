import { createGiftCard, getGiftCard, restoreGiftCard } from '@rukav/contract/gift-cards/calls.ts';
import { beforeEach, expect, test } from 'vitest';
import { transaction } from '../database/transaction.ts';
import { sendCards } from '../gift-cards/send-cards.ts';
import { aWish } from '../gift-cards/test-card.ts';
import type { Visitor } from '../http/test-visitor.ts';
import { visitorOf } from '../http/test-visitor.ts';
import { moveOrderOn } from '../orders/index.ts';
import { openPayingStore } from './test-paying.ts';

const store = await openPayingStore();
const { app, bank, db, kernel, order, start, row } = store;

beforeEach(async () => {
  kernel.clock.reset();
  await bank.control({ do: 'reset' });
  await store.restock();
});

/** Pays an order, and answers what the bank calls the payment. */
async function pay(visitor: Visitor, number: string): Promise<string> {
  const { link } = (await start(visitor, number)).body;
  await bank.press(link, { do: 'paid' });
  await expect.poll(async () => (await row(number)).paid_at).not.toBeNull();
  return link.split('/').at(-1) ?? '';
}
/** The bank takes money back from the store: somebody disputes the payment. */
const reverse = async (number: string, id: string, amount: number) => {
  const { paid } = await row(number);
  await bank.control({ do: 'refund', order: id, amount });
  await expect.poll(async () => (await row(number)).paid).toBe(paid - amount);
};
const collect = (number: string) =>
  transaction(db, (trx) => moveOrderOn(trx, number, { status: 'collect', lines: [] }, kernel.clock.now()));

test('an order whose money was taken back waits until it is paid again', async () => {
  const { visitor, number } = await order();
  await reverse(number, await pay(visitor, number), 100_000);

  expect(await collect(number)).toMatchObject({ is: 'status_not_allowed', reason: 'not_paid' });
  const { link } = (await start(visitor, number)).body;
  await bank.press(link, { do: 'paid' });
  await expect.poll(async () => (await row(number)).paid).toBe(399_800);
  expect(await collect(number)).toMatchObject({ is: 'moved' });
});

const { run: send } = sendCards(kernel);
const buyCard = async (receiver: string) => {
  const visitor = visitorOf(app);
  const body = { ...aWish(receiver), agreement: { rules: true, personalData: true } };
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const { orderNumber: number } = (await visitor.call(createGiftCard, { body, headers })).body;
  return { visitor, number, id: await pay(visitor, number) };
};
const sentTo = (recipient: string) =>
  db
    .selectFrom('outbox_message')
    .select(['template', 'values'])
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute();

test('a gift card whose money was taken back is not sent', async () => {
  const { number, id } = await buyCard('saule@example.com');
  await reverse(number, id, 300_000);

  await send({});

  expect(await sentTo('saule@example.com')).toEqual([]);
});

test('a gift card that was sent is good for nothing once its money is taken back, says so, and gets no new PIN', async () => {
  const { visitor, number, id } = await buyCard('aliya@example.com');
  await send({});
  const [letter] = await sentTo('aliya@example.com');
  const { card_number } = await db
    .selectFrom('gift_card_order')
    .select('card_number')
    .where('order_number', '=', number)
    .executeTakeFirstOrThrow();
  const cardNumber = card_number ?? '';
  const look = async (code: string) =>
    (await visitor.call(getGiftCard, { params: { cardNumber }, query: { code } })).codes;
  expect(await look(String(letter?.values.pin))).toEqual([]);

  await reverse(number, id, 300_000);

  expect(await look(String(letter?.values.pin))).toEqual(['card_withdrawn']);
  expect(await look('000000')).toEqual(['card_withdrawn']);
  const renewed = await visitor.call(restoreGiftCard, { params: { cardNumber } });
  expect(renewed.errors[0]).toMatchObject({
    code: 'card_withdrawn',
    message: expect.stringContaining('банк вернул деньги'),
  });
  const told = (await sentTo('aliya@example.com')).map(({ template }) => template);
  expect(told).not.toContain('giftCardPin');
});
