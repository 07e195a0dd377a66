import { getAccount } from '@rukav/contract/account/calls.ts';
import { confirmEmail, register } from '@rukav/contract/sign-in/calls.ts';
import { beforeEach, expect, test } from 'vitest';
import { accounts } from '../accounts/index.ts';
import { openStore } from '../cart/test-store.ts';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { agreement, provePhone, signIn, signUp } from './test-shopper.ts';

const { db } = await testDatabase();
await openStore(db);
const kernel = testKernel(db);
const app = await createServer(kernel, [accounts, signIn]);

let visitor: Visitor;
let phone = '';
let count = 0;
beforeEach(() => {
  kernel.clock.move(3_600_000 * 2);
  visitor = visitorOf(app);
  count += 1;
  phone = `+7908${String(count).padStart(7, '0')}`;
});
const profileOf = async (by: Visitor) => (await by.call(getAccount)).body.profile;

test('a mailbox that nobody has confirmed keeps nobody from registering', async () => {
  const email = `unproven${count}@example.com`;
  await signUp(db, visitor, phone, { email });
  kernel.clock.move(60_000);
  const owner = visitorOf(app);

  const { status } = await signUp(db, owner, `+7905${String(count).padStart(7, '0')}`, { email });

  expect([status, (await profileOf(owner))?.email]).toEqual([200, email]);
});

test('one phone learns of five taken mailboxes a day', async () => {
  const email = `known${count}@example.com`;
  await signUp(db, visitor, phone, { email });
  await db.updateTable('account').set({ is_email_confirmed: true }).where('email', '=', email).execute();
  const other = `+7907${String(count).padStart(7, '0')}`;
  const stranger = visitorOf(app);
  const token = await provePhone(db, stranger, other);
  const codes: string[] = [];

  for (let tries = 0; tries < 6; tries += 1) {
    const body = { phone: other, token, name: 'Айгерім', email, agreement };
    codes.push(...(await stranger.call(register, { body })).codes);
  }

  expect(codes).toEqual([...Array.from({ length: 5 }, () => 'email_already_exists'), 'too_many_requests']);
});

/** The codes of all links that were sent to a mailbox. */
async function codesTo(email: string): Promise<string[]> {
  const letters = await db
    .selectFrom('outbox_message')
    .select('values')
    .where('recipient', '=', email)
    .where('template', '=', 'emailConfirmation')
    .execute();
  return letters.map(({ values }) => new URL(String(values.url)).searchParams.get('code') ?? '');
}

test('of six registrations at once with one mailbox each makes an account, and one of its links confirms it', async () => {
  const email = `shared${count}@example.com`;
  const shoppers = [];
  for (let index = 0; index < 6; index += 1) {
    const own = `+7904${count}00000${index}`;
    const shopper = visitorOf(app);
    const token = await provePhone(db, shopper, own);
    shoppers.push({ shopper, body: { phone: own, token, name: 'Айгерім', email, agreement } });
  }

  const made = await Promise.all(shoppers.map(({ shopper, body }) => shopper.call(register, { body })));
  const links = await codesTo(email);
  const opened = await Promise.all(
    links.map((code) => visitorOf(app).call(confirmEmail, { body: { code } })),
  );

  expect(made.map(({ status }) => status)).toEqual(shoppers.map(() => 200));
  expect(opened.map(({ status, codes }) => codes[0] ?? String(status)).toSorted()).toEqual([
    '200',
    ...Array.from({ length: 5 }, () => 'confirmation_code_not_found'),
  ]);
  const profiles = await Promise.all(shoppers.map(({ shopper }) => profileOf(shopper)));
  expect(profiles.map((profile) => profile?.email)).toEqual(shoppers.map(() => email));
  expect(profiles.filter((profile) => profile?.isEmailConfirmed)).toHaveLength(1);
});

test('of two openings of one link at once one confirms, and the other is told', async () => {
  const email = `twice${count}@example.com`;
  await signUp(db, visitor, phone, { email });
  const [code = ''] = await codesTo(email);

  const opened = await Promise.all(
    [visitor, visitorOf(app)].map((reader) => reader.call(confirmEmail, { body: { code } })),
  );

  expect(opened.map(({ status, codes }) => codes[0] ?? String(status)).toSorted()).toEqual([
    '200',
    'confirmation_code_not_found',
  ]);
  expect((await profileOf(visitor))?.isEmailConfirmed).toBe(true);
});

test('a registration that meets the confirmation of its mailbox is made or refused, and never confirms it too', async () => {
  const email = `meeting${count}@example.com`;
  await signUp(db, visitor, phone, { email });
  const [code = ''] = await codesTo(email);
  const later = visitorOf(app);
  const own = `+7903${String(count).padStart(7, '0')}`;
  const token = await provePhone(db, later, own);
  const body = { phone: own, token, name: 'Айгерім', email, agreement };

  const [confirmed, made] = await Promise.all([
    visitor.call(confirmEmail, { body: { code } }),
    later.call(register, { body }),
  ]);

  expect(confirmed.status).toBe(200);
  expect([200, 'email_already_exists']).toContain(made.codes[0] ?? made.status);
  expect((await profileOf(later))?.isEmailConfirmed ?? false).toBe(false);
});
