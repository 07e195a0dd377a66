import type { Transaction } from 'kysely';
import type { Locale } from '@rukav/contract';
import type { CodeChannel } from '@rukav/contract/sign-in/schemas.ts';
import { createAccountRepository } from '../accounts/index.ts';
import type { Database } from '../database/schema.ts';
import { takeShared, type Limit } from '../http/limits.ts';
import { isChannelDelayed } from '../outbox/index.ts';
import { carryCode } from './carry-code.ts';
import { codeAllowances } from './code-allowances.ts';
import { createCodeRepository, type CodeKey } from './code-repository.ts';
import { hidden } from './contact.ts';
import type { Origin } from './known-origins.ts';
import { codeShapes, makeCode } from './one-time-code.ts';
import { createShortCodeGuard } from './short-code-guard.ts';

const day = 24 * 3_600_000;

/** Calls to a phone: their codes are short, and a call wakes people. */
const callsPerDay: Limit = { burst: 3, per: day };

/** What came of the wish for a code: sent, too early after the last, or the contact or the address has had its share. */
export type SentCode =
  | { is: 'sent'; channel: CodeChannel; length: number }
  | { is: 'early'; resendAt: Date }
  | { is: 'capped'; retryAfter: number };

interface Sending {
  channel: CodeChannel;
  /** From where it is asked for. */
  origin: Origin;
  locale: Locale;
  now: Date;
  /**
   * Whether a captcha was solved for it.
   *
   * @default false
   */
  isPerson?: boolean;
  /**
   * Codes that one address may ask for in an hour; 0 where these are not counted, as with a code that an order causes.
   *
   * @default 0
   */
  perAddress?: number;
}

/** A call that cannot be made is a message: the service is behind, the phone has had its calls, or strangers guess at them. */
async function channelFor(
  trx: Transaction<Database>,
  { channel, contact, origin, now }: CodeKey & Sending,
): Promise<CodeChannel> {
  if (channel !== 'CALL') return channel;
  if (await isChannelDelayed(trx, 'call', now)) return 'SMS';
  if (!(await createShortCodeGuard(trx).mayCall(contact, origin, now))) return 'SMS';
  const wait = await takeShared(trx, `call day ${hidden(contact)}`, callsPerDay, now);
  return wait > 0 ? 'SMS' : 'CALL';
}

/**
 * Sends a code, within what a contact and an address may have. Nobody learns from it whether there is an account. A code that
 * comes with an order does not count for the address: orders have limits of their own.
 */
export async function sendCode(trx: Transaction<Database>, sending: CodeKey & Sending): Promise<SentCode> {
  const { channel: _, origin, locale, now, isPerson = false, perAddress = 0, ...key } = sending;
  const codes = createCodeRepository(trx);
  const early = await codes.resendAt(key, now);
  if (early) return { is: 'early', resendAt: early };
  const allowances = await codeAllowances(trx, { contact: key.contact, origin, perAddress }, now);
  const retryAfter = await allowances.take(isPerson);
  if (retryAfter > 0) return { is: 'capped', retryAfter };

  const channel = await channelFor(trx, sending);
  const { length, tries } = codeShapes[channel];
  const code = makeCode(length);
  await codes.withdrawFallback(key);
  const accountId =
    channel === 'PUSH' ? (await createAccountRepository(trx).findByPhone(key.contact))?.id : undefined;
  const fallbackId = await carryCode(trx, { ...key, code, channel, locale, accountId }, now);
  const resendAt = await codes.put(key, { code, tries, fallbackId }, now);
  return resendAt ? { is: 'early', resendAt } : { is: 'sent', channel, length };
}
