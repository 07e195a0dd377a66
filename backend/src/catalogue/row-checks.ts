import { GetCategoryProducts } from '@rukav/contract/catalogue/schemas.ts';
import { Id } from '@rukav/contract/values.ts';
import { z } from 'zod';
import { Gender, Moment, PictureRow } from '../database/columns.ts';
import { rowCheck } from '../database/valid-rows.ts';

const Price = z.int().positive();
const prices = {
  base_price_rub: Price,
  discount_price_rub: Price.nullable(),
  base_price_kzt: Price,
  discount_price_kzt: Price.nullable(),
};

/** The columns of a product without which no page can show it; prices as `priceColumns` reads them. */
export const ShownProduct = z.object({ pictures: z.array(PictureRow).min(1), ...prices });

/** Returns whether a category can be shown and has an address. */
export const isValidCategory = rowCheck(
  'category',
  'id',
  z.object({
    url: GetCategoryProducts.query.shape.url,
    gender: Gender,
    kind: z.enum(['branch', 'all', 'list']),
    picture: PictureRow,
  }),
);

/** Returns whether a model can be listed; what its page alone shows is not looked at. */
export const isValidModel = rowCheck(
  'model',
  'id',
  z.object({
    slug: z.string().regex(/^[\w-]+$/),
    gender: Gender,
    collections: z.array(z.string()),
    composition_codes: z.array(z.string()),
    rating_average: z.number().nullable(),
    rating_count: z.int(),
    created_at: Moment,
  }),
);

/** Returns whether a product can be shown and has an address. */
export const isValidProduct = rowCheck(
  'product',
  'id',
  ShownProduct.extend({ id: Id, markers: z.array(z.string()) }),
);

/** Returns whether a product has prices that can be shown. */
export const hasValidPrices = rowCheck('product', 'id', z.object(prices));

/** Returns whether a size has an id that calls can name. */
export const isValidSku = rowCheck('sku', 'id', z.object({ id: Id }));
