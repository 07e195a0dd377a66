import { putPassword } from '@rukav/contract/account/calls.ts';
import {
  confirmResetByEmail,
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
import { createProfile } from '../profile/index.ts';
import { confirmMailbox, lastCode, lastLetter, signIn, signUp } from './test-shopper.ts';

const { db } = await testDatabase();
await openStore(db);
const kernel = testKernel(db);
const app = await createServer(kernel, [accounts, signIn, createProfile()]);

const [old, fresh] = ['Rukav1old', 'Rukav2new'];
let owner: Visitor;
let phone = '';
let email = '';
let count = 0;
beforeEach(async () => {
  kernel.clock.move(72 * 3_600_000);
  count += 1;
  phone = `+7926${String(count).padStart(7, '0')}`;
  email = `lena${count}@example.com`;
  owner = visitorOf(app);
  await signUp(db, owner, phone, { email, password: old });
  await confirmMailbox(db, owner, email);
  kernel.clock.move(3_600_000);
});

const withTheOldOne = async (): Promise<Visitor> => {
  await owner.call(putPassword, { body: { oldPassword: old, newPassword: fresh } });
  return owner;
};

const byPhone = async (): Promise<Visitor> => {
  const browser = visitorOf(app);
  await browser.call(resetPasswordByPhone, { body: { phone } });
  const code = await lastCode(db, phone);
  await browser.call(confirmResetByPhone, { body: { phone, code, password: fresh } });
  return browser;
};

const byLetter = async (): Promise<Visitor> => {
  const browser = visitorOf(app);
  await browser.call(resetPasswordByEmail, { body: { email } });
  const code = /\/passrecover\/(\w{8,})/.exec((await lastLetter(db, email)).text)?.[1] ?? '';
  await browser.call(confirmResetByEmail, { body: { email, code, password: fresh } });
  return browser;
};

const logIn = async (ip: string, browser: Visitor, password: string) => {
  const headers = { 'x-forwarded-for': ip };
  const { status, codes } = await browser.call(login, { body: { phone, password }, headers });
  return codes[0] ?? status;
};

test.each([
  ['with the old one', withTheOldOne],
  ['by a code to the phone', byPhone],
  ['by the link of a letter', byLetter],
])(
  'strangers who guess at a password do not lock out the browser in which its owner has changed it %s',
  async (_, change) => {
    const browser = await change();
    const guesses = [];
    for (let host = 1; host <= 31; host += 1)
      guesses.push(await logIn(`203.0.113.${host}`, visitorOf(app), 'Wrong1one'));

    expect(guesses.at(-1)).toBe('too_many_requests');
    expect(await logIn('198.51.100.77', visitorOf(app), fresh)).toBe('too_many_requests');
    expect(await logIn('198.51.100.78', browser, fresh)).toBe(200);
  },
);
