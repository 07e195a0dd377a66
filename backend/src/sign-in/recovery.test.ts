import { getAccount } from '@rukav/contract/account/calls.ts';
import {
  confirmResetByEmail,
  confirmResetByEmailLegacy,
  confirmResetByPhone,
  login,
  resetPasswordByEmail,
  resetPasswordByPhone,
} from '@rukav/contract/sign-in/calls.ts';
import { beforeEach, expect, test } from 'vitest';
import { accounts } from '../accounts/index.ts';
import { openStore } from '../cart/test-store.ts';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { changePassword } from './change-password.ts';
import { accountIdOf, confirmMailbox, lastCode, lastLetter, signIn, signUp } from './test-shopper.ts';

const { db } = await testDatabase();
await openStore(db);
const kernel = testKernel(db);
const app = await createServer(kernel, [accounts, signIn]);

const [old, fresh] = ['Rukav1old', 'Rukav2new'];
let owner: Visitor;
let visitor: Visitor;
let phone = '';
let email = '';
let count = 0;
beforeEach(async () => {
  kernel.clock.move(48 * 3_600_000);
  count += 1;
  phone = `+7921${String(count).padStart(7, '0')}`;
  email = `olga${count}@example.com`;
  [owner, visitor] = [visitorOf(app), visitorOf(app)];
  await signUp(db, owner, phone, { email, password: old });
});
const logsIn = async (password: string) =>
  (await visitorOf(app).call(login, { body: { phone, password } })).status;
const isSignedIn = async (by: Visitor) => (await by.call(getAccount)).body.profile !== null;

/** Asks for the letter, and answers the code of its link. */
async function linkFor(mailbox: string): Promise<string> {
  const { status } = await visitor.call(resetPasswordByEmail, { body: { email: mailbox } });
  expect(status).toBe(200);
  return /\/passrecover\/(\w{8,})/.exec((await lastLetter(db, mailbox)).text)?.[1] ?? '';
}
const setBy = (code: string, password = fresh, mailbox = email) =>
  visitor.call(confirmResetByEmail, { body: { email: mailbox, code, password } });

test('the link of a letter sets a new password once, and every device is signed out [API-097 API-141 API-143 AUTH-52]', async () => {
  await confirmMailbox(db, visitor, email);
  const code = await linkFor(email.toUpperCase());

  const done = await setBy(code);
  const again = await setBy(code, 'Rukav3new');

  expect([done.status, await logsIn(old), await logsIn(fresh)]).toEqual([200, 422, 200]);
  expect([await isSignedIn(owner), again.codes]).toEqual([false, ['reset_code_invalid']]);
  expect((await lastLetter(db, email)).template).toBe('passwordChanged');
});

test('a link is worth nothing once the password was set otherwise, or the account has another mailbox', async () => {
  await confirmMailbox(db, visitor, email);
  const beforePassword = await linkFor(email);
  const accountId = await accountIdOf(db, phone);
  await db
    .transaction()
    .execute((trx) => changePassword(trx, kernel, { accountId, password: fresh, now: kernel.clock.now() }));
  const afterPassword = await setBy(beforePassword, 'Rukav3new');

  kernel.clock.move(120_000);
  const beforeMailbox = await linkFor(email);
  await db
    .updateTable('account')
    .set({ email: `next-${email}` })
    .where('id', '=', accountId)
    .execute();
  const afterMailbox = await setBy(beforeMailbox, 'Rukav3new');

  expect([afterPassword.codes, afterMailbox.codes]).toEqual([['reset_code_invalid'], ['reset_code_invalid']]);
  expect(await logsIn(fresh)).toBe(200);
});

test('the same holds at the older address [API-143]', async () => {
  await confirmMailbox(db, visitor, email);
  const code = await linkFor(email);

  const { status } = await visitor.call(confirmResetByEmailLegacy, {
    body: { email, code, password: fresh },
  });

  expect([status, await logsIn(fresh)]).toEqual([200, 200]);
});

test('the answer is the same for a mailbox that nobody has, whose owner gets a letter without a link [AUTH-22]', async () => {
  await confirmMailbox(db, visitor, email);
  const known = await visitor.call(resetPasswordByEmail, { body: { email } });
  const stranger = `nobody${count}@example.com`;
  const unknown = await visitorOf(app).call(resetPasswordByEmail, { body: { email: stranger } });

  expect([unknown.status, unknown.text]).toEqual([200, known.text]);
  const letter = await lastLetter(db, stranger);
  expect(letter.template).toBe('passwordUnknown');
  expect(letter.text).not.toContain('passrecover');
});

