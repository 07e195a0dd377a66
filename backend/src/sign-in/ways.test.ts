import {
  checkCode,
  checkSmsCode,
  login,
  profileExists,
  requestCode,
  requestSmsCode,
} from '@rukav/contract/sign-in/calls.ts';
import { beforeEach, expect, test } from 'vitest';
import { accounts } from '../accounts/index.ts';
import { openStore } from '../cart/test-store.ts';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { createOutbox, type MessagePort } from '../outbox/index.ts';
import { createKnownOrigins } from './known-origins.ts';
import { agreement, confirmMailbox, lastCode, signIn, signUp } from './test-shopper.ts';

const { db } = await testDatabase();
await openStore(db);
const kernel = testKernel(db);
const app = await createServer(kernel, [accounts, signIn]);

let phone = '';
let visitor: Visitor;
let count = 0;
beforeEach(async () => {
  count += 1;
  phone = `+7917${String(count).padStart(7, '0')}`;
  visitor = visitorOf(app);
  kernel.clock.move(24 * 3_600_000);
  await db.deleteFrom('outbox_message').execute();
});

/** Sends what is due, and answers what has reached somebody; the channels in `silent` reach nobody. */
async function deliver(silent: readonly string[] = []) {
  const sent: { channel: string; text: string }[] = [];
  const port: MessagePort = {
    send: async ({ channel, text }) => {
      if (silent.includes(channel)) throw new Error('nobody answers');
      sent.push({ channel, text });
    },
  };
  for (const { run } of createOutbox(port).jobs?.(kernel) ?? []) await run({});
  return sent;
}
const askBy = (channel: 'CALL' | 'PUSH', by = visitor) =>
  by.call(requestSmsCode, { body: { phone, channel } });

test('a call carries a code of four figures; answered, no message follows it [AUTH-08]', async () => {
  const { body } = await askBy('CALL');
  const sent = await deliver();
  const code = await lastCode(db, phone);
  const { status } = await visitor.call(checkSmsCode, { body: { phone, code } });
  kernel.clock.move(60_000);

  expect([body.channel, body.codeLength, sent.map(({ channel }) => channel)]).toEqual(['CALL', 4, ['call']]);
  expect([status, await deliver()]).toEqual([200, []]);
});

test('a call that nobody answers is followed by a message with the same code, at once where it cannot be made [AUTH-12]', async () => {
  await askBy('CALL');
  const [call] = await deliver();
  kernel.clock.move(40_000);
  const [unanswered] = await deliver();
  kernel.clock.move(24 * 3_600_000);
  await askBy('CALL');
  await deliver(['call']);
  const [instead] = await deliver(['call']);

  const code = /\d{4}/.exec(call?.text ?? '')?.[0] ?? '–';
  expect(unanswered).toEqual({ channel: 'sms', text: expect.stringContaining(code) });
  expect(instead?.channel).toBe('sms');
});

test('a phone is called three times a day and then gets messages; so does everybody while calls do not get out [AUTH-12]', async () => {
  const channels = [];
  for (let time = 0; time < 4; time += 1) {
    channels.push((await askBy('CALL', visitorOf(app))).body.channel);
    await deliver();
    kernel.clock.move(60_000);
  }
  phone = phone.replace('+7917', '+7918');
  await askBy('CALL');
  kernel.clock.move(16_000);
  const meanwhile = await visitorOf(app).call(requestSmsCode, { body: { phone, channel: 'CALL' } });

  expect(channels).toEqual(['CALL', 'CALL', 'CALL', 'SMS']);
  expect(meanwhile.body.channel).toBe('SMS');
});

/** Asks for a call in a session of its own, and tries the wrong code that often. */
async function guess(times: number, ip: string) {
  const stranger = visitorOf(app);
  const headers = { 'x-forwarded-for': ip };
  const { body } = await stranger.call(requestSmsCode, { body: { phone, channel: 'CALL' }, headers });
  const code = (await lastCode(db, phone)) === '0000' ? '1111' : '0000';
  const codes: string[] = [];
  for (let time = 0; time < times; time += 1)
    codes.push(...(await stranger.call(checkSmsCode, { body: { phone, code }, headers })).codes);
  return { channel: body.channel, codes };
}

test('a phone’s calls have three wrong tries of strangers in all, wherever they come from; then a message takes their place and is worth as much as ever', async () => {
  const first = await guess(2, '203.0.113.1');
  const second = await guess(2, '203.0.113.2');
  const third = await askBy('CALL');
  const code = await lastCode(db, phone);

  expect([first.codes, second.codes, third.body.channel]).toEqual([
    ['wrong_code', 'wrong_code'],
    ['wrong_code', 'too_many_attempts'],
    'SMS',
  ]);
  expect((await visitor.call(checkSmsCode, { body: { phone, code } })).status).toBe(200);
});

