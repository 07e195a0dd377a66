import { mergeCarts } from '@rukav/contract/cart/calls.ts';
import { MergeCarts } from '@rukav/contract/cart/schemas.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { mergePieces } from './merge.ts';
import { refuseCart } from './refuse.ts';
import { fillCart, type OpenCart } from './visitor-cart.ts';

/** Adds saved carts to the open one, or throws all of them away; answers how many lines found no room. */
async function merge(
  { trx, carts, cart, owner, context }: OpenCart,
  ids: readonly string[],
): Promise<number> {
  const saved = await trx
    .selectFrom('cart')
    .selectAll()
    .where('account_id', '=', owner.accountId)
    .where('state', '=', 'saved')
    .orderBy('id')
    .forUpdate()
    .execute();
  if (ids.length === 0) {
    for (const { id } of saved) await carts.setState(id, 'cancelled', context.now);
    return 0;
  }

  let lines: { id: string; sku_id: string }[] = cart.lines;
  let leftOut = 0;
  for (const id of new Set(ids)) {
    const one = saved.find((row) => row.id === id);
    if (!one) return refuseCart('merge_failed', context.language);
    const { lines: pieces } = await carts.content(one);
    const merged = mergePieces(lines, pieces);
    const taken = new Set(merged.taken);
    await carts.changePieces(merged.taken, {
      cart_id: cart.cart.id,
      group_id: null,
      added_price: null,
      price: null,
    });
    await carts.setState(id, 'left', context.now);
    lines = [...lines, ...pieces.filter((piece) => taken.has(piece.id))];
    leftOut += merged.leftOut;
  }
  return leftOut;
}

/** POST /cart/merge: the choice that is offered after login. */
export const mergeCartsHandler = ({ db }: Kernel) =>
  handle(mergeCarts, MergeCarts, async ({ body: { ids }, ...asked }) => {
    await asked.session.requireAccount();
    return fillCart(db, asked, async (open) => ({ merged: ids.length > 0, leftOut: await merge(open, ids) }));
  });
