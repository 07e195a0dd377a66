import { login } from '@rukav/contract/sign-in/calls.ts';
import { Login } from '@rukav/contract/sign-in/schemas.ts';
import type { Transaction } from 'kysely';
import { createAccountRepository, hasAgreed, recordConsents, type Account } from '../accounts/index.ts';
import { cartContextOf } from '../cart/index.ts';
import type { Database } from '../database/schema.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import type { Captchas } from './captcha/meet-captcha.ts';
import { createCodeRepository } from './code-repository.ts';
import { contactOf } from './contact.ts';
import { evaluateCode } from './evaluate-code.ts';
import { createPasswordGuard } from './password-guard.ts';
import { createPasswordRepository } from './password-repository.ts';
import { signIn } from './signed-in.ts';
import { signInText } from './texts.ts';

/** What a shopper types who takes the code that came with her order for a password. */
const temporary = /^\d{4,8}$/;

type Why =
  | 'token_invalid'
  | 'user_not_found'
  | 'credentials_invalid'
  | 'temporary_password_invalid'
  | 'agreement_required'
  | 'way_unavailable';

/**
 * POST /login: a proof of a phone or a mailbox signs its account in, or a password with phone, mailbox or club card. A wrong
 * password and an account that is not there are answered alike. The code that came with an order is a password for its phone.
 */
export const loginHandler = (kernel: Kernel, captchas: Captchas) =>
  handle(login, Login, async ({ body, refuse, ...asked }) => {
    const { db, flags } = kernel;
    const { session, language, ip, now, transaction } = asked;
    const because = (code: Why) => refuse(code, { message: signInText(code, language) });
    const { token, password = '' } = body;
    const origin = { ip, browser: session.browser.token() };
    const contact = contactOf(body);

    const isByCode = body.phone !== undefined && (token !== undefined || temporary.test(password));
    if (isByCode && !(await flags.read()).smsAuthorization) return because('way_unavailable');
    const guard = createPasswordGuard(kernel, captchas, { ...asked, refuse });
    const accounts = createAccountRepository(db);

    async function byPassword(): Promise<Account> {
      const name = body.card ?? contact;
      const giveBack = await guard.admit(name, body.smartCaptchaToken);
      const account = await accounts.findByLogin(body);
      const isRight = await createPasswordRepository(db).check(account?.id, password);
      if (!account || !isRight) return because('credentials_invalid');
      await giveBack();
      return account;
    }

    /** By the code of an order. It stays good where the rules have to be agreed to first. */
    async function byOrderCode(): Promise<Account> {
      const key = { sessionId: (await session.find())?.id ?? '', contact, purpose: 'sign_in' } as const;
      if (!(await session.find())) return because('token_invalid');
      const { is } = await evaluateCode(db, key, { code: password, origin, now });
      if (is !== 'right') return because('temporary_password_invalid');
      const account = await accounts.findByContact(body);
      if (!account) return because('user_not_found');
      if (body.agreement || (await hasAgreed(db, account.id))) return account;
      await createCodeRepository(db).restore(key);
      return because('agreement_required');
    }

    async function byProof(trx: Transaction<Database>): Promise<Account> {
      const visitor = await session.find();
      if (!visitor || token === undefined) return because('token_invalid');
      const key = { sessionId: visitor.id, contact, purpose: 'sign_in' } as const;
      if (!(await createCodeRepository(trx).takeProof(key, token, now))) return because('token_invalid');
      const account = await createAccountRepository(trx).findByContact(body);
      return account ?? because('user_not_found');
    }

    const ofPassword = isByCode ? byOrderCode : byPassword;
    const known = token === undefined ? await ofPassword() : undefined;
    const context = await cartContextOf(db, asked);
    // Whoever brings a proof has a session already; for a password one begins before the transaction, which has one connection.
    if (known) await session.ensure();
    return transaction(async (trx) => {
      const account = known ?? (await byProof(trx));
      if (!(await hasAgreed(trx, account.id))) {
        if (!body.agreement) return because('agreement_required');
        await recordConsents(trx, {
          accountId: account.id,
          sessionId: (await session.ensure()).id,
          orderNumber: null,
          channel: 'sign_in',
          ip,
          userAgreement: true,
          mailing: false,
          now,
        });
      }
      return signIn(trx, { account, session, context, ip });
    });
  });
