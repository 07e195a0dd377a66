import { login } from '@rukav/contract/sign-in/calls.ts';
import { Login } from '@rukav/contract/sign-in/schemas.ts';
import { createAccountRepository } from '../accounts/index.ts';
import { cartContextOf } from '../cart/index.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { createCodeRepository } from './code-repository.ts';
import { signIn } from './signed-in.ts';
import { signInText } from './texts.ts';

/** POST /login: a proof of the phone signs its account in. */
export const loginHandler = ({ db }: Kernel) =>
  handle(login, Login, async ({ body: { phone, token }, refuse, ...asked }) => {
    const { session, language, now, transaction } = asked;
    const because = (code: 'token_invalid' | 'user_not_found') =>
      refuse(code, { message: signInText(code, language) });
    const visitor = await session.find();
    if (!visitor) return because('token_invalid');
    const context = await cartContextOf(db, asked);

    return transaction(async (trx) => {
      const isProven = await createCodeRepository(trx).takeProof(visitor.id, phone, token, now);
      if (!isProven) return because('token_invalid');
      const account = await createAccountRepository(trx).findByPhone(phone);
      if (!account) return because('user_not_found');
      return signIn(trx, account, session, context);
    });
  });
