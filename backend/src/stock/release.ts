import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Some pieces of a sku that a place keeps for somebody. */
export interface KeptPieces {
  sku_id: string;
  place_id: string;
  quantity: number;
}

/** Moves pieces from reserved back to free. Give them in the order in which stock is taken: by sku, then by place. */
export async function release(trx: Transaction<Database>, kept: readonly KeptPieces[]): Promise<void> {
  for (const { sku_id, place_id, quantity } of kept) {
    await trx
      .updateTable('stock')
      .set({ free: sql`free + ${quantity}`, reserved: sql`reserved - ${quantity}` })
      .where('sku_id', '=', sku_id)
      .where('place_id', '=', place_id)
      .where('reserved', '>=', quantity)
      .execute();
  }
}

/** Takes pieces that were handed over out of what a place keeps. Give them in the order in which stock is taken. */
export async function sell(trx: Transaction<Database>, sold: readonly KeptPieces[]): Promise<void> {
  for (const { sku_id, place_id, quantity } of sold) {
    await trx
      .updateTable('stock')
      .set({ reserved: sql`greatest(reserved - ${quantity}, 0)` })
      .where('sku_id', '=', sku_id)
      .where('place_id', '=', place_id)
      .execute();
  }
}

/** Puts pieces that came back after they were sold where they were taken from. Give them in the order in which stock is taken. */
export async function putBack(trx: Transaction<Database>, returned: readonly KeptPieces[]): Promise<void> {
  for (const { sku_id, place_id, quantity } of returned) {
    await trx
      .updateTable('stock')
      .set({ free: sql`free + ${quantity}` })
      .where('sku_id', '=', sku_id)
      .where('place_id', '=', place_id)
      .execute();
  }
}
