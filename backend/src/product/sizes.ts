import type { Kysely } from 'kysely';
import type { Country } from '@rukav/contract';
import { isValidSku } from '../catalogue/index.ts';
import type { Database } from '../database/schema.ts';
import { sellingPointIds } from '../points/index.ts';

/** Sizes of some products in their order, with what is free to deliver, and in all shops of a country together that sell now. */
export async function sizesOf(db: Kysely<Database>, productIds: readonly string[], country: Country) {
  if (productIds.length === 0) return [];
  const rows = await db
    .selectFrom('sku')
    .leftJoin('stock', 'stock.sku_id', 'sku.id')
    .select((sku) => {
      const free = sku.fn.sum<number>(sku.ref('stock.free'));
      return [
        'sku.id',
        'sku.product_id',
        'sku.code',
        'sku.size',
        sku.fn.coalesce(free.filterWhere('place_id', '=', 'delivery'), sku.lit(0)).as('online'),
        sku.fn
          .coalesce(free.filterWhere('place_id', 'in', sellingPointIds(db, country)), sku.lit(0))
          .as('in_stores'),
      ];
    })
    .where('product_id', 'in', productIds)
    .groupBy(['sku.id', 'sku.product_id', 'sku.code', 'sku.size', 'sku.size_order'])
    .orderBy('sku.size_order')
    .execute();
  return rows.filter(isValidSku);
}
