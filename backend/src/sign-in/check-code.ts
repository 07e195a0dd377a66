import { checkCode, checkSmsCode } from '@rukav/contract/sign-in/calls.ts';
import { CheckCode, CheckSmsCode } from '@rukav/contract/sign-in/schemas.ts';
import type { Kysely } from 'kysely';
import { createAccountRepository } from '../accounts/index.ts';
import type { Database } from '../database/schema.ts';
import { handle, type Asked } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { createCodeRepository, type CodeKey } from './code-repository.ts';
import { contactOf, type SentContact } from './contact.ts';
import { evaluateCode } from './evaluate-code.ts';
import { signInText } from './texts.ts';

type Wrong = 'wrong_code' | 'code_expired' | 'too_many_attempts';
type Checking = Pick<Asked<never, Wrong>, 'session' | 'language' | 'ip' | 'now' | 'refuse'>;

/** Tries a code and answers whose it is, or refuses at the code's field with the tries that are left. */
export async function tryCode(
  db: Kysely<Database>,
  { session, language, ip, now, refuse }: Checking,
  { contact, purpose, code }: Omit<CodeKey, 'sessionId'> & { code: string },
): Promise<CodeKey> {
  const because = (reason: Wrong, left?: number) =>
    refuse(reason, {
      field: 'code',
      message: signInText(reason, language),
      ...(left === undefined ? {} : { params: { left } }),
    });
  const visitor = await session.find();
  if (!visitor) return because('code_expired');
  const key = { sessionId: visitor.id, contact, purpose };
  const verdict = await evaluateCode(db, key, {
    code,
    origin: { ip, browser: session.browser.token() },
    now,
  });
  if (verdict.is === 'wrong') return because('wrong_code', verdict.left);
  if (verdict.is === 'expired') return because('code_expired');
  if (verdict.is === 'exhausted') return because('too_many_attempts');
  return key;
}

/** A right code earns a token that proves the contact, and only its owner learns whether it has an account. */
async function answer({ db }: Kernel, asked: Checking, contact: SentContact, code: string) {
  const codes = createCodeRepository(db);
  const key = await tryCode(db, asked, { contact: contactOf(contact), purpose: 'sign_in', code });
  const token = await codes.prove(key, asked.now);
  const account = await createAccountRepository(db).findByContact(contact);
  return { token, hasAccount: account !== undefined };
}

/** POST /check-sms-code: proves a phone. */
export const checkSmsCodeHandler = (kernel: Kernel) =>
  handle(checkSmsCode, CheckSmsCode, ({ body: { phone, code }, ...asked }) =>
    answer(kernel, asked, { phone }, code),
  );

/** POST /check-code: proves a phone or a mailbox. */
export const checkCodeHandler = (kernel: Kernel) =>
  handle(checkCode, CheckCode, ({ body: { code, ...contact }, ...asked }) =>
    answer(kernel, asked, contact, code),
  );
