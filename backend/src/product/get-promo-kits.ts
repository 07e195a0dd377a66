import type { Currency, Country, Language } from '@rukav/contract';
import { getPromoKits } from '@rukav/contract/product/calls.ts';
import { productKits } from '@rukav/contract/product/legacy-calls.ts';
import { GetPromoKits, ProductKits, type PromoKit } from '@rukav/contract/product/schemas.ts';
import { toCard, type CatalogueCache } from '../catalogue/index.ts';
import { handle } from '../http/handle.ts';
import { readKits } from './kits.ts';
import type { ProductRepository } from './product-repository.ts';
import { toSkus } from './to-skus.ts';

interface Reader {
  currency: Currency;
  language: Language;
  country: Country;
  now: Date;
}

/** The looks of a product, each garment with its sizes; null where there is no such product. */
async function looksOf(
  id: string,
  { catalogue, products }: { catalogue: CatalogueCache; products: ProductRepository },
  { currency, language, country, now }: Reader,
): Promise<PromoKit[] | null> {
  const index = await catalogue.get();
  if (!index.products.has(id)) return null;
  const kits = await readKits(products, id, { index, currency, language, country, now });
  const ids = [...new Set(kits.flatMap((kit) => kit.products.map((one) => one.id)))];
  const sizes = new Map(
    await Promise.all(ids.map(async (one) => [one, toSkus(await products.sizes(one, country))] as const)),
  );
  return kits.map((kit) => ({
    id: kit.id,
    name: kit.name,
    percent: kit.percent,
    pieces: kit.products.map((one) => ({
      product: toCard(one, index, { currency, language }),
      skus: sizes.get(one.id) ?? [],
    })),
  }));
}

/** GET /product/{id}/promo-kits: the looks of a product, each garment with its sizes. */
export const getPromoKitsHandler = (catalogue: CatalogueCache, products: ProductRepository) =>
  handle(getPromoKits, GetPromoKits, async ({ params: { id }, refuse, ...reader }) => {
    const kits = await looksOf(id, { catalogue, products }, reader);
    return kits ? { kits } : refuse('product_not_found');
  });

/** Legacy GET product-kits: the same looks. */
export const productKitsHandler = (catalogue: CatalogueCache, products: ProductRepository) =>
  handle(productKits, ProductKits, async ({ query: { productId }, refuse, ...reader }) => {
    const kits = await looksOf(productId, { catalogue, products }, reader);
    return kits ? { kits } : refuse('product_not_found', { field: 'productId' });
  });
