import type { Transaction } from 'kysely';
import type { Locale } from '@rukav/contract';
import type { CodeChannel } from '@rukav/contract/sign-in/schemas.ts';
import { createAccountRepository } from '../accounts/index.ts';
import type { Database } from '../database/schema.ts';
import { takeShared, type Limit } from '../http/limits.ts';
import { networkOf } from '../http/network.ts';
import { isChannelDelayed } from '../outbox/index.ts';
import { carryCode } from './carry-code.ts';
import { createCodeRepository, type CodeKey } from './code-repository.ts';
import { hidden } from './contact.ts';
import { createKnownNetworks } from './known-networks.ts';
import { codeShapes, makeCode } from './one-time-code.ts';
import { createShortCodeGuard } from './short-code-guard.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** How many codes may be asked for at one address in an hour; 0 is no limit. */
export const codesPerAddress = (perAddress: number): Limit => ({ burst: perAddress, per: hour });

/**
 * How many codes may be sent: to a contact at the wish of one address, and to a contact in all. A stranger at one address uses
 * up a third of the second, so that the owner still gets a code at another; where the owner has signed in before, the second
 * does not count at all. A code that comes with an order does not count for the address: orders have limits of their own.
 */
function allowances({ contact, ip, isKnown, perAddress }: Counted): [string, Limit][] {
  const name = hidden(contact);
  const network = networkOf(ip);
  const ofContact: [string, Limit][] = [
    [`code phone hour ${name}`, { burst: 18, per: hour }],
    [`code phone day ${name}`, { burst: 36, per: day }],
  ];
  return [
    [`code hour ${name} ${network}`, { burst: 6, per: hour }],
    [`code day ${name} ${network}`, { burst: 12, per: day }],
    ...(isKnown ? [] : ofContact),
    ...(perAddress > 0 ? [[`code ip ${network}`, codesPerAddress(perAddress)] as [string, Limit]] : []),
  ];
}

interface Counted {
  contact: string;
  ip: string;
  isKnown: boolean;
  perAddress: number;
}

/** Calls to a phone: their codes are short, and a call wakes people. */
const callsPerDay: Limit = { burst: 3, per: day };

/** What came of the wish for a code: sent, too early after the last, or the contact or the address has had its share. */
export type SentCode =
  | { is: 'sent'; channel: CodeChannel; length: number }
  | { is: 'early'; resendAt: Date }
  | { is: 'capped'; retryAfter: number };

interface Sending {
  channel: CodeChannel;
  /** Who asks. */
  ip: string;
  locale: Locale;
  now: Date;
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
  { channel, contact, ip, now }: CodeKey & Sending,
): Promise<CodeChannel> {
  if (channel !== 'CALL') return channel;
  if (await isChannelDelayed(trx, 'call', now)) return 'SMS';
  if (!(await createShortCodeGuard(trx).mayCall(contact, ip, now))) return 'SMS';
  const wait = await takeShared(trx, `call day ${hidden(contact)}`, callsPerDay, now);
  return wait > 0 ? 'SMS' : 'CALL';
}

/** Sends a code, within what a contact and an address may have. Nobody learns from it whether there is an account. */
export async function sendCode(trx: Transaction<Database>, sending: CodeKey & Sending): Promise<SentCode> {
  const { channel: _, ip, locale, now, perAddress = 0, ...key } = sending;
  const codes = createCodeRepository(trx);
  const early = await codes.resendAt(key, now);
  if (early) return { is: 'early', resendAt: early };
  const isKnown = await createKnownNetworks(trx).has(key.contact, ip, now);
  for (const [name, limit] of allowances({ contact: key.contact, ip, isKnown, perAddress })) {
    const retryAfter = await takeShared(trx, name, limit, now);
    if (retryAfter > 0) return { is: 'capped', retryAfter };
  }

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
