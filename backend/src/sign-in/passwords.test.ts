import { getAccount } from '@rukav/contract/account/calls.ts';
import { login, register, requestSmsCode } from '@rukav/contract/sign-in/calls.ts';
import { beforeEach, expect, test } from 'vitest';
import { accounts } from '../accounts/index.ts';
import { openStore } from '../cart/test-store.ts';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { agreement, lastCode, signIn, signUp, solveCaptcha } from './test-shopper.ts';

const { db } = await testDatabase();
await openStore(db);
const kernel = testKernel(db);
const app = await createServer(kernel, [accounts, signIn]);

const password = 'Rukav1one';
let phone = '';
let email = '';
let count = 0;
beforeEach(() => {
  kernel.clock.move(48 * 3_600_000);
  count += 1;
  phone = `+7918${String(count).padStart(7, '0')}`;
  email = `olga${count}@example.com`;
});
/** A member with a password, signed in at home. */
async function join(): Promise<Visitor> {
  const owner = visitorOf(app);
  await signUp(db, owner, phone, { email, password });
  return owner;
}

type Name = { phone: string } | { email: string } | { card: string };
const tryFrom = (ip: string, name: Name, typed = 'Wrong1one', more: object = {}, by = visitorOf(app)) =>
  by.call(login, { body: { ...name, password: typed, ...more }, headers: { 'x-forwarded-for': ip } });

test('phone, mailbox and club card sign in with the password [API-115 AUTH-04]', async () => {
  const owner = await join();
  const card = (await owner.call(getAccount)).body.profile?.clubproId ?? '';

  const answers = [];
  for (const name of [{ phone }, { email: email.toUpperCase() }, { card }])
    answers.push(await tryFrom('192.0.2.1', name, password));

  expect(answers.map(({ status, body }) => [status, body.profile.phone])).toEqual(
    Array.from({ length: 3 }, () => [200, phone]),
  );
});

test('a wrong password, an account without one and an account that is not there are answered alike', async () => {
  await join();
  const plain = `+7919${String(count).padStart(7, '0')}`;
  await signUp(db, visitorOf(app), plain);

  const answers = [];
  for (const name of [{ phone }, { phone: plain }, { phone: '+79000000000' }, { card: '70000000' }])
    answers.push(await tryFrom('192.0.2.2', name));

  expect(new Set(answers.map(({ status, codes }) => `${status} ${codes.join()}`))).toEqual(
    new Set(['422 credentials_invalid']),
  );
  expect(new Set(answers.map(({ errors }) => errors[0]?.message)).size).toBe(1);
});

test.each([
  ['no name', {}, 'phone', 'empty'],
  ['two names', { phone: '+79161234567', email: 'a@b.ru' }, 'email', 'invalid'],
  ['a card of seven figures [AUTH-46]', { card: '1234567' }, 'card', 'invalid'],
  ['a card of seventeen figures [AUTH-46]', { card: '1'.repeat(17) }, 'card', 'max_length_exceeded'],
  ['an empty card [AUTH-45]', { card: '' }, 'card', 'empty'],
])('signing in with %s is refused at its field', async (_, name, field, check) => {
  const { errors } = await visitorOf(app).call(login, { body: { ...name, password } });

  expect(errors[0]).toMatchObject({ code: 'validation', field, params: { check } });
});

test.each([
  ['five signs [AUTH-29]', 'Ab1cd', 'invalid'],
  ['33 signs [AUTH-29]', `Ab1${'c'.repeat(30)}`, 'max_length_exceeded'],
  ['no small letter [AUTH-30]', 'ABCDEF1', 'invalid'],
  ['no capital [AUTH-31]', 'abcdef1', 'invalid'],
  ['no figure [AUTH-32]', 'Abcdefg', 'invalid'],
  ['Cyrillic letters [AUTH-28]', 'Пароль1a', 'invalid'],
  ['a space [AUTH-28]', 'Abcd 123', 'invalid'],
  ['nothing in it [AUTH-27]', '', 'empty'],
])('a new password with %s is refused', async (_, weak, check) => {
  const body = { phone, token: 'x', name: 'Ольга', email: 'olga@example.com', agreement, password: weak };

  const { errors } = await visitorOf(app).call(register, { body });

  expect(errors[0]).toMatchObject({ code: 'validation', field: 'password', params: { check } });
});

