import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { DemoCatalogue } from '../index.ts';
import { json, write } from './write.ts';

/** Writes colours of models, their sizes, and looks. */
export async function writeProducts(trx: Transaction<Database>, catalogue: DemoCatalogue): Promise<void> {
  await write(
    trx,
    'product',
    catalogue.products.map(({ id, modelId, code, colour, position, pictures, price, markers }) => ({
      id,
      model_id: modelId,
      code,
      color_ru: colour.name.ru,
      color_kk: colour.name.kk,
      color_hex: colour.hex,
      color_family: colour.family,
      position,
      pictures: json(pictures),
      base_price_rub: price.RUB.base,
      discount_price_rub: price.RUB.discount,
      base_price_kzt: price.KZT.base,
      discount_price_kzt: price.KZT.discount,
      markers,
    })),
  );
  await write(
    trx,
    'sku',
    catalogue.skus.map(({ id, productId, code, size, sizePosition }) => ({
      id,
      product_id: productId,
      code,
      size,
      size_order: sizePosition,
    })),
  );
  await write(
    trx,
    'kit',
    catalogue.kits.map(({ id, name }) => ({ id, name_ru: name.ru, name_kk: name.kk })),
  );
  await write(
    trx,
    'kit_product',
    catalogue.kits.flatMap(({ id, productIds }) =>
      productIds.map((product_id, position) => ({ kit_id: id, product_id, position })),
    ),
  );
}
