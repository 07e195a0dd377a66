import { limits, type Country } from '@rukav/contract';
import type { CodeChannel, CodeOnItsWay } from '@rukav/contract/sign-in/schemas.ts';
import { createAccountRepository } from '../accounts/index.ts';
import type { Channel } from '../outbox/tables.ts';
import { isChannelDelayed } from '../outbox/index.ts';
import type { Asked } from '../http/handle.ts';
import { takeShared } from '../http/limits.ts';
import { networkOf } from '@rukav/contract/network.ts';
import type { Kernel } from '../kernel.ts';
import { captchaFor, meetCaptcha, type Captchas } from './captcha/meet-captcha.ts';
import { codeAllowances } from './code-allowances.ts';
import { sendCode } from './send-code.ts';
import type { CodePurpose } from './tables.ts';
import { signInText } from './texts.ts';

/** What the numbers of a country begin with (AUTH-38, AUTH-40). */
const prefixes: Record<Country, string> = { RU: '+79', KZ: '+77' };

const ways: Record<CodeChannel, Channel> = { SMS: 'sms', CALL: 'call', PUSH: 'push', EMAIL: 'mail' };

type Refusing = 'phone_invalid' | 'captcha_required' | 'captcha_failed' | 'code_already_sent';

/** What of a request the sending of a code needs. */
export type AskedForCode = Pick<
  Asked<never, Refusing>,
  'country' | 'language' | 'locale' | 'session' | 'ip' | 'now' | 'refuse' | 'transaction'
>;

/** What is sent where. */
export interface WantedCode {
  contact: string;
  channel: CodeChannel;
  purpose: CodePurpose;
  captchaToken: string | undefined;
}

/**
 * Refuses whoever has to prove to be a person first: while the flag is on, where an address asks too often (FLAG-11), and where
 * the caller wants it. Answers whether a person was proven.
 */
export async function demandCaptcha(
  kernel: Kernel,
  captchas: Captchas,
  {
    ip,
    language,
    now,
    refuse,
  }: Pick<Asked<never, 'captcha_required' | 'captcha_failed'>, 'ip' | 'language' | 'now' | 'refuse'>,
  token: string | undefined,
  isWanted: boolean,
): Promise<boolean> {
  const { captcha } = await kernel.flags.read();
  const { codesPerAddress } = kernel.config;
  const easy = { burst: Math.max(1, Math.floor(codesPerAddress / 4)), per: 3_600_000 };
  const wait =
    codesPerAddress > 0 ? await takeShared(kernel.db, `captcha ip ${networkOf(ip)}`, easy, now) : 0;
  if (!captcha && wait === 0 && !isWanted) return false;
  const verdict = await meetCaptcha(kernel, await captchaFor(kernel, captchas), { token, ip, now });
  if (verdict === 'missing')
    return refuse('captcha_required', { message: signInText('captcha_required', language) });
  if (verdict === 'wrong')
    return refuse('captcha_failed', { message: signInText('captcha_failed', language) });
  return true;
}

/** Whether a phone is of the visitor's country, or the member's own, whose changes it proves wherever she is. */
async function isPhoneOf(
  { db }: Kernel,
  { country, session }: Pick<AskedForCode, 'country' | 'session'>,
  { contact, purpose }: Pick<WantedCode, 'contact' | 'purpose'>,
): Promise<boolean> {
  if (contact.startsWith(prefixes[country])) return true;
  const accountId = purpose === 'change' ? (await session.find())?.account_id : undefined;
  const account = accountId ? await createAccountRepository(db).find(accountId) : undefined;
  return account?.phone === contact;
}

/** Sends a code to whoever asks, or refuses. The answer is the same for every contact. */
export async function sendToVisitor(
  kernel: Kernel,
  captchas: Captchas,
  asked: AskedForCode,
  { captchaToken, ...wanted }: WantedCode,
): Promise<CodeOnItsWay> {
  const { language, locale, session, ip, now, refuse, transaction } = asked;
  if (wanted.channel !== 'EMAIL' && !(await isPhoneOf(kernel, asked, wanted)))
    return refuse('phone_invalid', { field: 'phone', message: signInText('phone_invalid', language) });
  const perAddress = kernel.config.codesPerAddress;
  const origin = { ip, browser: session.browser.token() };
  const { isPersonWanted } = await codeAllowances(
    kernel.db,
    { contact: wanted.contact, origin, perAddress },
    now,
  );
  const isPerson = await demandCaptcha(kernel, captchas, asked, captchaToken, await isPersonWanted());

  const { id: sessionId } = await session.ensure();
  const { channel, length } = await transaction(async (trx) => {
    const sent = await sendCode(trx, { ...wanted, sessionId, origin, isPerson, locale, now, perAddress });
    if (sent.is === 'sent') return sent;
    if (sent.is === 'capped') {
      const { retryAfter } = sent;
      return refuse('too_many_requests', { retryAfter, params: { retryAfter } });
    }
    const wait = sent.resendAt.getTime() - now.getTime();
    return refuse('code_already_sent', {
      params: { retryAfter: Math.max(1, Math.ceil(wait / 1000)), resendAt: sent.resendAt.toISOString() },
      message: signInText('code_already_sent', language),
    });
  });
  return {
    resendAt: new Date(now.getTime() + limits.resendCode).toISOString(),
    codeLength: length,
    channel,
    isDelayed: await isChannelDelayed(kernel.db, ways[channel], now),
  };
}
