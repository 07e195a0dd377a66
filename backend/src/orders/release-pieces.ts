import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { release } from '../stock/index.ts';

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

/**
 * Gives back pieces of an order that are not sold after all, so many of each size, in the order in which stock is locked. Only
 * what is still kept comes back: not what came back before, nor what was handed over. The caller has locked the order.
 */
export async function releaseUnsold(
  trx: Transaction<Database>,
  number: string,
  unsold: ReadonlyMap<string, number>,
): Promise<void> {
  const kept = await trx
    .selectFrom('order_reservation')
    .selectAll()
    .where('order_number', '=', number)
    .where('sku_id', 'in', [...unsold.keys()])
    .orderBy(sql`sku_id collate "C"`)
    .orderBy(sql`place_id collate "C"`)
    .execute();
  const left = new Map(unsold);
  for (const { sku_id, place_id, quantity } of kept) {
    const wanted = left.get(sku_id) ?? 0;
    const back = Math.min(quantity, wanted);
    if (back === 0) continue;
    left.set(sku_id, wanted - back);
    const row = { order_number: number, sku_id, place_id };
    if (back === quantity)
      await trx
        .deleteFrom('order_reservation')
        .where((of) => of.and(row))
        .execute();
    else
      await trx
        .updateTable('order_reservation')
        .set({ quantity: quantity - back })
        .where((of) => of.and(row))
        .execute();
    await release(trx, [{ sku_id, place_id, quantity: back }]);
  }
}
