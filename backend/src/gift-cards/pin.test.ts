import { getGiftCard, restoreGiftCard } from '@rukav/contract/gift-cards/calls.ts';
import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf } from '../http/test-visitor.ts';
import { giftCards } from './index.ts';
import { aCard } from './test-card.ts';

const { db } = await testDatabase();
const kernel = testKernel(db);
const visitor = () => visitorOf(app);
const app = await createServer(kernel, [giftCards]);

let card: Awaited<ReturnType<typeof aCard>>;
beforeEach(async () => {
  kernel.clock.reset();
  card = await aCard(db);
});

let host = 0;
/** Everybody asks from an address of their own: how often one may ask is not the matter here. */
const fromAnywhere = () => {
  host += 1;
  return { 'x-forwarded-for': `198.51.100.${host}` };
};
const read = (code: string, cardNumber = card.number) =>
  visitor().call(getGiftCard, { params: { cardNumber }, query: { code }, headers: fromAnywhere() });
const renew = (cardNumber = card.number) =>
  visitor().call(restoreGiftCard, { params: { cardNumber }, headers: fromAnywhere() });
const lastPin = async () => {
  const { values } = await db
    .selectFrom('outbox_message')
    .select('values')
    .where('template', '=', 'giftCardPin')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return (values as { pin: string }).pin;
};

test('whoever has number and PIN reads what is on a card [API-034 GIFT-06]', async () => {
  const spaced = card.number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');

  const { status, body } = await read(card.pin, spaced);

  expect(status).toBe(200);
  expect(body).toEqual({
    ending: card.number.slice(-4),
    currency: 'RUB',
    sum: 300_000,
    balance: 300_000,
    expiresOn: '2029-03-03',
  });
});

test('a wrong PIN tells how many tries are left, the third blocks the card, and then the right one opens nothing [GIFT-22 ERR-036 ERR-037 ERR-035]', async () => {
  const answers = [
    await read(card.wrong),
    await read(card.wrong),
    await read(card.wrong),
    await read(card.pin),
  ];

  expect(answers.map(({ codes }) => codes[0])).toEqual([
    'invalid_pin',
    'invalid_pin',
    'too_many_pin_attempts',
    'card_blocked',
  ]);
  expect(answers[0]?.errors[0]).toMatchObject({ field: 'code', params: { left: 2 } });
});

test('a right PIN forgives the wrong ones before it', async () => {
  await read(card.wrong);
  await read(card.wrong);

  expect((await read(card.pin)).status).toBe(200);
  expect((await read(card.wrong)).errors[0]?.params).toEqual({ left: 2 });
});

test('of fifty wrong guesses at once three are looked at, and the card is blocked [GIFT-22]', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => read(card.wrong)));

  const codes = answers.map((answer) => answer.codes[0]);
  expect(codes.filter((code) => code === 'invalid_pin')).toHaveLength(2);
  expect(codes.filter((code) => code === 'too_many_pin_attempts')).toHaveLength(1);
  expect(codes.filter((code) => code === 'card_blocked')).toHaveLength(47);
  expect((await read(card.pin)).codes).toEqual(['card_blocked']);
});

test('a new PIN goes to where the card was sent, opens a blocked card, and the last one is worth nothing [API-035 GIFT-23]', async () => {
  for (let guess = 0; guess < 3; guess += 1) await read(card.wrong);

  const { body, text } = await renew();
  const pin = await lastPin();

  expect(body).toEqual({ sentTo: 'a•••@example.com', left: 2 });
  expect(text).not.toContain(pin);
  expect((await read(pin)).status).toBe(200);
  expect(pin === card.pin || (await read(card.pin)).codes[0] === 'invalid_pin').toBe(true);
});

test('three new PINs are sent within 30 minutes, also of ten wishes at once [GIFT-24 ERR-038]', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => renew()));
  const refused = answers.filter(({ status }) => status === 429);
  kernel.clock.move(1_799_000);
  const early = await renew();
  kernel.clock.move(1000);

  expect(refused).toHaveLength(7);
  expect(refused[0]?.codes).toEqual(['too_many_pin_requests']);
  expect([early.status, early.headers['retry-after']]).toEqual([429, '1']);
  expect((await renew()).status).toBe(200);
});

test('no PIN stands in the database, and each card hashes with a salt of its own [GIFT-06]', async () => {
  const rows = await db.selectFrom('gift_card').selectAll().execute();

  expect(JSON.stringify(rows)).not.toContain(`"${card.pin}"`);
  expect(new Set(rows.map(({ pin_salt }) => pin_salt.toString('hex'))).size).toBe(rows.length);
});

test('an unknown number is not found, a card after its last day has expired [ERR-031 ERR-034]', async () => {
  expect((await read('123456', '4000000000000001')).codes).toEqual(['card_not_found']);
  expect((await renew('4000000000000001')).codes).toEqual(['card_not_found']);
  const end = Date.parse('2029-03-04T00:00:00+03:00') - kernel.clock.now().getTime();
  kernel.clock.move(end - 1);
  expect((await read(card.pin)).status).toBe(200);
  kernel.clock.move(1);
  expect((await read(card.pin)).codes).toEqual(['card_expired']);
  expect((await renew()).codes).toEqual(['card_expired']);
});

test('a number has at least thirteen digits [GIFT-11]', async () => {
  expect((await read('123456', '123456789012')).status).toBe(404);
  expect((await read('123456', '1234567890123')).codes).toEqual(['card_not_found']);
});
