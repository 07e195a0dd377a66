import type { Country, Currency, Language } from '@rukav/contract';
import { isToBeHad, type CatalogueIndex, type ListedProduct } from '../catalogue/index.ts';
import type { ProductRepository } from './product-repository.ts';

/** A look with its garments that can be had; `percent` is what all of them together are lowered by. */
export interface Kit {
  id: string;
  name: string;
  percent: number | null;
  products: readonly ListedProduct[];
}

const inOrder = (ids: readonly string[]) => ids.toSorted().join(' ');

/** The looks in which a product appears, promo kits first. A look that is lowered as a whole is told once. */
export async function readKits(
  { kits, promoKits }: Pick<ProductRepository, 'kits' | 'promoKits'>,
  productId: string,
  {
    index,
    currency,
    language,
    country,
    now,
  }: { index: CatalogueIndex; currency: Currency; language: Language; country: Country; now: Date },
): Promise<Kit[]> {
  const [looks, promos] = await Promise.all([kits(productId), promoKits(productId, country, now)]);
  const lowered = promos.map((promo) => ({ ...promo, percent: promo.percent as number | null }));
  const known = new Set(promos.map(({ product_ids }) => inOrder(product_ids)));
  const plain = [...Map.groupBy(looks, ({ id }) => id)].map(([id, rows]) => ({
    id,
    name_ru: rows[0]?.name_ru ?? '',
    name_kk: rows[0]?.name_kk ?? '',
    percent: null,
    product_ids: rows.map(({ product_id }) => product_id),
  }));
  const others = plain.filter(({ product_ids }) => !known.has(inOrder(product_ids)));

  return [...lowered, ...others].flatMap(({ id, name_ru, name_kk, percent, product_ids }) => {
    const all = product_ids.flatMap((one) => index.products.get(one) ?? []);
    const products = all.filter((one) => one.id === productId || isToBeHad(one, currency));
    // A look without a garment is still a look; a price for the whole needs the whole.
    if (products.length < 2 || (percent !== null && products.length < product_ids.length)) return [];
    return [{ id, name: language === 'kk' ? name_kk : name_ru, percent, products }];
  });
}
