import type { Transaction } from 'kysely';
import { giftCardLimits } from '@rukav/contract/gift-cards/limits.ts';
import { createAccountRepository } from '../accounts/index.ts';
import type { Database } from '../database/schema.ts';
import { loadContent, type CartContent } from './cart-content.ts';
import type { CartContext } from './cart-context.ts';
import { createCartRepository, type CartRow } from './cart-repository.ts';
import { clearCarts } from './clear-carts.ts';
import { saveCart } from './save-cart.ts';

/** What came of a guest's cart when the guest signed in. */
export interface Claimed {
  /** Whether there was more than one cart. */
  merged: boolean;
  /** The account's earlier carts, which can be added to the one that goes on. */
  savedCarts: { id: string; productCount: number }[];
  /** How many gift cards of the account's earlier cart found no room. */
  giftCardsLeftOut: number;
  /** The city in which the lines of the cart that goes on are obtained; null while that is open. */
  cityId: number | null;
}

/**
 * Makes the cart that a session has filled the account's. A cart that the account had before is kept and offered; an empty
 * one gives way. Gift cards of both go on, as far as a cart has room: each was written by her, and they join without a question.
 */
export async function claimCart(
  trx: Transaction<Database>,
  { sessionId, accountId }: { sessionId: string; accountId: string },
  context: CartContext,
): Promise<Claimed> {
  const { now } = context;
  // Devices that sign in at once take turns, and so does one on which the account's first cart is being made.
  await createAccountRepository(trx).lock(accountId);
  const carts = createCartRepository(trx);
  const contentOf = async (row: CartRow | undefined) => row && (await loadContent(trx, row, context));
  const isFilled = (content: CartContent | undefined) => content !== undefined && content.lines.length > 0;
  const guests = await contentOf(await carts.lock({ sessionId, accountId: null }));
  const own = await contentOf(await carts.lock({ sessionId, accountId }));

  const isNeeded = !own && guests !== undefined && guests.giftCards.length > 0;
  const goesOn = isFilled(guests) || isNeeded ? guests : own;
  const other = goesOn === guests ? own : guests;
  // What she has just written stays; of the account's earlier cards the last ones find no room.
  const room = giftCardLimits.inCart - (guests?.giftCards.length ?? 0);
  const leftOut = own?.giftCards.slice(room) ?? [];
  await carts.deleteGiftCards(leftOut.map(({ id }) => id));
  if (goesOn && other && other.giftCards.length > 0) {
    await carts.moveGiftCards(other.cart.id, goesOn.cart.id);
    await carts.bump(goesOn.cart.id, now);
  }
  if (guests && goesOn === guests) {
    if (own) await carts.setState(own.cart.id, isFilled(own) ? 'saved' : 'cancelled', now);
    const claimed = { ...guests, cart: { ...guests.cart, account_id: accountId, session_id: null } };
    await saveCart(trx, guests, claimed, now);
  } else if (guests) {
    await carts.setState(guests.cart.id, 'left', now);
    await clearCarts(trx, [guests.cart.id]);
  }

  const saved = await carts.saved(accountId);
  return {
    merged: saved.length > 0 && isFilled(goesOn),
    cityId: goesOn?.groups[0]?.city_id ?? null,
    giftCardsLeftOut: leftOut.length,
    savedCarts: saved.map(({ id, pieces }) => ({ id, productCount: pieces })),
  };
}
