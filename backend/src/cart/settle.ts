import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { createCartRepository, type CartContent, type CartRow, type LineRow } from './cart-repository.ts';
import { priceOf, wantedPieces, type CartContext, type PricedCart, type Supply } from './priced-cart.ts';
import { allocate } from './allocation.ts';
import { loadSupply } from './supply.ts';
import { priceGroups } from './group-price.ts';

/** What a piece is now, beside what the cart's version says of it. */
interface Difference {
  line: LineRow;
  price: number | null;
  isAvailable: boolean;
  /** Whether its way of getting has nothing left for it while the city has: the way is to be chosen anew. */
  isReleased: boolean;
}

/** Pieces that are no longer as the cart's version says: another price, sold out, there again, without a way. */
export function differences(content: CartContent, supply: Supply): Difference[] {
  const wanted = wantedPieces(content.lines, supply);
  const given = allocate(wanted, supply.free);
  const lost = wanted.filter(({ id }) => !given.has(id));
  const all = allocate(
    [...wanted, ...lost.map((piece) => ({ ...piece, places: supply.cityPlaces }))],
    supply.free,
  );
  return content.lines
    .map((line) => ({
      line,
      price: supply.goods.get(line.sku_id)?.price ? priceOf(line.sku_id, supply).pricePerItem : null,
      isAvailable: all.has(line.id),
      isReleased: all.has(line.id) && !given.has(line.id),
    }))
    .filter(
      ({ line, price, isAvailable, isReleased }) =>
        line.price !== price || line.is_available !== isAvailable || isReleased,
    );
}

const priced = (content: CartContent, supply: Supply, context: CartContext): PricedCart => ({
  ...supply,
  ...content,
  context,
  groupPrices: priceGroups(content, supply, context),
});

/** A cart as it is, without changing anything; `isSettled` tells whether its version says so. */
export async function readCart(
  trx: Parameters<typeof loadSupply>[0],
  row: CartRow,
  context: CartContext,
): Promise<{ cart: PricedCart; isSettled: boolean; changed: Difference[] }> {
  const content = await createCartRepository(trx).content(row);
  const supply = await loadSupply(trx, content, context);
  const changed = differences(content, supply);
  const isSettled = row.country === context.country && changed.length === 0;
  return { cart: priced(content, supply, context), isSettled, changed };
}

/** The other country has other shops, prices and couriers: what was chosen for getting the goods is chosen anew. */
export async function moveToCountry(
  trx: Transaction<Database>,
  row: CartRow,
  context: CartContext,
): Promise<CartRow> {
  const carts = createCartRepository(trx);
  const { groups, lines } = await carts.content(row);
  await carts.deleteGroups(groups.map(({ id }) => id));
  await carts.changePieces(
    lines.map(({ id }) => id),
    { group_id: null, added_price: null, price: null },
  );
  await carts.change(row.id, { country: context.country });
  return { ...row, country: context.country };
}

async function writeDifferences(trx: Transaction<Database>, changed: readonly Difference[]): Promise<void> {
  const carts = createCartRepository(trx);
  const alike = Map.groupBy(
    changed,
    ({ line, price, isAvailable, isReleased }) =>
      `${price} ${isAvailable} ${isReleased} ${line.added_price === null}`,
  );
  for (const pieces of alike.values()) {
    const [first] = pieces;
    if (!first) continue;
    const { price, isAvailable, isReleased, line } = first;
    await carts.changePieces(
      pieces.map((piece) => piece.line.id),
      {
        price,
        is_available: isAvailable,
        ...(isReleased ? { group_id: null } : {}),
        ...(line.added_price === null ? { added_price: price } : {}),
      },
    );
  }
}

/**
 * Brings a locked cart up to date with prices, stock and country, gives it its next version and answers it. Pieces that
 * their way cannot get any more wait for another one, and groups without pieces go.
 */
export async function settle(
  trx: Transaction<Database>,
  row: CartRow,
  context: CartContext,
): Promise<PricedCart> {
  const carts = createCartRepository(trx);
  const here = row.country === context.country ? row : await moveToCountry(trx, row, context);
  const { changed, cart } = await readCart(trx, here, context);
  await writeDifferences(trx, changed);

  const released = new Set(changed.filter(({ isReleased }) => isReleased).map(({ line }) => line.id));
  const held = new Set(cart.lines.map(({ id, group_id }) => (released.has(id) ? null : group_id)));
  await carts.deleteGroups(cart.groups.filter(({ id }) => !held.has(id)).map(({ id }) => id));
  const content = await carts.content(await carts.bump(row.id, context.now));
  return priced(content, cart, context);
}
