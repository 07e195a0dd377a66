import { allocate } from './allocation.ts';
import type { LineRow } from './cart-content.ts';
import { wantedPieces, type PricedCart } from './priced-cart.ts';
import { refuseCart } from './refuse.ts';

/** Ids of lines as they stand in an address, commas between them. */
export const readIds = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter(Boolean);

/** The pieces of a cart that were asked about; none named means all of them. Refuses when one is not in it. */
export function askedLines(cart: PricedCart, ids: readonly string[]): readonly LineRow[] {
  if (ids.length === 0) return cart.lines;
  const named = new Set(ids);
  const lines = cart.lines.filter(({ id }) => named.has(id));
  if (lines.length < named.size) refuseCart('lines_not_found', cart.context.language, { field: 'lineIds' });
  return lines;
}

/** Which of the asked pieces could come from some places, beside the others of the cart that have their method already. */
export function couldComeFrom(
  cart: PricedCart,
  asked: readonly LineRow[],
  places: readonly string[],
): Map<string, string> {
  const ids = new Set(asked.map(({ id }) => id));
  const others = cart.lines.filter(({ id, group_id }) => group_id !== null && !ids.has(id));
  const pieces = asked
    .filter(({ sku_id }) => cart.goods.get(sku_id)?.price)
    .map(({ id, sku_id }) => ({ id, skuId: sku_id, places }));
  const given = allocate([...wantedPieces(others, cart), ...pieces], cart.free);
  return new Map([...given].filter(([id]) => ids.has(id)));
}

/** Ids of the pieces that are in `given`, and of those that are not. */
export function partition(asked: readonly LineRow[], given: ReadonlyMap<string, string>) {
  const ids = asked.map(({ id }) => id);
  return {
    availableLineIds: ids.filter((id) => given.has(id)),
    unavailableLineIds: ids.filter((id) => !given.has(id)),
  };
}
