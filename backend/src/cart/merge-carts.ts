import { sql } from 'kysely';
import { mergeCarts } from '@rukav/contract/cart/calls.ts';
import { MergeCarts } from '@rukav/contract/cart/schemas.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { loadContent, type LineRow } from './cart-content.ts';
import { createCartRepository } from './cart-repository.ts';
import { mergePieces } from './merge.ts';
import type { OpenCart } from './open-cart.ts';
import { refuseCart } from './refuse.ts';
import { fillCart } from './visitor-cart.ts';

/** Whether a cart of the account that was saved is in another one already: the other device has merged it. */
async function isMerged({ trx, owner }: OpenCart, id: string): Promise<boolean> {
  const found = await trx
    .selectFrom('cart')
    .select('id')
    .where(sql<string>`id::text`, '=', id)
    .where('account_id', '=', owner.accountId)
    .where('state', '=', 'left')
    .executeTakeFirst();
  return found !== undefined;
}

/** Adds saved carts to the open one, or throws all of them away; answers how many lines found no room and stay saved. */
async function merge(open: OpenCart, ids: readonly string[]): Promise<number> {
  const { trx, cart, owner, context, takePieces } = open;
  const carts = createCartRepository(trx);
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

  const taken: LineRow[] = [];
  let leftOut = 0;
  for (const id of new Set(ids)) {
    const one = saved.find((row) => row.id === id);
    if (!one && !(await isMerged(open, id))) return refuseCart('merge_failed', context.language);
    if (!one) continue;
    const { lines } = await loadContent(trx, one, context);
    const merged = mergePieces([...cart.lines, ...taken], lines);
    const ids = new Set(merged.taken);
    const moved = { cart_id: cart.cart.id, group_id: null };
    taken.push(...lines.filter((line) => ids.has(line.id)).map((line) => ({ ...line, ...moved })));
    await carts.movePieces(merged.taken, cart.cart.id);
    // What found no room stays in the saved cart, which is offered at the next login.
    if (merged.leftOut === 0) await carts.setState(id, 'left', context.now);
    leftOut += merged.leftOut;
  }
  await takePieces(taken);
  return leftOut;
}

/** POST /cart/merge: the choice that is offered after login. */
export const mergeCartsHandler = ({ db }: Kernel) =>
  handle(mergeCarts, MergeCarts, ({ body: { ids }, ...asked }) =>
    fillCart(db, asked, async (open) => ({ merged: ids.length > 0, leftOut: await merge(open, ids) })),
  );
