import type { Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Currency } from '@rukav/contract';
import { isValidSku, priceColumns, ShownProduct } from '../catalogue/index.ts';
import type { Database } from '../database/schema.ts';
import { rowCheck } from '../database/valid-rows.ts';
import { startOfToday } from '../delivery/index.ts';
import type { Goods } from './goods.ts';

const lowest = (one: number | null, other: number | null) =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

const nothingToSee = { code: '', alt: { ru: '', kk: '' }, colour: '#ffffff' };

const isValidProduct = rowCheck('product', 'product_id', ShownProduct);
const isAddressable = ({ skuId }: { skuId: string }) => isValidSku({ id: skuId });

/** For whom sizes are priced. A member's own price counts where it is lower; null for whoever has none. */
export interface GoodsReader {
  currency: Currency;
  accountId: string | null;
  now: Date;
}

/** Sizes by sku id with their products, priced in a currency. What the catalogue does not have or cannot show is missing. */
export async function loadGoods(
  db: Kysely<Database>,
  skuIds: readonly string[],
  { currency, accountId, now }: GoodsReader,
): Promise<Map<string, Goods>> {
  if (skuIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .innerJoin('model', 'model.id', 'product.model_id')
    .select([
      'sku.id as sku_id',
      'sku.code',
      'sku.size',
      'product.id as product_id',
      'product.color_ru',
      'product.color_kk',
      'product.pictures',
      'model.slug',
      'model.name_ru',
      'model.name_kk',
    ])
    .select(priceColumns)
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('sku as sibling')
          .select(['sibling.id as skuId', 'sibling.size'])
          .whereRef('sibling.product_id', '=', 'sku.product_id')
          .orderBy('sibling.size_order')
          .orderBy('sibling.id'),
      ).as('sizes'),
    )
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('sku as same')
          .innerJoin('product as other', 'other.id', 'same.product_id')
          .select(['same.id as skuId', 'other.color_ru as ru', 'other.color_kk as kk'])
          .whereRef('other.model_id', '=', 'product.model_id')
          .whereRef('same.size', '=', 'sku.size')
          .orderBy('other.position')
          .orderBy('other.id'),
      ).as('colors'),
    )
    .select((eb) =>
      eb
        .selectFrom('personal_price')
        .select('value')
        .whereRef('personal_price.product_id', '=', 'product.id')
        .where('account_id', '=', accountId)
        .where('currency', '=', currency)
        .where(({ or, eb: at }) =>
          or([at('ends_at', 'is', null), at('ends_at', '>', startOfToday(now, currency))]),
        )
        .as('personal'),
    )
    .where('sku.id', 'in', skuIds)
    .execute();
  const isRub = currency === 'RUB';
  return new Map(
    rows.filter(isValidProduct).map((row) => [
      row.sku_id,
      {
        skuId: row.sku_id,
        productId: row.product_id,
        wareId: row.code,
        name: { ru: row.name_ru, kk: row.name_kk },
        color: { ru: row.color_ru, kk: row.color_kk },
        size: row.size,
        url: `/product/${row.slug}/${row.product_id}`,
        picture: row.pictures[0] ?? nothingToSee,
        price: {
          base: isRub ? row.base_price_rub : row.base_price_kzt,
          discount: lowest(isRub ? row.discount_price_rub : row.discount_price_kzt, row.personal),
        },
        sizes: row.sizes.filter(isAddressable),
        colors: row.colors.filter(isAddressable).map(({ skuId, ru, kk }) => ({ skuId, color: { ru, kk } })),
      },
    ]),
  );
}
