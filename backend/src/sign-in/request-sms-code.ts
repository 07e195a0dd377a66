import { limits } from '@rukav/contract';
import { requestSmsCode } from '@rukav/contract/sign-in/calls.ts';
import { RequestSmsCode } from '@rukav/contract/sign-in/schemas.ts';
import { handle } from '../http/handle.ts';
import { codeRules } from './one-time-code.ts';
import { sendCode } from './send-code.ts';
import { signInText } from './texts.ts';

/** What the numbers of a country begin with (AUTH-38, AUTH-40). */
const prefixes = { RU: '+79', KZ: '+77' } as const;

/** POST /request-sms-code: a new code by SMS. Calls and push fall back to it. */
export const requestSmsCodeHandler = () =>
  handle(
    requestSmsCode,
    RequestSmsCode,
    async ({ body: { phone }, country, language, locale, session, ip, now, refuse, transaction }) => {
      if (!phone.startsWith(prefixes[country]))
        return refuse('phone_invalid', { field: 'phone', message: signInText('phone_invalid', language) });

      const { id: sessionId } = await session.ensure();
      const purpose = 'sign_in' as const;
      await transaction(async (trx) => {
        const sent = await sendCode(trx, { sessionId, phone, purpose, ip, locale, now });
        if (sent.is === 'capped') {
          const { retryAfter } = sent;
          return refuse('too_many_requests', { retryAfter, params: { retryAfter } });
        }
        if (sent.is === 'sent') return undefined;
        const wait = sent.resendAt.getTime() - now.getTime();
        return refuse('code_already_sent', {
          params: { retryAfter: Math.max(1, Math.ceil(wait / 1000)), resendAt: sent.resendAt.toISOString() },
          message: signInText('code_already_sent', language),
        });
      });
      const resendAt = new Date(now.getTime() + limits.resendCode);
      return { resendAt: resendAt.toISOString(), codeLength: codeRules.length };
    },
  );
