import { readRange, type Filters } from '@rukav/contract/catalogue/filters.ts';
import type { Currency } from '@rukav/contract';
import { limits } from '@rukav/contract/limits.ts';
import type { CatalogueIndex, ListedModel, ListedProduct } from './listed.ts';
import { reduced } from './texts.ts';

/** What narrows a listing besides what is in stock; each is judged by itself. */
export const attributes = ['color', 'price', 'collection', 'composition', 'category', 'gender'] as const;
export type Attribute = (typeof attributes)[number];

/** What a product is paid now, minor units. */
export const priceOf = ({ price }: ListedProduct, currency: Currency) =>
  price[currency].discount ?? price[currency].base;

/** Collections of a product; what is sold at a discount is one of them, whatever else it belongs to. */
export const collectionsOf = ({ model, price }: ListedProduct, currency: Currency): readonly string[] =>
  price[currency].discount === null ? model.collections : [reduced.code, ...model.collections];

/** Which of a product's sizes have the chosen names, as a mask; all of them when none was chosen. */
export function sizeMask({ sizes }: ListedProduct, chosen: ReadonlySet<string>): number {
  if (chosen.size === 0) return (1 << sizes.length) - 1;
  let mask = 0;
  for (let index = 0; index < sizes.length; index += 1)
    if (chosen.has(sizes[index] ?? '')) mask |= 1 << index;
  return mask;
}

/** The filters of a listing, ready to judge products by. */
export interface Narrowing {
  sizes: ReadonlySet<string>;
  shops: readonly string[];
  delivery: boolean;
  judges: Partial<Record<Attribute, (product: ListedProduct) => boolean>>;
}

const has = (values: readonly string[], chosen: ReadonlySet<string>) =>
  values.some((value) => chosen.has(value));

/** Reads filters into judges. Values that no product has simply match nothing. */
export function narrowingOf(filters: Filters, currency: Currency, { categories }: CatalogueIndex): Narrowing {
  const judges: Narrowing['judges'] = {};
  const chosen = (facet: keyof Filters) => new Set(filters[facet] ?? []);

  const colors = chosen('color');
  if (colors.size > 0) judges.color = ({ family }) => colors.has(family);
  const range = readRange(filters.price?.[0]);
  if (range) {
    judges.price = (product) => {
      const price = priceOf(product, currency);
      return price >= range.from && price <= range.to;
    };
  }
  const collections = chosen('collection');
  if (collections.size > 0)
    judges.collection = (product) => has(collectionsOf(product, currency), collections);
  const compositions = chosen('composition');
  if (compositions.size > 0) judges.composition = ({ model }) => has(model.compositions, compositions);
  const lastParts = chosen('category');
  if (lastParts.size > 0) {
    const ids = new Set(
      [...categories.values()].filter(({ url }) => lastParts.has(lastPart(url))).map(({ id }) => id),
    );
    judges.category = ({ model }) => model.categoryIds.some((id) => ids.has(id));
  }
  const genders = chosen('gender');
  if (genders.size > 0) judges.gender = ({ model }) => genders.has(model.gender);

  return {
    sizes: chosen('size-sku'),
    shops: (filters.pickup ?? []).slice(0, limits.pickupShops),
    delivery: (filters.delivery ?? []).length > 0,
    judges,
  };
}

/** What a category is called in a filter: the last part of its address. */
export const lastPart = (url: string) => url.slice(url.lastIndexOf('/') + 1);

/** Sizes of a product that can be had where the narrowing says; anywhere, when it says nothing. */
export function stockMask({ stock }: ListedProduct, { shops, delivery }: Narrowing): number {
  if (shops.length === 0 && !delivery) return stock.anywhere;
  let mask = delivery ? stock.delivery : 0;
  for (const shop of shops) mask |= stock.shops.get(shop) ?? 0;
  return mask;
}

/** A product as it was judged: what it failed, and which sizes it has where they are wanted. */
export interface Judged {
  product: ListedProduct;
  /** Attributes that it fails; with none and `isInStock` it is in the listing. */
  fails: readonly Attribute[];
  isInStock: boolean;
  /** Sizes that can be had where the narrowing says. */
  there: number;
  /** Sizes with the chosen names, wherever they are. */
  wanted: number;
}

/** Judges every colour of some models; what is sold out everywhere is left out. */
export function judge(models: readonly ListedModel[], narrowing: Narrowing): Judged[] {
  const entries = Object.entries(narrowing.judges) as [Attribute, (product: ListedProduct) => boolean][];
  const judged: Judged[] = [];
  for (const { products } of models) {
    for (const product of products) {
      if (product.stock.anywhere === 0) continue;
      const fails: Attribute[] = [];
      for (const [attribute, passes] of entries) if (!passes(product)) fails.push(attribute);
      const there = stockMask(product, narrowing);
      const wanted = sizeMask(product, narrowing.sizes);
      judged.push({ product, fails, there, wanted, isInStock: (there & wanted) !== 0 });
    }
  }
  return judged;
}
