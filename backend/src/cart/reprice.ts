import { ownPriceOf } from '@rukav/contract/cart/own-price.ts';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { allocate } from './allocation.ts';
import { loadContent, type CartContent, type LineRow } from './cart-content.ts';
import type { CartContext } from './cart-context.ts';
import type { CartRow } from './cart-repository.ts';
import { pricedLines, wantedPieces, type PricedCart } from './priced-cart.ts';
import { saveCart } from './save-cart.ts';
import { loadSupply } from './supply.ts';
import { toPricedCart } from './to-priced-cart.ts';

/** What a piece is now, beside what the cart's version says of it. */
export interface Difference {
  line: LineRow;
  price: number | null;
  /** What the catalogue asks for it, without promotions and codes. */
  ownPrice: number | null;
  isAvailable: boolean;
  /** Whether its way of getting has nothing left for it while the city has: the way is to be chosen anew. */
  isReleased: boolean;
}

/** Pieces that are no longer as the cart's version says: another price, sold out, there again, without a way. */
function differences(cart: PricedCart): Difference[] {
  const wanted = wantedPieces(cart.lines, cart);
  const given = allocate(wanted, cart.free);
  const lost = wanted.filter(({ id }) => !given.has(id));
  const all = allocate(
    [...wanted, ...lost.map((piece) => ({ ...piece, places: cart.cityPlaces }))],
    cart.free,
  );
  const nowAvailable = cart.lines.map((line) => ({ ...line, is_available: all.has(line.id) }));
  const { prices } = pricedLines(nowAvailable, cart);
  return cart.lines
    .map((line) => {
      const priced = prices.get(line.id);
      return {
        line,
        price: priced?.pricePerItem ?? null,
        ownPrice: priced ? ownPriceOf(priced) : null,
        isAvailable: all.has(line.id),
        isReleased: all.has(line.id) && !given.has(line.id),
      };
    })
    .filter(
      ({ line, price, isAvailable, isReleased }) =>
        line.price !== price || line.is_available !== isAvailable || isReleased,
    );
}

/** The other country has other shops, prices and couriers: what was chosen for getting the goods is chosen anew. */
export const inCountryOf = (content: CartContent, { country }: CartContext): CartContent =>
  content.cart.country === country
    ? content
    : {
        ...content,
        cart: { ...content.cart, country },
        groups: [],
        lines: content.lines.map((line) => ({ ...line, group_id: null, added_price: null, price: null })),
      };

/**
 * What a cart becomes with the prices and the stock of now. Pieces that their way cannot get any more wait for another one,
 * and groups without pieces go.
 */
export function repriced(cart: PricedCart): CartContent {
  const changed = new Map(differences(cart).map((difference) => [difference.line.id, difference]));
  const lines = cart.lines.map((line) => {
    const now = changed.get(line.id);
    if (!now) return line;
    return {
      ...line,
      price: now.price,
      added_price: line.added_price ?? now.ownPrice,
      is_available: now.isAvailable,
      group_id: now.isReleased ? null : line.group_id,
    };
  });
  const held = new Set(lines.map(({ group_id }) => group_id));
  return {
    cart: cart.cart,
    lines,
    groups: cart.groups.filter(({ id }) => held.has(id)),
    giftCards: cart.giftCards,
  };
}

/** A cart as it is, without changing anything; `isCurrent` tells whether its version says so. */
export async function readCart(
  db: Kysely<Database>,
  row: CartRow,
  context: CartContext,
): Promise<{ cart: PricedCart; isCurrent: boolean; changed: Difference[] }> {
  const content = await loadContent(db, row, context);
  const cart = toPricedCart(content, content, await loadSupply(db, content, context), context);
  const changed = differences(cart);
  return { cart, isCurrent: row.country === context.country && changed.length === 0, changed };
}

/** Brings a locked cart up to date with prices, stock and country, gives it its next version and answers it. */
export async function reprice(
  trx: Transaction<Database>,
  row: CartRow,
  context: CartContext,
): Promise<PricedCart> {
  const before = await loadContent(trx, row, context);
  const here = inCountryOf(before, context);
  const supply = await loadSupply(trx, here, context);
  const after = repriced(toPricedCart(here, before, supply, context));
  const cart = await saveCart(trx, before, after, context.now);
  return toPricedCart({ ...after, cart }, before, supply, context);
}