test('ten wrong tries of strangers at calls of any phones make calls messages, but not where the owner has signed in before', async () => {
  const mine = phone;
  const home = '198.51.100.1';
  await createKnownOrigins(db).remember([mine], { ip: home }, kernel.clock.now());
  for (let index = 1; index <= 4; index += 1) {
    phone = `+7915${String(count * 10 + index).padStart(7, '0')}`;
    await guess(3, `203.0.113.${index}`);
  }
  const elsewhere = await guess(0, '203.0.113.9');
  phone = mine;
  const atHome = await guess(0, home);

  expect([elsewhere.channel, atHome.channel]).toEqual(['SMS', 'CALL']);
});

test('a push goes to the devices of the account, and to a phone without one a message goes [AUTH-06]', async () => {
  await signUp(db, visitorOf(app), phone);
  kernel.clock.move(60_000);
  await deliver();
  await askBy('PUSH');
  const known = await deliver();
  const code = await lastCode(db, phone);
  const right = await visitor.call(checkSmsCode, { body: { phone, code } });
  phone = phone.replace('+7917', '+7919');
  await askBy('PUSH');

  expect(known).toEqual([{ channel: 'push', text: expect.stringContaining(code) }]);
  expect(right.body.hasAccount).toBe(true);
  expect((await deliver()).map(({ channel }) => channel)).toEqual(['sms']);
});

test('a mailbox gets its code by letter, in any case of letters, and signs its confirmed account in [API-120 API-122 AUTH-09]', async () => {
  const email = `olga${count}@example.com`;
  await signUp(db, visitorOf(app), phone, { email });
  await confirmMailbox(db, visitorOf(app), email);

  const asked = await visitor.call(requestCode, { body: { email: email.toUpperCase() } });
  const code = await lastCode(db, email);
  const checked = await visitor.call(checkCode, { body: { email, code } });
  const { body } = await visitor.call(login, { body: { email, token: checked.body.token, agreement } });

  expect(asked.body).toMatchObject({ channel: 'EMAIL', codeLength: 6 });
  expect(checked.body.hasAccount).toBe(true);
  expect(body.profile.phone).toBe(phone);
});

test('a mailbox that its account has not confirmed opens nothing [API-120]', async () => {
  const email = `olga${count}@example.com`;
  await signUp(db, visitorOf(app), phone, { email });

  await visitor.call(requestCode, { body: { email } });
  const { body } = await visitor.call(checkCode, { body: { email, code: await lastCode(db, email) } });

  expect(body.hasAccount).toBe(false);
  expect((await visitor.call(login, { body: { email, token: body.token } })).codes).toEqual([
    'user_not_found',
  ]);
});

test('the general call sends a code to a phone too, and wants one of the two [API-120 API-122]', async () => {
  await visitor.call(requestCode, { body: { phone, channel: 'SMS' } });
  const checked = await visitor.call(checkCode, { body: { phone, code: await lastCode(db, phone) } });

  expect(checked.body.token).toEqual(expect.any(String));
  for (const [body, field, check] of [
    [{}, 'phone', 'empty'],
    [{ phone, email: 'olga@example.com' }, 'email', 'invalid'],
    [{ phone, channel: 'EMAIL' }, 'email', 'empty'],
    [{ email: 'olga' }, 'email', 'invalid'],
    [{ email: `${'a'.repeat(100)}@example.com` }, 'email', 'max_length_exceeded'],
  ] as const) {
    const { errors } = await visitor.call(requestCode, { body });
    expect(errors[0]).toMatchObject({ code: 'validation', field, params: { check } });
  }
});

test('whether a contact has an account is told to whoever has proven it, and the proof stays good [API-118]', async () => {
  await signUp(db, visitorOf(app), phone);
  kernel.clock.move(60_000);
  await visitor.call(requestSmsCode, { body: { phone } });
  const { body } = await visitor.call(checkSmsCode, { body: { phone, code: await lastCode(db, phone) } });
  const { token } = body;

  const told = await visitor.call(profileExists, { body: { phone, token } });
  const other = await visitorOf(app).call(profileExists, { body: { phone, token } });
  const { status } = await visitor.call(login, { body: { phone, token } });

  expect([told.body, other.codes, status]).toEqual([{ exists: true }, ['token_invalid'], 200]);
});

test('while codes to phones are switched off, a new phone still gets one to register [FLAG-01]', async () => {
  await kernel.flags.set('smsAuthorization', false);
  const ask = (smsTemplate: 'login' | 'register') =>
    visitor.call(requestSmsCode, { body: { phone, smsTemplate } });

  const refused = [await ask('login'), await visitor.call(requestCode, { body: { phone } })];
  const registering = await ask('register');
  await kernel.flags.set('smsAuthorization', true);

  expect(refused.map(({ status, codes }) => [status, codes])).toEqual([
    [403, ['way_unavailable']],
    [403, ['way_unavailable']],
  ]);
  expect(registering.status).toBe(200);
});
