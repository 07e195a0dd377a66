import { applyGiftCard, getGiftCard, restoreGiftCard } from '@rukav/contract/gift-cards/calls.ts';
import { beforeEach, expect, test } from 'vitest';
import { accounts } from '../accounts/index.ts';
import { cart, openStore, readyCart, restock, submit } from '../cart/test-store.ts';
import { checkout } from '../checkout/index.ts';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { orders } from '../orders/index.ts';
import { confirmMailbox, signIn, signUp } from '../sign-in/test-shopper.ts';
import { giftCards } from './index.ts';
import { aCard } from './test-card.ts';

const { db } = await testDatabase();
await openStore(db);
const kernel = testKernel(db);
const app = await createServer(kernel, [accounts, cart, checkout, giftCards, orders, signIn]);

let owner: Visitor;
let card: Awaited<ReturnType<typeof aCard>>;
let phone = '';
let count = 0;
beforeEach(async () => {
  await restock(db);
  count += 1;
  phone = `+7915${String(count).padStart(7, '0')}`;
  const email = `dina${count}@example.com`;
  owner = visitorOf(app);
  await signUp(db, owner, phone, { email });
  await confirmMailbox(db, owner, email);
  card = await aCard(db, { email: email.toUpperCase(), sum: 300_000 });
});

const read = (by: Visitor, code: string) =>
  by.call(getGiftCard, { params: { cardNumber: card.number }, query: { code } });
const renew = (by: Visitor) => by.call(restoreGiftCard, { params: { cardNumber: card.number } });
const newestPin = async () => {
  const { values } = await db
    .selectFrom('outbox_message')
    .select('values')
    .where('template', '=', 'giftCardPin')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return (values as { pin: string }).pin;
};

/** Somebody who knows the number alone guesses until the card is blocked. */
async function block(): Promise<void> {
  const stranger = visitorOf(app);
  for (let guess = 0; guess < 3; guess += 1) await read(stranger, card.wrong);
  expect((await read(stranger, card.pin)).codes).toEqual(['card_blocked']);
}

test('a card that strangers have blocked is read and pays where its owner is signed in, and stays blocked for others', async () => {
  await submit(owner, await readyCart(owner, { phone }));
  const { number } = await db
    .selectFrom('placed_order')
    .select('number')
    .orderBy('created_at', 'desc')
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow();
  await block();

  const seen = await read(owner, card.pin);
  const paid = await owner.call(applyGiftCard, {
    params: { number },
    body: { cardNumber: card.number, code: card.pin },
  });

  expect([seen.status, paid.status]).toEqual([200, 200]);
  expect((await read(visitorOf(app), card.pin)).codes).toEqual(['card_blocked']);
});

test('new PINs that strangers ask for leave the owner those of an account', async () => {
  const stranger = visitorOf(app);
  for (let time = 0; time < 3; time += 1) await renew(stranger);
  await block();

  const refused = await renew(stranger);
  const renewed = await renew(owner);

  expect([refused.codes, renewed.body.left]).toEqual([['too_many_pin_requests'], 2]);
  expect((await read(owner, await newestPin())).status).toBe(200);
});

test('an owner has three tries as well, until a new PIN is sent', async () => {
  const codes = [];
  for (let guess = 0; guess < 3; guess += 1) codes.push((await read(owner, card.wrong)).codes[0]);
  const blocked = await read(owner, card.pin);
  await renew(owner);

  expect([...codes, ...blocked.codes]).toEqual([
    'invalid_pin',
    'invalid_pin',
    'too_many_pin_attempts',
    'card_blocked',
  ]);
  expect((await read(owner, await newestPin())).status).toBe(200);
});

test('an account that has named a mailbox and not confirmed it is a stranger to the cards of that mailbox', async () => {
  const impostor = visitorOf(app);
  await signUp(db, impostor, phone.replace('+7915', '+7914'), { email: 'owner@example.com' });
  card = await aCard(db, { email: 'owner@example.com' });
  await block();

  expect((await read(impostor, card.pin)).codes).toEqual(['card_blocked']);
});
