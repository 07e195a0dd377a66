import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { transaction } from '../database/transaction.ts';
import { loadContent } from './cart-content.ts';
import type { CartContext } from './cart-context.ts';
import { createCartRepository, type CartOwner } from './cart-repository.ts';
import { saveCart } from './save-cart.ts';

/** After a change of city the lines that were to be obtained in others wait for a way in this one. */
export async function leaveOtherCities(
  db: Kysely<Database>,
  owner: CartOwner,
  cityId: number,
  visitor: Pick<CartContext, 'country' | 'language' | 'now'>,
): Promise<void> {
  await transaction(db, async (trx) => {
    const cart = await createCartRepository(trx).lock(owner);
    if (!cart) return;
    const content = await loadContent(trx, cart, visitor);
    const stays = content.groups.filter(({ city_id }) => city_id === cityId);
    if (stays.length === content.groups.length) return;
    const ids = new Set(stays.map(({ id }) => id));
    const lines = content.lines.map((line) =>
      line.group_id === null || ids.has(line.group_id) ? line : { ...line, group_id: null },
    );
    await saveCart(trx, content, { ...content, cart, groups: stays, lines }, visitor.now);
  });
}
