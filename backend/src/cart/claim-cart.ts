import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { createCartRepository } from './cart-repository.ts';

/** What came of a guest's cart when the guest signed in. */
export interface Claimed {
  /** Whether there was more than one cart. */
  merged: boolean;
  /** The account's earlier carts, which can be added to the one that goes on. */
  savedCarts: { id: string; productCount: number }[];
  /** The city in which the lines of the cart that goes on are obtained; null while that is open. */
  cityId: number | null;
}

/**
 * Makes the cart that a session has filled the account's. A cart that the account had before is kept and offered; an empty
 * one gives way.
 */
export async function claimCart(
  trx: Transaction<Database>,
  { sessionId, accountId }: { sessionId: string; accountId: string },
  now: Date,
): Promise<Claimed> {
  const carts = createCartRepository(trx);
  const guests = await carts.lock({ sessionId, accountId: null });
  const own = await carts.lock({ sessionId, accountId });
  const isFilled = async (cart: typeof own) =>
    cart !== undefined && (await carts.content(cart)).lines.length > 0;

  if (guests && (await isFilled(guests))) {
    if (own) await carts.setState(own.id, (await isFilled(own)) ? 'saved' : 'cancelled', now);
    await carts.change(guests.id, { account_id: accountId, session_id: null });
    await carts.bump(guests.id, now);
  } else if (guests) {
    await carts.setState(guests.id, 'left', now);
  }

  const saved = await carts.saved(accountId);
  const goesOn = await carts.find({ sessionId, accountId });
  return {
    merged: saved.length > 0 && (await isFilled(goesOn)),
    cityId: goesOn ? ((await carts.content(goesOn)).groups[0]?.city_id ?? null) : null,
    savedCarts: saved.map(({ id, pieces }) => ({ id, productCount: pieces })),
  };
}
