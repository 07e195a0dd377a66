import { checkSmsCode, login, register, requestSmsCode } from '@rukav/contract/sign-in/calls.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Visitor } from '../http/test-visitor.ts';

/** The last code that was sent to a phone. */
export async function lastCode(db: Kysely<Database>, phone: string): Promise<string> {
  const { values } = await db
    .selectFrom('outbox_message')
    .select('values')
    .where('recipient', '=', phone)
    .where('template', '=', 'signInCode')
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
  return visitor.call(login, { body: { phone, token } });
}

/** Registers a visitor. */
export async function signUp(db: Kysely<Database>, visitor: Visitor, phone: string, more: object = {}) {
  const token = await provePhone(db, visitor, phone);
  const agreement = { rules: true, personalData: true };
  return visitor.call(register, { body: { phone, token, name: 'Айгерім', agreement, ...more } });
}
