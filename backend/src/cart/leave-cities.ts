import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { transaction } from '../database/transaction.ts';
import { createCartRepository, type CartOwner } from './cart-repository.ts';

/** After a change of city the lines that were to be obtained in others wait for a way in this one. */
export async function leaveOtherCities(
  db: Kysely<Database>,
  owner: CartOwner,
  cityId: number,
  now: Date,
): Promise<void> {
  await transaction(db, async (trx) => {
    const carts = createCartRepository(trx);
    const cart = await carts.lock(owner);
    if (!cart) return;
    const { groups, lines } = await carts.content(cart);
    const others = new Set(groups.filter(({ city_id }) => city_id !== cityId).map(({ id }) => id));
    if (others.size === 0) return;
    await carts.changePieces(
      lines.filter(({ group_id }) => group_id !== null && others.has(group_id)).map(({ id }) => id),
      { group_id: null },
    );
    await carts.deleteGroups([...others]);
    await carts.bump(cart.id, now);
  });
}