test('a mailbox that is not confirmed yet gets no link', async () => {
  await visitor.call(resetPasswordByEmail, { body: { email } });

  expect((await lastLetter(db, email)).template).toBe('passwordUnknown');
});

test('a link dies after an hour, with the next one, and for another mailbox; a used password does not use it up [ERR-119 ERR-149 AUTH-22]', async () => {
  await confirmMailbox(db, visitor, email);
  const first = await linkFor(email);
  kernel.clock.move(60_000);
  const second = await linkFor(email);
  const replaced = await setBy(first);
  const foreign = await setBy(second, fresh, 'else@example.com');
  const same = await setBy(second, old);
  kernel.clock.move(3_600_000);
  const late = await setBy(second);

  expect([replaced, foreign, same, late].map(({ status, codes }) => [status, ...codes])).toEqual([
    [422, 'reset_code_invalid'],
    [404, 'email_not_found'],
    [422, 'new_password_same'],
    [410, 'reset_link_expired'],
  ]);
  expect(foreign.errors[0]?.field).toBe('email');
});

test('the next letter can be asked for after a minute, six in an hour before a person is asked for [ERR-145]', async () => {
  const statuses = [];
  for (let time = 0; time < 8; time += 1) {
    const { status, codes } = await visitor.call(resetPasswordByEmail, { body: { email } });
    statuses.push(codes[0] ?? status);
    if (time > 0) kernel.clock.move(60_000);
  }

  expect(statuses).toEqual([
    200,
    'code_already_sent',
    ...Array.from({ length: 5 }, () => 200),
    'captcha_required',
  ]);
});

test('a code to the phone sets a new password and signs every device out [API-142 API-144 AUTH-53]', async () => {
  kernel.clock.move(60_000);
  const asked = await visitor.call(resetPasswordByPhone, { body: { phone } });
  const code = await lastCode(db, phone);
  const body = { phone, code, password: fresh };

  const elsewhere = await visitorOf(app).call(confirmResetByPhone, { body });
  const same = await visitor.call(confirmResetByPhone, { body: { ...body, password: old } });
  const done = await visitor.call(confirmResetByPhone, { body });
  const again = await visitor.call(confirmResetByPhone, { body: { ...body, password: 'Rukav3new' } });

  expect(asked.body).toMatchObject({ channel: 'SMS', codeLength: 6 });
  expect([elsewhere, same, done, again].map(({ status, codes }) => [status, ...codes])).toEqual([
    [422, 'code_expired'],
    [422, 'new_password_same'],
    [200],
    [422, 'code_expired'],
  ]);
  expect([await logsIn(fresh), await isSignedIn(owner)]).toEqual([200, false]);
});

test('a code for signing in sets no password, and one for a password signs nobody in', async () => {
  kernel.clock.move(60_000);
  await visitor.call(resetPasswordByPhone, { body: { phone } });
  const code = await lastCode(db, phone);

  const { codes } = await visitor.call(login, { body: { phone, password: code } });

  expect(codes).toEqual(['temporary_password_invalid']);
});

test('whoever has the phone learns that it has no account, and a wrong code tells nothing [ERR-146 ERR-147]', async () => {
  const unknown = phone.replace('+7921', '+7922');
  await visitor.call(resetPasswordByPhone, { body: { phone: unknown } });
  const code = await lastCode(db, unknown);
  const tryIt = (typed: string) =>
    visitor.call(confirmResetByPhone, { body: { phone: unknown, code: typed, password: fresh } });

  const wrong = await tryIt(String((Number(code) + 1) % 1_000_000).padStart(6, '0'));
  const right = await tryIt(code);

  expect([wrong.codes, right.codes, right.errors[0]?.field]).toEqual([
    ['wrong_code'],
    ['user_not_found'],
    'phone',
  ]);
});

test.each([
  ['by letter', resetPasswordByEmail, { email: 'olga' }, 'email', 'invalid'],
  ['by phone', resetPasswordByPhone, { phone: '+7' }, 'phone', 'invalid'],
  [
    'by a link that is too short',
    confirmResetByEmail,
    { email: 'a@b.ru', code: 'short', password: fresh },
    'code',
    'invalid',
  ],
  [
    'with a weak password',
    confirmResetByPhone,
    { phone: '+79161234567', code: '123456', password: 'weak' },
    'password',
    'invalid',
  ],
] as const)('a recovery %s is refused at its field', async (_, call, body, field, check) => {
  const { errors } = await visitor.call(call as typeof resetPasswordByEmail, { body });

  expect(errors[0]).toMatchObject({ code: 'validation', field, params: { check } });
});
