import { checkSmsCode } from '@rukav/contract/sign-in/calls.ts';
import { CheckSmsCode } from '@rukav/contract/sign-in/schemas.ts';
import { createAccountRepository } from '../accounts/index.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { createCodeRepository } from './code-repository.ts';
import { signInText } from './texts.ts';

/** POST /check-sms-code: a right code earns a token that proves the phone. */
export const checkSmsCodeHandler = ({ db }: Kernel) =>
  handle(checkSmsCode, CheckSmsCode, async ({ body: { phone, code }, session, language, now, refuse }) => {
    const because = (reason: 'wrong_code' | 'code_expired' | 'too_many_attempts', left?: number) =>
      refuse(reason, {
        field: 'code',
        message: signInText(reason, language),
        ...(left === undefined ? {} : { params: { left } }),
      });
    const visitor = await session.find();
    if (!visitor) return because('code_expired');

    const codes = createCodeRepository(db);
    const verdict = await codes.try({ sessionId: visitor.id, phone, purpose: 'sign_in' }, code, now);
    if (verdict.is === 'wrong') return because('wrong_code', verdict.left);
    if (verdict.is === 'expired') return because('code_expired');
    if (verdict.is === 'exhausted') return because('too_many_attempts');

    const token = await codes.prove(visitor.id, phone, now);
    const account = await createAccountRepository(db).findByPhone(phone);
    return { token, hasAccount: account !== undefined };
  });
