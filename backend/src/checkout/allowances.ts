import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { GuestLimits } from '../config.ts';
import type { Database } from '../database/schema.ts';
import { takeShared, type Limit } from '../http/limits.ts';
import { networkOf } from '@rukav/contract/network.ts';
import type { OrderRow } from '../orders/index.ts';
import { messagesFrom, messagesTo } from '../outbox/index.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Pieces that guests reserve on one phone in a day. */
const guestPieces = 50;

/** How many phones' worth of sums and pieces one address may reserve: a whole office may share it. */
const phonesOfAddress = 4;

/** What is about to be ordered, and by whom. */
export interface Ordering {
  orders: readonly Pick<OrderRow, 'phone' | 'email' | 'total' | 'currency'>[];
  /** Pieces of all orders together. */
  pieces: number;
  /** A guest, whose phone nobody has proven. */
  isUnproven: boolean;
  ip: string;
}

type Allowance = readonly [key: string, limit: Limit, amount: number];

const hashed = (text: string) => createHash('sha256').update(text.toLowerCase()).digest('base64url');

/**
 * Returns what an order takes from which allowance; in an order that all who take from them share, so that none waits for another in a
 * circle: recipients', a guest's, the address's last. Members are not limited by address: a whole network may share it.
 */
export function allowancesOf({ orders, pieces, isUnproven, ip }: Ordering, guest: GuestLimits): Allowance[] {
  const [first] = orders;
  if (!first) return [];
  const { currency } = first;
  const phone = hashed(first.phone);
  const mailbox = hashed(first.email);
  const network = networkOf(ip);
  const sum = orders.reduce((total, order) => total + order.total, 0);
  const ofAnybody = [messagesTo(first.phone, orders.length), messagesTo(first.email, orders.length)].toSorted(
    ([a], [b]) => (a < b ? -1 : 1),
  );
  if (!isUnproven) return ofAnybody;

  const { ordersPerPhone, ordersPerAddress, sum: sums } = guest;
  const perAddress = (burst: number): number => (ordersPerAddress > 0 ? burst * phonesOfAddress : 0);
  const ofGuest: Allowance[] = [
    [`guest phone ${phone}`, { burst: ordersPerPhone, per: day }, orders.length],
    [`guest mailbox ${mailbox}`, { burst: ordersPerPhone, per: day }, orders.length],
    [`guest pieces ${phone}`, { burst: ordersPerPhone > 0 ? guestPieces : 0, per: day }, pieces],
    [`guest ${currency} ${phone}`, { burst: sums[currency], per: day }, sum],
    [`guest address ${network}`, { burst: ordersPerAddress, per: hour }, orders.length],
    [`guest pieces ${network}`, { burst: perAddress(guestPieces), per: day }, pieces],
    [`guest ${currency} ${network}`, { burst: perAddress(sums[currency]), per: day }, sum],
    // A letter and a short message for each.
    ...(ordersPerAddress > 0 ? messagesFrom(ip, 2 * orders.length) : []),
  ];
  return [...ofAnybody, ...ofGuest.filter(([, { burst }]) => burst > 0)];
}

/** Takes what an order needs from its allowances, and answers 0, or after how many seconds to come back. */
export async function takeAllowances(
  trx: Transaction<Database>,
  ordering: Ordering,
  guest: GuestLimits,
  now: Date,
): Promise<number> {
  for (const [key, limit, amount] of allowancesOf(ordering, guest)) {
    const retryAfter = await takeShared(trx, key, limit, now, amount);
    if (retryAfter > 0) return retryAfter;
  }
  return 0;
}
