import type { Kysely, Transaction } from 'kysely';
import type { CartReply } from '@rukav/contract/cart/schemas.ts';
import type { z } from 'zod';
import type { Database } from '../database/schema.ts';
import { transaction } from '../database/transaction.ts';
import type { Exchange } from '../http/handle.ts';
import type { Needed } from './cart-content.ts';
import { cartContextOf, type CartContext } from './cart-context.ts';
import { createCartRepository, openCart, type CartOwner } from './cart-repository.ts';
import { openForChange, type OpenCart } from './open-cart.ts';
import type { PricedCart } from './priced-cart.ts';
import { readCart, reprice } from './reprice.ts';
import { emptyCartReply, toCartReply } from './to-cart-reply.ts';

type Reply = z.infer<typeof CartReply>;

/** Whose cart a session fills. */
export const ownerOf = (session: { id: string; account_id: string | null }): CartOwner => ({
  sessionId: session.id,
  accountId: session.account_id,
});

/** The priced cart of its owner, or undefined without one; brings it up to date where its version is not. */
export async function readOwnCart(
  db: Kysely<Database>,
  owner: CartOwner,
  context: CartContext,
): Promise<PricedCart | undefined> {
  const row = await createCartRepository(db).find(owner);
  if (!row) return undefined;
  const { cart, isCurrent } = await readCart(db, row, context);
  if (isCurrent) return cart;

  const bring = async (trx: Transaction<Database>) => {
    const locked = await createCartRepository(trx).lock(owner);
    return locked && reprice(trx, locked, context);
  };
  return db.isTransaction ? bring(db as Transaction<Database>) : transaction(db, bring);
}

/** The reply for a visitor's cart. */
export async function readVisitorCart(
  db: Kysely<Database>,
  owner: CartOwner,
  context: CartContext,
): Promise<Reply> {
  const cart = await readOwnCart(db, owner, context);
  return cart ? toCartReply(cart) : emptyCartReply(context);
}

type Asking = Pick<
  Exchange,
  'session' | 'locale' | 'language' | 'now' | 'settings' | 'idempotent' | 'transaction'
>;

/**
 * Changes the visitor's cart, made if there is none, and answers it with what `change` adds. Holds the cart's lock from the
 * beginning, so that two changes come one after the other; a repeated `Idempotency-Key` changes nothing twice.
 */
export async function fillCart<Extra extends object>(
  db: Kysely<Database>,
  asked: Asking,
  change: (open: OpenCart) => Promise<Extra> | Extra,
  needed?: Needed,
): Promise<Reply & Extra> {
  const owner = ownerOf(await asked.session.ensure());
  const context = await cartContextOf(db, asked);
  return asked.idempotent(async (trx) => {
    const row = await openCart(trx, owner, context.country, context.now);
    const open = await openForChange(trx, row, owner, context, needed);
    const extra = await change(open);
    return { ...toCartReply(await open.save()), ...extra };
  });
}

/** Like `fillCart` for a cart that must be there; `missing` ends the request where it is not. */
export async function changeCart(
  db: Kysely<Database>,
  asked: Asking,
  missing: () => never,
  change: (open: OpenCart) => void,
  needed?: Needed,
): Promise<Reply> {
  const session = await asked.session.find();
  if (!session) return missing();
  const owner = ownerOf(session);
  const context = await cartContextOf(db, asked);
  return asked.transaction(async (trx) => {
    const row = await createCartRepository(trx).lock(owner);
    if (!row) return missing();
    const open = await openForChange(trx, row, owner, context, needed);
    change(open);
    return toCartReply(await open.save());
  });
}
