import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Locale } from '@rukav/contract';
import type { Database } from '../database/schema.ts';
import { takeShared, type Limit } from '../http/limits.ts';
import { networkOf } from '../http/network.ts';
import { enqueue } from '../outbox/index.ts';
import { createCodeRepository, type CodeKey } from './code-repository.ts';
import { makeCode } from './one-time-code.ts';

const hour = 3_600_000;

/**
 * How many codes may be sent: to a phone at the wish of one address, to a phone in all, and at the wish of that address. A
 * stranger at one address uses up a third of the second, so that the phone's owner still gets a code at another. A code that
 * comes with an order does not count for the address: orders have limits of their own.
 */
const allowances = (phone: string, ip: string, isWithOrder: boolean): [string, Limit][] => {
  const hidden = createHash('sha256').update(phone).digest('base64url');
  const network = networkOf(ip);
  const ofAddress: [string, Limit] = [`code ip ${network}`, { burst: 60, per: hour }];
  return [
    [`code hour ${hidden} ${network}`, { burst: 6, per: hour }],
    [`code day ${hidden} ${network}`, { burst: 12, per: 24 * hour }],
    [`code phone hour ${hidden}`, { burst: 18, per: hour }],
    [`code phone day ${hidden}`, { burst: 36, per: 24 * hour }],
    ...(isWithOrder ? [] : [ofAddress]),
  ];
};

/** What came of the wish for a code: sent, too early after the last, or the phone or the address has had its share. */
export type SentCode =
  | { is: 'sent' }
  | { is: 'early'; resendAt: Date }
  | { is: 'capped'; retryAfter: number };

interface Sending {
  /** Who asks. */
  ip: string;
  locale: Locale;
  now: Date;
  /**
   * Whether an order causes it, and nobody has asked for a code.
   *
   * @default false
   */
  isWithOrder?: boolean;
}

/** Sends a code by SMS, within what a phone and an address may have. It does not look whether the phone has an account. */
export async function sendCode(
  trx: Transaction<Database>,
  { ip, locale, now, isWithOrder = false, ...key }: CodeKey & Sending,
): Promise<SentCode> {
  const codes = createCodeRepository(trx);
  const early = await codes.resendAt(key, now);
  if (early) return { is: 'early', resendAt: early };
  for (const [name, limit] of allowances(key.phone, ip, isWithOrder)) {
    const retryAfter = await takeShared(trx, name, limit, now);
    if (retryAfter > 0) return { is: 'capped', retryAfter };
  }

  const code = makeCode();
  const resendAt = await codes.put(key, code, now);
  if (resendAt) return { is: 'early', resendAt };
  const message = {
    channel: 'sms',
    to: key.phone,
    template: 'signInCode',
    values: { code },
    locale,
  } as const;
  await enqueue(trx, message, now);
  return { is: 'sent' };
}
