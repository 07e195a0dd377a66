import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { takeShared, type Limit } from '../http/limits.ts';
import { isLoopback, networkOf } from '@rukav/contract/network.ts';

const hour = 3_600_000;

/** Messages that strangers may cause to one mailbox or phone, whatever they are about. */
const ofRecipient: Limit = { burst: 20, per: hour };

/** Messages that visitors of one address may cause; a whole office may share it. */
const ofAddress: Limit = { burst: 120, per: hour };

const hashed = (contact: string) => createHash('sha256').update(contact.toLowerCase()).digest('base64url');

type Allowance = readonly [key: string, limit: Limit, amount: number];

/** A message that a visitor causes without having proven that the mailbox or phone is theirs. */
export interface StrangerMessage {
  to: string;
  ip: string;
}

/** Returns the allowance of a recipient to whom strangers cause some messages. */
export const messagesTo = (to: string, count: number): Allowance => [
  `messages to ${hashed(to)}`,
  ofRecipient,
  count,
];

/** Returns the allowance of the address from which a stranger causes some messages; none of this machine's own. */
export const messagesFrom = (ip: string, count: number): Allowance[] =>
  isLoopback(ip) ? [] : [[`messages from ${networkOf(ip)}`, ofAddress, count]];

/**
 * Takes a message from the allowances of its recipient and of the sender's address, and returns 0, or after how many seconds
 * there is room again. Codes have allowances of their own: using this one up keeps nobody from signing in.
 */
export async function takeStrangerMessage(
  db: Kysely<Database>,
  { to, ip }: StrangerMessage,
  now: Date,
): Promise<number> {
  let wait = 0;
  for (const [key, limit, amount] of [messagesTo(to, 1), ...messagesFrom(ip, 1)])
    wait = Math.max(wait, await takeShared(db, key, limit, now, amount));
  return wait;
}
