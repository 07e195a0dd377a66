import { getPrices } from '@rukav/contract/product/calls.ts';
import { GetPrices } from '@rukav/contract/product/schemas.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { priceFor } from './personal-price.ts';
import type { ProductRepository } from './product-repository.ts';
import { toPrice } from './to-price.ts';

/** GET /product/{id}/prices: the price as this visitor pays it now. */
export const getPricesHandler = ({ db, flags }: Kernel, products: ProductRepository) =>
  handle(
    getPrices,
    GetPrices,
    async ({ params: { id }, session, country, currency, language, now, refuse }) => {
      const row = await products.price(id);
      if (!row) return refuse('product_not_found');
      const price = toPrice(row, currency);
      const accountId = (await session.find())?.account_id;
      if (!accountId) return price;
      const { personalPrice: isOn } = await flags.read();
      return priceFor(db, id, price, { accountId, country, currency, language, now, isOn });
    },
  );
