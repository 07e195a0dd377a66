import { sql, type Kysely } from 'kysely';
import type { Country } from '@rukav/contract';
import { currency, Id } from '@rukav/contract/values.ts';
import { z } from 'zod';
import { hasValidPrices, isValidSku, priceColumns } from '../catalogue/index.ts';
import type { Database } from '../database/schema.ts';
import { rowCheck } from '../database/valid-rows.ts';
import { startOfToday } from '../delivery/index.ts';
import { sizesOf } from './sizes.ts';
import { validDetails } from './valid-details.ts';

const isValidKit = rowCheck('kit', 'id', z.object({ id: Id }));
const isValidPromotion = rowCheck('promotion', 'id', z.object({ id: Id }));

export type ProductRepository = ReturnType<typeof createProductRepository>;

/** Everything of one product that a listing does not need, without what no page can show. */
export const createProductRepository = (db: Kysely<Database>) => ({
  model: async (id: string) => {
    const row = await db
      .selectFrom('model')
      .select([
        'description_ru',
        'description_kk',
        'composition_ru',
        'composition_kk',
        'characteristics',
        'care',
        'size_table',
        'note_ru',
        'note_kk',
        'category_id',
      ])
      .where('id', '=', id)
      .executeTakeFirst();
    return row && validDetails(id, row);
  },

  /** Its article and what it costs now. */
  price: async (productId: string) => {
    const row = await db
      .selectFrom('product')
      .select(['id', 'code'])
      .select(priceColumns)
      .where('id', '=', productId)
      .executeTakeFirst();
    return row && hasValidPrices(row) ? row : undefined;
  },

  /** Sizes in their order, with what is free to deliver, and in all shops of a country together. */
  sizes: (productId: string, country: Country) => sizesOf(db, [productId], country),

  /** Where sizes of a product hang in some places. */
  stockIn: async (productId: string, places: readonly string[]) => {
    if (places.length === 0) return [];
    const rows = await db
      .selectFrom('stock')
      .innerJoin('sku', 'sku.id', 'stock.sku_id')
      .select(['sku.id as sku_id', 'place_id', 'free'])
      .where('sku.product_id', '=', productId)
      .where('place_id', 'in', places)
      .where('free', '>', 0)
      .orderBy('sku.size_order')
      .execute();
    return rows.filter(({ sku_id: id }) => isValidSku({ id }));
  },

  /** What is lowered as a whole with a product in it, wherever in a country the shopper is. */
  promoKits: async (productId: string, country: Country, now: Date) => {
    const rows = await db
      .selectFrom('promotion')
      .select(['id', 'name_ru', 'name_kk', 'percent', 'product_ids'])
      .where('is_kit', '=', true)
      .where(sql<boolean>`${productId} = any(product_ids)`)
      .where('starts_at', '<=', now)
      .where(({ or, eb }) =>
        or([eb('ends_at', 'is', null), eb('ends_at', '>', startOfToday(now, currency(country)))]),
      )
      .where(({ or, eb }) => or([eb('country', 'is', null), eb('country', '=', country)]))
      .where('city_ids', 'is', null)
      .orderBy('position')
      .orderBy('id')
      .execute();
    return rows.filter(isValidPromotion);
  },

  /** Looks in which a product appears, with all their products in order. */
  kits: async (productId: string) => {
    const rows = await db
      .selectFrom('kit')
      .innerJoin('kit_product', 'kit_product.kit_id', 'kit.id')
      .select(['kit.id', 'name_ru', 'name_kk', 'kit_product.product_id'])
      .where('kit.id', 'in', (select) =>
        select.selectFrom('kit_product').select('kit_id').where('product_id', '=', productId),
      )
      .orderBy('kit.id')
      .orderBy('kit_product.position')
      .execute();
    return rows.filter(isValidKit);
  },
});
