import { checkSmsCode, login, requestSmsCode } from '@rukav/contract/sign-in/calls.ts';
import { beforeEach, expect, test } from 'vitest';
import { openStore } from '../cart/test-store.ts';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { lastCode, signIn } from './test-shopper.ts';

const { db } = await testDatabase();
await openStore(db);
const kernel = testKernel(db);
const app = await createServer(kernel, [signIn]);

let phone = '+79160000000';
let visitor: Visitor;
beforeEach(() => {
  phone = `+7916${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
  visitor = visitorOf(app);
});

const ask = (by = visitor, more: object = {}) => by.call(requestSmsCode, { body: { phone, ...more } });
const check = (code: string, by = visitor) => by.call(checkSmsCode, { body: { phone, code } });
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('a code of six digits is sent by SMS, and the next one can be asked for after 60 seconds [API-119 AUTH-07 AUTH-11]', async () => {
  const { status, body } = await ask();

  expect(status).toBe(200);
  expect(body.codeLength).toBe(6);
  expect(Date.parse(body.resendAt) - kernel.clock.now().getTime()).toBe(60_000);
  expect(await lastCode(db, phone)).toMatch(/^\d{6}$/);
});

test('asking again too early tells how long to wait, and after that sends another code [AUTH-10]', async () => {
  await ask();
  const first = await lastCode(db, phone);
  kernel.clock.move(20_000);
  const early = await ask();
  kernel.clock.move(40_000);
  const later = await ask();

  expect([early.status, early.codes, early.errors[0]?.params?.retryAfter]).toEqual([
    409,
    ['code_already_sent'],
    40,
  ]);
  expect(later.status).toBe(200);
  const second = await lastCode(db, phone);
  expect(second).not.toBe(first);
  expect((await check(first)).codes).toEqual(['wrong_code']);
  expect((await check(second)).status).toBe(200);
});

test('the answer is the same whether the phone has an account or not', async () => {
  const known = '+79169999999';
  await db
    .insertInto('account')
    .values({
      club_id: '700000000001',
      phone: known,
      email: null,
      first_name: null,
      last_name: null,
      second_name: null,
      locale: 'ru-RU',
      created_by: 'registration',
      created_at: kernel.clock.now(),
    })
    .execute();

  const answers = [await ask(), await visitorOf(app).call(requestSmsCode, { body: { phone: known } })];

  expect(answers[0]?.status).toBe(200);
  expect(answers[0]?.text).toBe(answers[1]?.text);
});

test('a right code earns a token; it works once [API-121 AUTH-36]', async () => {
  await ask();
  const code = await lastCode(db, phone);

  const right = await check(code);
  const again = await check(code);

  expect(right.body).toEqual({ token: expect.any(String), hasAccount: false });
  expect([again.status, again.codes]).toEqual([422, ['code_expired']]);
});

test('a wrong code is told at its field with the tries that are left, in the shopper’s language [AUTH-16]', async () => {
  await ask();

  const { status, errors } = await check(wrong(await lastCode(db, phone)));

  expect(status).toBe(422);
  expect(errors).toEqual([
    { code: 'wrong_code', field: 'code', message: 'Неверный код. Попробуй снова', params: { left: 4 } },
  ]);
});

test('after five wrong tries the right code is worth nothing', async () => {
  await ask();
  const code = await lastCode(db, phone);
  for (let left = 5; left > 0; left -= 1) await check(wrong(code));

  expect((await check(code)).codes).toEqual(['too_many_attempts']);
});

test('of forty wrong tries at once no more than five are evaluated', async () => {
  await ask();
  const code = await lastCode(db, phone);

  const tries = await Promise.all(Array.from({ length: 40 }, () => check(wrong(code))));

  const evaluated = tries.filter(({ codes }) => codes[0] === 'wrong_code');
  expect(evaluated).toHaveLength(5);
  expect(new Set(tries.map(({ codes }) => codes[0]))).toEqual(new Set(['wrong_code', 'too_many_attempts']));
});

test('of ten right tries at once one earns a token', async () => {
  await ask();
  const code = await lastCode(db, phone);

  const tries = await Promise.all(Array.from({ length: 10 }, () => check(code)));

  expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a code lives five minutes', async () => {
  await ask();
  const code = await lastCode(db, phone);
  kernel.clock.move(300_000);

  expect((await check(code)).codes).toEqual(['code_expired']);
});

test('a code is worth nothing in another session, nor for another phone', async () => {
  await ask();
  const code = await lastCode(db, phone);
  const other = visitorOf(app);
  await other.call(requestSmsCode, { body: { phone: '+79035550101' } });

  expect((await check(code, other)).codes).toEqual(['code_expired']);
  expect((await check(code, visitorOf(app))).codes).toEqual(['code_expired']);
  expect((await visitor.call(checkSmsCode, { body: { phone: '+79035550101', code } })).codes).toEqual([
    'code_expired',
  ]);
});

const askFrom = (ip: string) =>
  visitorOf(app).call(requestSmsCode, { body: { phone }, headers: { 'x-forwarded-for': ip } });
const statusesFrom = async (ip: string, times: number) => {
  const statuses = [];
  for (let visit = 0; visit < times; visit += 1) statuses.push((await askFrom(ip)).status);
  return statuses;
};

test('one address has no more than six codes an hour sent to a phone, in however many sessions, before a person is asked for', async () => {
  expect(await statusesFrom('203.0.113.7', 8)).toEqual([200, 200, 200, 200, 200, 200, 403, 403]);
  expect((await askFrom('203.0.113.7')).codes).toEqual(['captcha_required']);
});

test('a stranger who has used up a phone’s codes at one address leaves some to its owner at another', async () => {
  await statusesFrom('203.0.113.7', 20);

  expect((await askFrom('198.51.100.9')).status).toBe(200);
});

test('addresses of one IPv6 network count as one', async () => {
  await statusesFrom('2001:db8:1:2::1', 6);

  expect([(await askFrom('2001:db8:1:2::2')).status, (await askFrom('2001:db8:1:3::2')).status]).toEqual([
    403, 200,
  ]);
});

test('a phone gets no more than eighteen codes an hour without a captcha, from wherever', async () => {
  const statuses = [];
  for (const host of [1, 2, 3, 4]) statuses.push(...(await statusesFrom(`192.0.2.${host}`, 6)));

  expect(statuses.filter((status) => status === 200)).toHaveLength(18);
});

test('a phone must belong to the country that is chosen [AUTH-35 AUTH-38 AUTH-40]', async () => {
  const inKazakhstan = visitorOf(app);
  inKazakhstan.cookies.set('locale', 'kk-KZ');
  phone = '+77011234567';

  const answers = [await ask(), await ask(inKazakhstan)];

  expect(answers.map(({ status }) => status)).toEqual([422, 200]);
  expect(answers[0]?.errors).toMatchObject([{ code: 'phone_invalid', field: 'phone' }]);
});

test.each([
  { phone: '89161234567' },
  { phone: '+74951234567' },
  { phone: '' },
  { phone: ['+79161234567'] },
  { phone: '+79161234567', channel: 'PIGEON' },
  {},
  null,
  [],
])('%j is no wish for a code [AUTH-34]', async (body) => {
  const { status, codes } = await visitor.call(requestSmsCode, { body });

  expect([status, codes[0]]).toEqual([400, 'validation']);
});

test('a check without a code is refused at the code [AUTH-15]', async () => {
  const { status, errors } = await visitor.call(checkSmsCode, { body: { phone } });

  expect([status, errors[0]?.field, errors[0]?.params?.check]).toEqual([400, 'code', 'empty']);
});

test('a token that nobody has earned signs nobody in', async () => {
  await ask();

  const { status, codes } = await visitor.call(login, { body: { phone, token: 'x'.repeat(43) } });

  expect([status, codes]).toEqual([422, ['token_invalid']]);
});
