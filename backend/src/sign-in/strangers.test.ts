import {
  checkSmsCode,
  confirmResetByEmail,
  login,
  logout,
  requestSmsCode,
  resetPasswordByEmail,
} from '@rukav/contract/sign-in/calls.ts';
import { beforeEach, expect, test } from 'vitest';
import { accounts } from '../accounts/index.ts';
import { openStore } from '../cart/test-store.ts';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import type { CaptchaPort } from './captcha/captcha-port.ts';
import { changePassword, createSignIn } from './index.ts';
import { accountIdOf, agreement, confirmMailbox, lastCode, lastLetter, signUp } from './test-shopper.ts';

/** A captcha that whoever sends `solved` has solved: the puzzle itself has tests of its own, and takes its time. */
const captcha: CaptchaPort = {
  challenge: () => ({ kind: 'smart', siteKey: 'of the tests' }),
  check: async (token) => ({ isRight: token === 'solved' }),
};

const { db } = await testDatabase();
await openStore(db);
const kernel = testKernel(db);
const app = await createServer(kernel, [accounts, createSignIn({ altcha: captcha, smart: undefined })]);

const home = '198.51.100.1';
const cafe = '198.51.100.77';
let owner: Visitor;
let phone = '';
let email = '';
let count = 0;
beforeEach(async () => {
  kernel.clock.move(72 * 3_600_000);
  count += 1;
  phone = `+7927${String(count).padStart(7, '0')}`;
  email = `vera${count}@example.com`;
  owner = from(home);
  await signUp(db, owner, phone, { email });
  await confirmMailbox(db, owner, email);
  kernel.clock.move(3_600_000);
});

/** A browser whose requests come from an address. */
function from(ip: string, browser = visitorOf(app)): Visitor {
  return {
    cookies: browser.cookies,
    call: (called, sent) =>
      browser.call(called, { ...sent, headers: { 'x-forwarded-for': ip, ...sent?.headers } }),
  };
}

const ask = async (visitor: Visitor, smartCaptchaToken?: string) => {
  const { status, codes } = await visitor.call(requestSmsCode, { body: { phone, smartCaptchaToken } });
  return codes[0] ?? status;
};
const askLetter = async (visitor: Visitor, smartCaptchaToken?: string) => {
  const { status, codes } = await visitor.call(resetPasswordByEmail, { body: { email, smartCaptchaToken } });
  return codes[0] ?? status;
};

/** Strangers at ever new addresses ask until nothing is left, and answer what they got. */
async function useUp(by: typeof ask, token?: string): Promise<(string | number)[]> {
  const outcomes = [];
  for (let host = 1; host <= 60; host += 1) outcomes.push(await by(from(`203.0.113.${host}`), token));
  return outcomes;
}
const sent = (outcomes: readonly (string | number)[]) => outcomes.filter((outcome) => outcome === 200).length;

/** Signs in by the newest code, as its owner. */
async function enter(visitor: Visitor) {
  const { body } = await visitor.call(checkSmsCode, { body: { phone, code: await lastCode(db, phone) } });
  return (await visitor.call(login, { body: { phone, token: body.token, agreement } })).status;
}

test('past the codes that strangers have used up, a solved captcha gets another, from wherever', async () => {
  const strangers = await useUp(ask);
  const abroad = from(cafe);

  expect([sent(strangers), strangers.at(-1)]).toEqual([18, 'captcha_required']);
  expect([await ask(abroad), await ask(abroad, 'wrong'), await ask(abroad, 'solved')]).toEqual([
    'captcha_required',
    'captcha_failed',
    200,
  ]);
  expect(await enter(abroad)).toBe(200);
});

test('people who solve captchas have a bounded share as well, and leave the owner hers where she has signed in before', async () => {
  await useUp(ask);
  const people = await useUp(ask, 'solved');
  const abroad = await ask(from(cafe), 'solved');
  const atHome = from(home);

  expect([sent(people), people.at(-1), abroad]).toEqual([24, 'too_many_requests', 'too_many_requests']);
  expect(await ask(atHome)).toBe(200);
  expect(await enter(atHome)).toBe(200);
});

test('strangers in the owner’s own network leave her the browser in which she has signed in, wherever that is now', async () => {
  await owner.call(logout);
  await useUp(ask, 'solved');
  for (let time = 0; time < 20; time += 1) await ask(from(home), 'solved');
  const atHome = [await ask(from(home)), await ask(from(home), 'solved')];

  // Her network asks often by now, so she proves to be a person there.
  const outcomes = [await ask(owner, 'solved')];
  kernel.clock.move(60_000);
  const travelling = from(cafe, owner);
  outcomes.push(await ask(travelling));

  expect(atHome).not.toContain(200);
  expect(outcomes).toEqual([200, 200]);
  expect(await enter(travelling)).toBe(200);
});

test('a browser in which its owner has signed in has no more than six codes an hour', async () => {
  const outcomes = [];
  for (let time = 0; time < 8; time += 1) {
    for (const name of ['session', 'session_token']) owner.cookies.delete(name);
    outcomes.push(await ask(owner));
  }

  expect(outcomes).toEqual([200, 200, 200, 200, 200, 200, 'too_many_requests', 'too_many_requests']);
});

test('a browser is known for the contacts that have signed in there alone', async () => {
  await owner.call(logout);
  phone = phone.replace('+7927', '+7928');
  await useUp(ask);

  expect(await ask(from(cafe, owner))).toBe('captcha_required');
});

test('once the password was changed, a browser that was known before is one of the strangers', async () => {
  const thief = from(cafe, owner);
  const accountId = await accountIdOf(db, phone);
  await db
    .transaction()
    .execute((trx) =>
      changePassword(trx, kernel, { accountId, password: 'Rukav2new', now: kernel.clock.now() }),
    );
  await useUp(ask);

  expect(await ask(thief)).toBe('captcha_required');
});

test('strangers who ask for letters leave the owner hers', async () => {
  const strangers = await useUp(askLetter);
  const people = await useUp(askLetter, 'solved');

  expect([sent(strangers), strangers.at(-1), sent(people)]).toEqual([18, 'captcha_required', 24]);
  expect(await askLetter(from(cafe, owner))).toBe(200);
});

test('a link stays good while strangers ask for others', async () => {
  expect(await askLetter(owner)).toBe(200);
  const code = /\/passrecover\/(\w{8,})/.exec((await lastLetter(db, email)).text)?.[1] ?? '';
  kernel.clock.move(60_000);
  for (let host = 1; host <= 3; host += 1) await askLetter(from(`203.0.113.${host}`));

  const { status } = await owner.call(confirmResetByEmail, { body: { email, code, password: 'Rukav2new' } });

  expect(status).toBe(200);
});
