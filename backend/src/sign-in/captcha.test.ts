import { createServer as createHttpServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { getCaptcha, requestSmsCode, resetPasswordByEmail } from '@rukav/contract/sign-in/calls.ts';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { openStore } from '../cart/test-store.ts';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { createAltcha, createSignIn, createSmartCaptcha } from './index.ts';
import { solveCaptcha } from './test-shopper.ts';

/** The service of SmartCaptcha: what it says of a token, or a fault of its own. */
let verdict: { status: number; body: string } = { status: 200, body: '{"status":"ok"}' };
const heard: string[] = [];
const service = createHttpServer((request, response) => {
  request.setEncoding('utf8').on('data', (chunk: string) => heard.push(chunk));
  request.on('end', () => response.writeHead(verdict.status).end(verdict.body));
}).listen(0, '127.0.0.1');
await once(service, 'listening');
afterAll(() => service.close());
const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/validate`;

const { db } = await testDatabase();
await openStore(db);
const kernel = testKernel(db);
const app = await createServer(kernel, [
  createSignIn({
    altcha: createAltcha('secret of the tests'),
    smart: createSmartCaptcha({ siteKey: 'ysc1_key', serverKey: 'ysc2_key', url }),
  }),
]);

let visitor: Visitor;
let phone = '';
let count = 0;
beforeEach(() => {
  kernel.clock.move(24 * 3_600_000);
  count += 1;
  phone = `+7925${String(count).padStart(7, '0')}`;
  visitor = visitorOf(app);
  heard.length = 0;
});
afterEach(async () => {
  for (const flag of ['captcha', 'externalScripts'] as const) await kernel.flags.set(flag, false);
});
const ask = async (smartCaptchaToken?: string) => {
  const { status, codes } = await visitor.call(requestSmsCode, { body: { phone, smartCaptchaToken } });
  return codes[0] ?? status;
};

test('while the flag is on, a code is sent to who has solved the captcha, and each solution serves once [FLAG-11 SEC-08]', async () => {
  expect(await ask()).toBe(200);
  await kernel.flags.set('captcha', true);
  kernel.clock.move(60_000);

  const [none, bogus] = [await ask(), await ask('bm8=')];
  const token = await solveCaptcha(visitor);
  const solved = await ask(token);
  kernel.clock.move(60_000);

  expect([none, bogus, solved, await ask(token)]).toEqual([
    'captcha_required',
    'captcha_failed',
    200,
    'captcha_failed',
  ]);
});

test('a solution is good for ten minutes, and not one of another secret [FLAG-11]', async () => {
  await kernel.flags.set('captcha', true);
  const late = await solveCaptcha(visitor);
  kernel.clock.move(601_000);
  const elsewhere = await createServer(kernel, [
    createSignIn({ altcha: createAltcha('secret of somebody else'), smart: undefined }),
  ]);

  expect([await ask(late), await ask(await solveCaptcha(visitorOf(elsewhere)))]).toEqual([
    'captcha_failed',
    'captcha_failed',
  ]);
});

test('a new password is asked for by people too', async () => {
  await kernel.flags.set('captcha', true);
  const by = (smartCaptchaToken?: string) =>
    visitor.call(resetPasswordByEmail, { body: { email: `olga${count}@example.com`, smartCaptchaToken } });

  expect([(await by()).codes, (await by(await solveCaptcha(visitor))).status]).toEqual([
    ['captcha_required'],
    200,
  ]);
});

test('SmartCaptcha takes the place of the puzzle only where captcha and external scripts are on [FLAG-12 FLAG-22]', async () => {
  const kind = async () => (await visitor.call(getCaptcha)).body;
  await kernel.flags.set('captcha', true);
  const own = await kind();
  await kernel.flags.set('externalScripts', true);

  expect([own.kind, await kind()]).toEqual(['altcha', { kind: 'smart', siteKey: 'ysc1_key' }]);
});

test('SmartCaptcha’s service is asked about the token, its own key and the address with it [FLAG-12 SEC-08]', async () => {
  await kernel.flags.set('captcha', true);
  await kernel.flags.set('externalScripts', true);

  const right = await ask('token-of-a-person');
  verdict = { status: 200, body: '{"status":"failed"}' };
  kernel.clock.move(60_000);
  const wrong = await ask('token-of-a-machine');

  expect([right, wrong]).toEqual([200, 'captcha_failed']);
  expect(Object.fromEntries(new URLSearchParams(heard[0]))).toEqual({
    secret: 'ysc2_key',
    token: 'token-of-a-person',
    ip: '127.0.0.1',
  });
});

test.each([
  ['is broken', { status: 500, body: '' }],
  ['answers something else', { status: 200, body: 'no json' }],
])('a shopper passes while the service %s: the limits hold all the same [FLAG-12]', async (_, answer) => {
  await kernel.flags.set('captcha', true);
  await kernel.flags.set('externalScripts', true);
  verdict = answer;

  expect(await ask('any')).toBe(200);
});

test('an address that asks for many codes has to solve a captcha, whatever the flag [SEC-07]', async () => {
  const outcomes = [];
  for (let time = 0; time < 17; time += 1) {
    phone = `+7926${String(count * 100 + time).padStart(7, '0')}`;
    outcomes.push(await ask());
  }

  expect(outcomes.slice(0, 15)).toEqual(Array.from({ length: 15 }, () => 200));
  expect(outcomes.slice(15)).toEqual(['captcha_required', 'captcha_required']);
});

test('the page’s token is taken from the header x-csrf-token as well, and asking without one is refused [SEC-07 API-119]', async () => {
  await ask();
  const token = visitor.cookies.get('session_token') ?? '';
  visitor.cookies.delete('session_token');
  kernel.clock.move(60_000);
  const by = (headers: Record<string, string>) => visitor.call(requestSmsCode, { body: { phone }, headers });

  expect([(await by({})).codes, (await by({ 'x-csrf-token': token })).status]).toEqual([
    ['session_token_invalid'],
    200,
  ]);
});
