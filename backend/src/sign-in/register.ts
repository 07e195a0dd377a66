import { register } from '@rukav/contract/sign-in/calls.ts';
import { Register } from '@rukav/contract/sign-in/schemas.ts';
import { createAccountRepository, recordConsents } from '../accounts/index.ts';
import { cartContextOf } from '../cart/index.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { createCodeRepository } from './code-repository.ts';
import { signIn } from './signed-in.ts';
import { signInText } from './texts.ts';

/** POST /register: a proof of a phone that is new here makes an account and signs it in. */
export const registerHandler = ({ db }: Kernel) =>
  handle(register, Register, async ({ body, refuse, ...asked }) => {
    const { session, language, locale, ip, now, transaction } = asked;
    const because = (
      code: 'token_invalid' | 'phone_already_exists' | 'email_already_exists',
      field?: string,
    ) => refuse(code, { message: signInText(code, language), ...(field ? { field } : {}) });
    const visitor = await session.find();
    if (!visitor) return because('token_invalid');
    const context = await cartContextOf(db, asked);

    return transaction(async (trx) => {
      const isProven = await createCodeRepository(trx).takeProof(visitor.id, body.phone, body.token, now);
      if (!isProven) return because('token_invalid');
      const accounts = createAccountRepository(trx);
      if (body.email && (await accounts.isEmailTaken(body.email)))
        return because('email_already_exists', 'email');
      const { account, isNew } = await accounts.ensure({
        phone: body.phone,
        email: body.email ?? null,
        firstName: body.name,
        locale,
        createdBy: 'registration',
        now,
      });
      if (!isNew) return because('phone_already_exists', 'phone');
      await recordConsents(trx, {
        accountId: account.id,
        sessionId: visitor.id,
        orderNumber: null,
        channel: 'registration',
        ip,
        mailing: body.subscription,
        now,
      });
      return signIn(trx, account, session, context);
    });
  });
