import {
  checkSmsCode,
  confirmEmail,
  getCaptcha,
  login,
  register,
  requestSmsCode,
} from '@rukav/contract/sign-in/calls.ts';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Visitor } from '../http/test-visitor.ts';
import { createAltcha } from './captcha/altcha.ts';
import { createSignIn } from './index.ts';

/** All that is agreed to when an account is made. */
export const agreement = { rules: true, userAgreement: true, personalData: true } as const;

/** The puzzle alone. */
export const captchas = { altcha: createAltcha('secret of the tests'), smart: undefined };

/** Signing in, as tests of other subjects need it. */
export const signIn = createSignIn(captchas);

/** The last code that was sent to a phone or a mailbox. */
export async function lastCode(db: Kysely<Database>, contact: string): Promise<string> {
  const { values } = await db
    .selectFrom('outbox_message')
    .select('values')
    .where('recipient', '=', contact)
    .where('template', 'in', ['signInCode', 'signInCall', 'passwordReset', 'contactCode'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return String(values.code);
}

/** Proves a phone as a shopper does, and answers the token. */
export async function provePhone(db: Kysely<Database>, visitor: Visitor, phone: string): Promise<string> {
  await visitor.call(requestSmsCode, { body: { phone } });
  const code = await lastCode(db, phone);
  const { body } = await visitor.call(checkSmsCode, { body: { phone, code } });
  return body.token;
}

/** Signs a visitor in whose phone has an account. */
export async function logIn(db: Kysely<Database>, visitor: Visitor, phone: string) {
  const token = await provePhone(db, visitor, phone);
  return visitor.call(login, { body: { phone, token, agreement } });
}

/** Registers a visitor, by default with a mailbox of the phone's own. */
export async function signUp(db: Kysely<Database>, visitor: Visitor, phone: string, more: object = {}) {
  const token = await provePhone(db, visitor, phone);
  const email = `shopper${phone.slice(1)}@example.com`;
  return visitor.call(register, { body: { phone, token, name: 'Айгерім', email, agreement, ...more } });
}

/** The id of the account of a phone. */
export async function accountIdOf(db: Kysely<Database>, phone: string): Promise<string> {
  const { id } = await db
    .selectFrom('account')
    .select('id')
    .where('phone', '=', phone)
    .executeTakeFirstOrThrow();
  return id;
}

/** Makes whoever has a phone an employee. */
export async function employ(db: Kysely<Database>, phone: string): Promise<void> {
  await db
    .insertInto('bonus_account')
    .values({ account_id: await accountIdOf(db, phone), is_employee: true })
    .onConflict((row) => row.column('account_id').doUpdateSet({ is_employee: true }))
    .execute();
}

/** The last letter to a mailbox. */
export const lastLetter = (db: Kysely<Database>, email: string) =>
  db
    .selectFrom('outbox_message')
    .select(['template', 'text'])
    .where('recipient', '=', email)
    .where('channel', '=', 'mail')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();

/** The code of the link in the last letter that confirms a mailbox. */
export async function confirmationCode(db: Kysely<Database>, email: string): Promise<string> {
  const { values } = await db
    .selectFrom('outbox_message')
    .select('values')
    .where('recipient', '=', email)
    .where('template', '=', 'emailConfirmation')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return new URL(String(values.url)).searchParams.get('code') ?? '';
}

/** Opens the link that confirms a mailbox. */
export const confirmMailbox = async (db: Kysely<Database>, visitor: Visitor, email: string) =>
  visitor.call(confirmEmail, { body: { code: await confirmationCode(db, email) } });

/** Solves the captcha that is asked for, as a browser does. */
export async function solveCaptcha(visitor: Visitor): Promise<string> {
  const { body } = await visitor.call(getCaptcha);
  if (body.kind !== 'altcha') throw new Error(`The captcha is ${body.kind}.`);
  const challenge = body.challenge as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
