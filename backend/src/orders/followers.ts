import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { OrderStatus } from './lifecycle.ts';

/**
 * What others may wait for: that orders come to a status.
 * - paid: nothing of them remains to be paid
 * - reversed: less is paid of them than they cost: a provider has taken money back by itself
 * - gift_card: gift cards pay another part of them, or less than before
 * - reducing: one is about to cost `less`, in minor units: pieces were refused or returned
 * - reduced: it costs so much less now
 */
export type OrderEvent = OrderStatus | 'paid' | 'reversed' | 'gift_card' | 'reducing' | 'reduced';

/** What a subject does then, in the transaction of the move: all of it happens or none. */
export type Follower = (
  trx: Transaction<Database>,
  numbers: readonly string[],
  now: Date,
  less: number,
) => Promise<void>;

const followers = new Map<OrderEvent, Follower[]>();

/**
 * Registers what follows when orders come to a status: money, gift cards and bonuses go back when they are cancelled. Called
 * once by a subject's `index.ts`. An order comes to each status once, so a follower runs once for it.
 */
export const followOrders = (event: OrderEvent, follower: Follower): void => {
  followers.set(event, [...(followers.get(event) ?? []), follower]);
};

/** Tells those who wait for an event, one after the other. */
export async function tellFollowers(
  event: OrderEvent,
  trx: Transaction<Database>,
  numbers: readonly string[],
  now: Date,
  less = 0,
): Promise<void> {
  if (numbers.length === 0) return;
  for (const follow of followers.get(event) ?? []) await follow(trx, numbers, now, less);
}
