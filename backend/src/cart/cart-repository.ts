import { randomInt } from 'node:crypto';
import { sql, type Kysely, type Selectable, type Transaction, type Updateable } from 'kysely';
import type { Country } from '@rukav/contract';
import type { Database } from '../database/schema.ts';
import type { CartState, CartTable } from './tables.ts';

export type CartRow = Selectable<CartTable>;

/** Whose cart: an account's, or else a guest's session's. */
export interface CartOwner {
  sessionId: string;
  accountId: string | null;
}

const firstVersion = () => randomInt(1, 2 ** 40);

export type CartRepository = ReturnType<typeof createCartRepository>;

/** Carts, their groups and pieces. What changes a cart must hold its lock. */
export const createCartRepository = (db: Kysely<Database>) => {
  const owned = ({ sessionId, accountId }: CartOwner) => {
    const carts = db.selectFrom('cart').selectAll();
    return accountId
      ? carts.where('account_id', '=', accountId)
      : carts.where('session_id', '=', sessionId).where('account_id', 'is', null);
  };
  const active = (owner: CartOwner) => owned(owner).where('state', '=', 'active');

  return {
    find: (owner: CartOwner) => active(owner).executeTakeFirst(),

    /** The cart, locked until the transaction ends. */
    lock: (owner: CartOwner) => active(owner).forUpdate().executeTakeFirst(),

    /** What became of the cart of a version that its owner has seen; undefined when there was none such. */
    stateOfVersion: async (owner: CartOwner, version: number) => {
      const seen = await owned(owner)
        .where('version', '=', version)
        .orderBy('changed_at', 'desc')
        .executeTakeFirst();
      return seen?.state;
    },

    /** What became of a cart of its owner; undefined when there is none of that id. */
    stateOf: async (owner: CartOwner, id: string) => {
      const found = await owned(owner)
        .where(sql<string>`id::text`, '=', id)
        .executeTakeFirst();
      return found?.state;
    },

    /** Makes a cart, which is locked then, unless the owner has one; of two at once one makes it. */
    create: (owner: CartOwner, country: Country, now: Date) =>
      db
        .insertInto('cart')
        .values({
          session_id: owner.accountId ? null : owner.sessionId,
          account_id: owner.accountId,
          version: firstVersion(),
          country,
          full_name: null,
          phone: null,
          email: null,
          payment_method: null,
          location_level: null,
          location_lat: null,
          location_lon: null,
          location_city_id: null,
          created_at: now,
          changed_at: now,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst(),

    change: (id: string, values: Updateable<CartTable>) =>
      db.updateTable('cart').set(values).where('id', '=', id).execute(),

    /** The next version: what anybody saw before is outdated. */
    bump: (id: string, now: Date): Promise<CartRow> =>
      db
        .updateTable('cart')
        .set({ version: sql`version + 1`, changed_at: now })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),

    /** Puts pieces into another cart, where they wait for a way of getting them. */
    movePieces: async (ids: readonly string[], cartId: string): Promise<void> => {
      if (ids.length === 0) return;
      await db
        .updateTable('cart_line')
        .set({ cart_id: cartId, group_id: null })
        .where('id', 'in', ids)
        .execute();
    },

    /** Gift cards go over into another cart. */
    moveGiftCards: async (from: string, to: string): Promise<void> => {
      await db.updateTable('cart_gift_card').set({ cart_id: to }).where('cart_id', '=', from).execute();
    },

    /** What was written for gift cards is kept by their orders from then on. */
    deleteGiftCards: async (ids: readonly string[]): Promise<void> => {
      if (ids.length === 0) return;
      await db.deleteFrom('cart_gift_card').where('id', 'in', ids).execute();
    },

    /** An account's earlier carts with the number of their pieces, newest first. Empty ones are left out. */
    saved: (accountId: string) =>
      db
        .selectFrom('cart')
        .innerJoin('cart_line', 'cart_line.cart_id', 'cart.id')
        .select(['cart.id', ({ fn }) => fn.countAll<number>().as('pieces')])
        .where('cart.account_id', '=', accountId)
        .where('cart.state', '=', 'saved')
        .groupBy('cart.id')
        .orderBy('cart.changed_at', 'desc')
        .limit(10)
        .execute(),

    setState: (id: string, state: CartState, now: Date) =>
      db.updateTable('cart').set({ state, changed_at: now }).where('id', '=', id).execute(),
  };
};

/** The owner's cart, made if there is none, and locked until the transaction ends. */
export async function openCart(
  trx: Transaction<Database>,
  owner: CartOwner,
  country: Country,
  now: Date,
): Promise<CartRow> {
  const carts = createCartRepository(trx);
  const opened =
    (await carts.lock(owner)) ?? (await carts.create(owner, country, now)) ?? (await carts.lock(owner));
  if (!opened) throw new Error('A cart was taken away while it was being opened.');
  return opened;
}
