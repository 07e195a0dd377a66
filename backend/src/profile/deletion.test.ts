import { deleteAccount, getAccount, putProfile } from '@rukav/contract/account/calls.ts';
import { postEvent } from '@rukav/contract/events/calls.ts';
import { addDeliveryAddress } from '@rukav/contract/addresses/calls.ts';
import { beforeEach, expect, test } from 'vitest';
import { accounts } from '../accounts/index.ts';
import { createAddresses } from '../addresses/index.ts';
import { cart, cities, openStore, readyCart, restock, submit } from '../cart/test-store.ts';
import { checkout } from '../checkout/index.ts';
import { transaction } from '../database/transaction.ts';
import { testDatabase } from '../database/test-database.ts';
import { createEvents, eraseFeedback } from '../events/index.ts';
import { noAddresses } from '../geography/index.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { eraseGiftCards } from '../gift-cards/index.ts';
import { aCard, balanceOf } from '../gift-cards/test-card.ts';
import { eraseBonuses, giveBonuses } from '../loyalty/index.ts';
import { orders } from '../orders/index.ts';
import { eraseSignIn } from '../sign-in/index.ts';
import { accountIdOf, captchas, confirmMailbox, signIn, signUp } from '../sign-in/test-shopper.ts';
import { createProfile } from './index.ts';
import { tablesWith } from './test-ending.ts';

const { db } = await testDatabase();
await openStore(db);
const kernel = testKernel(db);
const profile = createProfile([eraseSignIn, eraseGiftCards, eraseBonuses, eraseFeedback]);
const app = await createServer(kernel, [
  accounts,
  cart,
  checkout,
  orders,
  createAddresses(noAddresses),
  signIn,
  createEvents(captchas),
  profile,
]);
const erase = async () => {
  for (const { run } of profile.jobs?.(kernel) ?? []) await run({});
};

let member: Visitor;
let phone = '';
let count = 0;
beforeEach(async () => {
  await restock(db);
  await kernel.flags.set('accountDeletion', true);
  kernel.clock.move(3_600_000 * 2);
  count += 1;
  phone = `+7908${String(count).padStart(7, '0')}`;
  member = visitorOf(app);
  await signUp(db, member, phone, { email: `keep${count}@example.com` });
});

/** Buys something for a courier to bring, and answers the number of the order. */
async function buy(): Promise<string> {
  const { body } = await submit(member, await readyCart(member, { phone, by: 'pickup' }));
  return body.orderNumbers[0] ?? '';
}

test('an ended account is erased within a day: no table knows the person any more, and her orders keep their sums [PROF-32 API-089]', async () => {
  await member.call(putProfile, {
    body: {
      firstName: 'Жансая',
      lastName: 'Құлыбаева',
      secondName: '',
      gender: 'female',
      birthday: '1991-07-13',
      cityId: cities.moscow,
      children: [],
      version: 1,
    },
  });
  await member.call(addDeliveryAddress, {
    body: { addressName: 'Дом', cityId: cities.moscow, street: 'Неизвестная', house: '7' },
  });
  const number = await buy();
  await db.updateTable('placed_order').set({ status: 'complete' }).where('number', '=', number).execute();
  const before = await db
    .selectFrom('placed_order')
    .select('total')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();

  const { status, body } = await member.call(deleteAccount, { body: { reason: '' } });
  kernel.clock.move(60_000);
  await erase();

  expect([status, Date.parse(body.erasedBy) - kernel.clock.now().getTime()]).toEqual([
    200,
    86_400_000 - 60_000,
  ]);
  const known = await Promise.all(
    [phone, `keep${count}@example.com`, 'Жансая', 'Құлыбаева', '1991-07-13', 'Ёлкина', 'Неизвестная'].map(
      (text) => tablesWith(db, text),
    ),
  );
  expect(known.flat()).toEqual([]);
  const after = await db
    .selectFrom('placed_order')
    .select('total')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  expect(after).toEqual(before);
});

test('her messages are erased, her bonuses burn, and a card that she was given stays good and knows nobody', async () => {
  const email = `keep${count}@example.com`;
  await confirmMailbox(db, member, email);
  const now = kernel.clock.now();
  const { number } = await aCard(db, { email, now });
  const accountId = await accountIdOf(db, phone);
  await transaction(db, (trx) =>
    giveBonuses(trx, { accountId, kind: 'gift', amount: 300, expiresAt: null }, now),
  );
  await member.call(postEvent, {
    body: { eventType: 'feedback', data: { name: 'Анна', email, theme: 'other', message: 'До свидания' } },
  });

  await member.call(deleteAccount, { body: {} });
  await erase();

  expect(await tablesWith(db, email)).toEqual([]);
  expect(await balanceOf(db, number)).toBe(300_000);
  const bonuses = await db
    .selectFrom('bonus_account')
    .select('balance')
    .where('account_id', '=', accountId)
    .execute();
  expect(bonuses).toEqual([{ balance: 0 }]);
});

test('the browser in which an account is ended drops what it has cached of the store', async () => {
  const { headers } = await member.call(deleteAccount, { body: { reason: '' } });

  expect(headers).toMatchObject({ 'clear-site-data': '"cache"', 'cache-control': 'no-store' });
});

test('who has ended her account is a guest at once, and her phone opens a new one', async () => {
  await member.call(deleteAccount, { body: {} });

  expect((await member.call(getAccount)).body.profile).toBeNull();
  const again = visitorOf(app);
  kernel.clock.move(120_000);
  const { status, body } = await signUp(db, again, phone);
  await erase();
  expect(status).toBe(200);
  expect((await again.call(getAccount)).body.profile?.clubproId).toBe(body.profile.clubproId);
});

test('while an order is under way the account stays', async () => {
  await buy();

  expect((await member.call(deleteAccount, { body: {} })).codes).toEqual(['orders_underway']);
  expect((await member.call(getAccount)).body.profile?.phone).toBe(phone);
});

test('with the flag off no account is ended [FLAG-05]', async () => {
  await kernel.flags.set('accountDeletion', false);

  expect((await member.call(deleteAccount, { body: {} })).codes).toEqual(['deletion_unavailable']);
});
