import { deleteProducts } from '@rukav/contract/cart/calls.ts';
import { setContact } from '@rukav/contract/cart/checkout-calls.ts';
import { deleteAccount, putPhone } from '@rukav/contract/account/calls.ts';
import { postSubscriptions } from '@rukav/contract/subscriptions/calls.ts';
import { requestSmsCode } from '@rukav/contract/sign-in/calls.ts';
import { beforeEach, expect, test } from 'vitest';
import { contact, lineIds, readyCart, restock, submit } from '../cart/test-store.ts';
import { testDatabase } from '../database/test-database.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { hidden } from '../sign-in/index.ts';
import { confirmMailbox, lastCode, logIn, signUp } from '../sign-in/test-shopper.ts';
import { eraseAccounts } from './erase-accounts.ts';
import { openStoreOfEndings, tablesWith } from './test-ending.ts';

const { db } = await testDatabase();
const { app, kernel, end, erase } = await openStoreOfEndings(db);

let member: Visitor;
let phone = '';
let mailbox = '';
let count = 0;
beforeEach(async () => {
  await restock(db);
  kernel.clock.move(3_600_000 * 2);
  count += 1;
  phone = `+7928${String(count).padStart(7, '0')}`;
  mailbox = `Keep${count}@Example.com`;
  member = visitorOf(app);
  await signUp(db, member, phone, { email: mailbox });
  await confirmMailbox(db, member, mailbox);
  kernel.clock.move(120_000);
});

/** In which tables any of some texts stand. */
const tablesWithAny = async (texts: readonly string[]) =>
  (await Promise.all(texts.map((text) => tablesWith(db, text)))).flat();

test('what she ordered and wrote as a guest is erased with her account', async () => {
  const guest = visitorOf(app);
  await submit(guest, await readyCart(guest, { phone, by: 'pickup' }));
  kernel.clock.move(120_000);
  await logIn(db, guest, phone);
  await db.updateTable('placed_order').set({ status: 'complete' }).execute();
  await db
    .insertInto('question')
    .values({
      product_id: 'p1',
      author_key: crypto.randomUUID(),
      text_hash: Buffer.from(mailbox),
      author: 'Жансая',
      text: 'Тёплое?',
      email: mailbox,
      locale: 'ru-RU',
      created_at: kernel.clock.now(),
    })
    .execute();

  await end(guest);

  expect(await tablesWithAny([phone, contact(phone).fullName, 'Жансая', mailbox])).toEqual([]);
});

test('a cart that gives way at signing in names nobody from then on', async () => {
  const guest = visitorOf(app);
  await readyCart(guest, { phone, by: 'pickup' });
  const named = await guest.call(setContact, { body: { ...contact(phone), fullName: 'Ыстықай Бек' } });
  expect(named.status).toBe(200);
  await guest.call(deleteProducts, { body: { lineIds: await lineIds(guest) } });

  await logIn(db, guest, phone);

  expect(await tablesWith(db, 'Ыстықай')).toEqual([]);
});

test('her former phone, networks, limits and answers that wait for a repeat are erased as well, and nobody stays signed in', async () => {
  const former = phone;
  const next = `+7938${String(count).padStart(7, '0')}`;
  await member.call(requestSmsCode, { body: { phone: next, smsTemplate: 'change' } });
  const code = await lastCode(db, next);
  expect((await member.call(putPhone, { body: { phone: next, code } })).status).toBe(200);
  await visitorOf(app).call(postSubscriptions, {
    body: {
      email: mailbox,
      subscriptions: [{ pointOfContact: 'EMAIL', isSubscribed: true }],
      subscribePage: '/',
      subscribeSource: 'footer',
    },
  });
  await member.call(setContact, {
    body: contact(next),
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  const { id } = await db
    .selectFrom('account')
    .select('id')
    .where('phone', '=', next)
    .executeTakeFirstOrThrow();

  expect(await end(member)).toEqual([]);
  const names = [former, next, mailbox, mailbox.toLowerCase(), contact(next).email];
  expect(await tablesWithAny([...names, ...names.map(hidden)])).toEqual([]);

  const late = visitorOf(app);
  await late.call(setContact, { body: contact() });
  await db.updateTable('session').set({ account_id: id }).execute();
  await db.updateTable('account').set({ erased_at: null }).where('id', '=', id).execute();
  await erase();
  expect(await db.selectFrom('session').select('id').where('account_id', '=', id).execute()).toEqual([]);
});

test('an account that cannot be erased is said, and keeps no other from being erased', async () => {
  const other = visitorOf(app);
  await signUp(db, other, `+7948${String(count).padStart(7, '0')}`, { email: `Other${count}@Example.com` });
  for (const visitor of [member, other]) await visitor.call(deleteAccount, { body: {} });
  const failing = eraseAccounts(kernel, [
    async (_, account) => {
      if (account.phone.includes(phone)) throw new Error('A row that cannot be changed.');
    },
  ]);

  await expect(failing.run({})).rejects.toThrow('1 of 2 failed');
  const left = await db
    .selectFrom('account')
    .select('phone')
    .where('deleted_at', 'is not', null)
    .where('erased_at', 'is', null)
    .execute();
  expect(left).toEqual([{ phone: expect.stringContaining(phone) as string }]);
});
