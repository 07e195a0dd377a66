import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { putBack, release, sell, type KeptPieces } from '../stock/index.ts';

/** Gives back what was kept for some orders, in the order in which stock is locked. */
export async function releasePieces(trx: Transaction<Database>, numbers: readonly string[]): Promise<void> {
  const kept = await trx
    .with('kept', (db) =>
      db
        .deleteFrom('order_reservation')
        .where('order_number', 'in', numbers)
        .returning(['sku_id', 'place_id', 'quantity']),
    )
    .selectFrom('kept')
    .select(['sku_id', 'place_id', sql<number>`sum(quantity)::int`.as('quantity')])
    .groupBy(['sku_id', 'place_id'])
    .orderBy(sql`sku_id collate "C"`)
    .orderBy(sql`place_id collate "C"`)
    .execute();
  await release(trx, kept);
}

/** Takes the pieces of orders that are handed over out of the stock, and keeps where each came from. */
export async function sellPieces(trx: Transaction<Database>, numbers: readonly string[]): Promise<void> {
  const sold = await trx
    .with('sold', (db) =>
      db.deleteFrom('order_reservation').where('order_number', 'in', numbers).returningAll(),
    )
    .selectFrom('sold')
    .selectAll()
    .orderBy(sql`sku_id collate "C"`)
    .orderBy(sql`place_id collate "C"`)
    .execute();
  if (sold.length === 0) return;
  await trx.insertInto('order_sale').values(sold).execute();
  await sell(trx, sold);
}

/** Pieces that an order holds in a stock location, or held there before they were sold. */
type Source = 'order_reservation' | 'order_sale';

/** Takes so many pieces of each size out of what an order keeps or has sold, and answers where they came from. */
async function takeFrom(
  trx: Transaction<Database>,
  source: Source,
  number: string,
  wanted: ReadonlyMap<string, number>,
): Promise<KeptPieces[]> {
  const kept = await trx
    .selectFrom(source)
    .select(['sku_id', 'place_id', 'quantity'])
    .where('order_number', '=', number)
    .where('sku_id', 'in', [...wanted.keys()])
    .orderBy(sql`sku_id collate "C"`)
    .orderBy(sql`place_id collate "C"`)
    .execute();
  const left = new Map(wanted);
  const taken: KeptPieces[] = [];
  for (const { sku_id, place_id, quantity } of kept) {
    const missing = left.get(sku_id) ?? 0;
    const back = Math.min(quantity, missing);
    if (back === 0) continue;
    left.set(sku_id, missing - back);
    taken.push({ sku_id, place_id, quantity: back });
    const row = { order_number: number, sku_id, place_id };
    if (back === quantity)
      await trx
        .deleteFrom(source)
        .where((of) => of.and(row))
        .execute();
    else
      await trx
        .updateTable(source)
        .set({ quantity: quantity - back })
        .where((of) => of.and(row))
        .execute();
  }
  return taken;
}

/**
 * Gives back pieces of an order that are not sold after all, so many of each size, to the places that they came from: what is
 * still kept for it, and what was handed over. Nothing comes back twice. The caller has locked the order.
 */
export async function releaseUnsold(
  trx: Transaction<Database>,
  number: string,
  unsold: ReadonlyMap<string, number>,
): Promise<void> {
  const kept = await takeFrom(trx, 'order_reservation', number, unsold);
  await release(trx, kept);
  const left = new Map(unsold);
  for (const { sku_id, quantity } of kept) left.set(sku_id, (left.get(sku_id) ?? 0) - quantity);
  await putBack(trx, await takeFrom(trx, 'order_sale', number, left));
}
