import type { Kysely, Transaction } from 'kysely';
import type { CartReply } from '@rukav/contract/cart/schemas.ts';
import type { z } from 'zod';
import type { Database } from '../database/schema.ts';
import { transaction } from '../database/transaction.ts';
import type { Exchange } from '../http/handle.ts';
import {
  createCartRepository,
  openCart,
  type CartOwner,
  type CartRepository,
  type CartRow,
} from './cart-repository.ts';
import { cartContextOf } from './cart-context.ts';
import type { Goods } from './goods.ts';
import { loadGoods } from './goods-repository.ts';
import type { CartContext, PricedCart } from './priced-cart.ts';
import { moveToCountry, readCart, settle } from './settle.ts';
import { emptyCartReply, toCartReply } from './to-cart-reply.ts';

type Reply = z.infer<typeof CartReply>;

/** A cart that is locked for a change. */
export interface OpenCart {
  trx: Transaction<Database>;
  carts: CartRepository;
  owner: CartOwner;
  /** As it was when it was opened. */
  cart: PricedCart;
  context: CartContext;
  /** The cart as it has become meanwhile. */
  read: () => Promise<PricedCart>;
  /** What is known of some sizes, in the cart or not. */
  goods: (skuIds: readonly string[]) => Promise<ReadonlyMap<string, Goods>>;
}

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
  const { cart, isSettled } = await readCart(db, row, context);
  if (isSettled) return cart;

  const bring = async (trx: Transaction<Database>) => {
    const locked = await createCartRepository(trx).lock(owner);
    return locked && settle(trx, locked, context);
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

async function openFor(
  trx: Transaction<Database>,
  row: CartRow,
  owner: CartOwner,
  context: CartContext,
): Promise<OpenCart> {
  const here = row.country === context.country ? row : await moveToCountry(trx, row, context);
  const read = async () => (await readCart(trx, here, context)).cart;
  const goods = (skuIds: readonly string[]) => loadGoods(trx, skuIds, context.currency);
  return { trx, carts: createCartRepository(trx), owner, cart: await read(), context, read, goods };
}

type Asking = Pick<Exchange, 'session' | 'locale' | 'language' | 'cityId' | 'now' | 'once' | 'transaction'>;

/**
 * Changes the visitor's cart, made if there is none, and answers it with what `change` adds. Holds the cart's lock from the
 * beginning, so that two changes come one after the other; a repeated `Idempotency-Key` changes nothing twice.
 */
export async function fillCart<Extra extends object>(
  db: Kysely<Database>,
  asked: Asking,
  change: (open: OpenCart) => Promise<Extra>,
): Promise<Reply & Extra> {
  const owner = ownerOf(await asked.session.ensure());
  const context = await cartContextOf(db, asked);
  return asked.once(async (trx) => {
    const row = await openCart(trx, owner, context.country, context.now);
    const extra = await change(await openFor(trx, row, owner, context));
    return { ...toCartReply(await settle(trx, row, context)), ...extra };
  });
}

/** Like `fillCart` for a cart that must be there; `missing` ends the request where it is not. */
export async function changeCart(
  db: Kysely<Database>,
  asked: Asking,
  missing: () => never,
  change: (open: OpenCart) => Promise<void>,
): Promise<Reply> {
  const session = await asked.session.find();
  if (!session) return missing();
  const owner = ownerOf(session);
  const context = await cartContextOf(db, asked);
  return asked.transaction(async (trx) => {
    const row = await createCartRepository(trx).lock(owner);
    if (!row) return missing();
    await change(await openFor(trx, row, owner, context));
    return toCartReply(await settle(trx, row, context));
  });
}