test('after three wrong passwords a captcha is asked for; solved, a right one signs in, and a solution works once', async () => {
  const owner = await join();
  const name = { phone };
  for (let time = 0; time < 3; time += 1) await tryFrom('192.0.2.3', name);

  const asked = await tryFrom('192.0.2.3', name, password);
  const bogus = await tryFrom('192.0.2.3', name, password, { smartCaptchaToken: 'bm8=' });
  const smartCaptchaToken = await solveCaptcha(owner);
  const wrong = await tryFrom('192.0.2.3', name, 'Wrong1one', { smartCaptchaToken });
  const reused = await tryFrom('192.0.2.3', name, password, { smartCaptchaToken });
  const solved = await tryFrom('192.0.2.3', name, password, { smartCaptchaToken: await solveCaptcha(owner) });

  expect([asked, bogus, wrong, reused, solved].map(({ status, codes }) => [status, ...codes])).toEqual([
    [403, 'captcha_required'],
    [403, 'captcha_failed'],
    [422, 'credentials_invalid'],
    [403, 'captcha_failed'],
    [200],
  ]);
});

test('whoever guesses from everywhere is stopped, and the owner still signs in where she has before', async () => {
  await join();
  const statuses = [];
  for (let host = 1; host <= 32; host += 1)
    statuses.push((await tryFrom(`198.51.100.${host}`, { phone })).status);

  expect(statuses.filter((status) => status === 422)).toHaveLength(30);
  expect(statuses.slice(30)).toEqual([429, 429]);
  expect((await tryFrom('198.51.100.99', { phone }, password)).status).toBe(429);
  expect((await visitorOf(app).call(login, { body: { phone, password } })).status).toBe(200);
});

test('of a hundred wrong passwords at once three are looked at before a person has to be proven', async () => {
  await join();

  const answers = await Promise.all(Array.from({ length: 100 }, () => tryFrom('192.0.2.77', { phone })));

  const codes = answers.map((answer) => answer.codes[0]);
  expect(codes.filter((code) => code === 'credentials_invalid')).toHaveLength(3);
  expect(codes.filter((code) => code === 'captcha_required')).toHaveLength(97);
});

test('a right password uses up no tries', async () => {
  await join();
  for (let time = 0; time < 12; time += 1)
    expect((await tryFrom('192.0.2.78', { phone }, password)).status).toBe(200);
});

test('the code that came with an order is a temporary password for its phone, once [ERR-135]', async () => {
  await join();
  const guest = visitorOf(app);
  kernel.clock.move(60_000);
  await guest.call(requestSmsCode, { body: { phone } });
  const code = await lastCode(db, phone);

  const other = await tryFrom('192.0.2.4', { phone }, code);
  const right = await tryFrom('192.0.2.4', { phone }, code, {}, guest);
  const again = await tryFrom('192.0.2.4', { phone }, code, {}, guest);

  expect([other.codes, right.status, again.codes]).toEqual([
    ['token_invalid'],
    200,
    ['temporary_password_invalid'],
  ]);
});

test('passwords are kept as Argon2id alone, and nothing of them is in the reply', async () => {
  await join();
  const rows = await db.selectFrom('account_password').selectAll().execute();
  const { text } = await tryFrom('192.0.2.5', { phone }, password);

  expect(rows.every(({ hash }) => hash.startsWith('argon2id$m=19456,t=2,p=1$'))).toBe(true);
  expect(JSON.stringify(rows) + text).not.toContain(password);
});

test('while codes to phones are switched off, one is no password either, whatever it was asked for [FLAG-01]', async () => {
  await join();
  const guest = visitorOf(app);
  kernel.clock.move(60_000);
  await kernel.flags.set('smsAuthorization', false);
  await guest.call(requestSmsCode, { body: { phone, smsTemplate: 'register' } });
  const code = await lastCode(db, phone);

  const byCode = await tryFrom('192.0.2.6', { phone }, code, {}, guest);
  const byPassword = await tryFrom('192.0.2.6', { phone }, password);
  await kernel.flags.set('smsAuthorization', true);

  expect([byCode.codes, byPassword.status]).toEqual([['way_unavailable'], 200]);
});
