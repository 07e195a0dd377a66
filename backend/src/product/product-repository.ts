import { sql, type Kysely } from 'kysely';
import type { Country } from '@rukav/contract';
import type { Database } from '../database/schema.ts';
import { sizesOf } from './sizes.ts';

export type ProductRepository = ReturnType<typeof createProductRepository>;

/** Everything of one product that a listing does not need. */
export const createProductRepository = (db: Kysely<Database>) => ({
  model: (id: string) =>
    db
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
      .executeTakeFirst(),

  /** Its article and what it costs now. */
  price: (productId: string) =>
    db
      .selectFrom('product')
      .select(['code', 'base_price_rub', 'discount_price_rub', 'base_price_kzt', 'discount_price_kzt'])
      .where('id', '=', productId)
      .executeTakeFirst(),

  /** Sizes in their order, with what is free to deliver, and in all shops of a country together. */
  sizes: (productId: string, country: Country) => sizesOf(db, [productId], country),

  /** Where sizes of a product hang in some places. */
  stockIn: (productId: string, places: readonly string[]) =>
    places.length === 0
      ? Promise.resolve([])
      : db
          .selectFrom('stock')
          .innerJoin('sku', 'sku.id', 'stock.sku_id')
          .select(['sku.id as sku_id', 'place_id', 'free'])
          .where('sku.product_id', '=', productId)
          .where('place_id', 'in', places)
          .where('free', '>', 0)
          .orderBy('sku.size_order')
          .execute(),

  /** What is lowered as a whole with a product in it, wherever in a country the shopper is. */
  promoKits: (productId: string, country: Country, now: Date) =>
    db
      .selectFrom('promotion')
      .select(['id', 'name_ru', 'name_kk', 'percent', 'product_ids'])
      .where('is_kit', '=', true)
      .where(sql<boolean>`${productId} = any(product_ids)`)
      .where('starts_at', '<=', now)
      .where(({ or, eb }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
      .where(({ or, eb }) => or([eb('country', 'is', null), eb('country', '=', country)]))
      .where('city_ids', 'is', null)
      .orderBy('position')
      .orderBy('id')
      .execute(),

  /** Looks in which a product appears, with all their products in order. */
  kits: (productId: string) =>
    db
      .selectFrom('kit')
      .innerJoin('kit_product', 'kit_product.kit_id', 'kit.id')
      .select(['kit.id', 'name_ru', 'name_kk', 'kit_product.product_id'])
      .where('kit.id', 'in', (select) =>
        select.selectFrom('kit_product').select('kit_id').where('product_id', '=', productId),
      )
      .orderBy('kit.id')
      .orderBy('kit_product.position')
      .execute(),
});
