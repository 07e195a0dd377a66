import { getPromoKits } from '@rukav/contract/product/calls.ts';
import { GetPromoKits } from '@rukav/contract/product/schemas.ts';
import { toCard, type CatalogueCache } from '../catalogue/index.ts';
import { handle } from '../http/handle.ts';
import { readKits } from './kits.ts';
import type { ProductRepository } from './product-repository.ts';
import { toSkus } from './to-skus.ts';

/** GET /product/{id}/promo-kits: the looks of a product, each garment with its sizes. */
export const getPromoKitsHandler = (catalogue: CatalogueCache, products: ProductRepository) =>
  handle(getPromoKits, GetPromoKits, async ({ params: { id }, currency, language, country, now, refuse }) => {
    const index = await catalogue.get();
    if (!index.products.has(id)) return refuse('product_not_found');
    const kits = await readKits(products, id, { index, language, country, now });
    const ids = [...new Set(kits.flatMap((kit) => kit.products.map((one) => one.id)))];
    const sizes = new Map(
      await Promise.all(ids.map(async (one) => [one, toSkus(await products.sizes(one))] as const)),
    );
    return {
      kits: kits.map((kit) => ({
        id: kit.id,
        name: kit.name,
        percent: kit.percent,
        pieces: kit.products.map((one) => ({
          product: toCard(one, index, { currency, language }),
          skus: sizes.get(one.id) ?? [],
        })),
      })),
    };
  });
