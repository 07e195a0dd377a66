import type { SelectQueryBuilder, Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Forgets whom carts are for and where they go: what nobody fills any more names nobody. */
export async function clearCarts(
  trx: Transaction<Database>,
  carts: readonly string[] | SelectQueryBuilder<Database, 'cart', { id: string }>,
): Promise<void> {
  await trx
    .updateTable('cart_group')
    .set({ address: null, comment: '' })
    .where('cart_id', 'in', carts)
    .execute();
  await trx
    .updateTable('cart')
    .set({ full_name: null, phone: null, email: null, location_lat: null, location_lon: null })
    .where('id', 'in', carts)
    .execute();
}
