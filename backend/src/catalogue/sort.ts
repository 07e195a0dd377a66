import type { Currency } from '@rukav/contract';
import type { SortType } from '@rukav/contract/catalogue/filters.ts';
import type { ListedProduct } from './listed.ts';
import { priceOf } from './price-of.ts';

/** By how many parts of a thousand a product is cheaper than before. */
export function discountOf({ price }: ListedProduct, currency: Currency): number {
  const { base, discount } = price[currency];
  return discount === null ? 0 : Math.floor(((base - discount) * 1000) / base);
}

type Compare = (a: ListedProduct, b: ListedProduct) => number;

const byPopularity: Compare = (a, b) =>
  b.model.popularity - a.model.popularity || (a.model.id < b.model.id ? -1 : a.model.id > b.model.id ? 1 : 0);

/** How a sort orders what stands on the tiles; equals follow by popularity, so that the order is always the same. */
export function comparing(sort: SortType, currency: Currency): Compare {
  const orders: Record<SortType, Compare> = {
    byPopularity: () => 0,
    byPriceAsc: (a, b) => priceOf(a, currency) - priceOf(b, currency),
    byPriceDesc: (a, b) => priceOf(b, currency) - priceOf(a, currency),
    byDiscountDesc: (a, b) => discountOf(b, currency) - discountOf(a, currency),
    byNovelty: (a, b) => b.model.createdAt - a.model.createdAt,
  };
  return (a, b) => orders[sort](a, b) || byPopularity(a, b);
}

/** In which colour models are shown. */
interface Shown {
  sort: SortType;
  currency: Currency;
  /** Colours to show models in, where they have them. */
  isPreferred?: ((product: ListedProduct) => boolean) | undefined;
}

/**
 * The colour that stands for each model, in the order of the models: a preferred one if it has any, then the one that the sort
 * puts first, then the model's own first. Colours of a model must come one after another.
 */
export function oneOfEach(
  products: readonly ListedProduct[],
  { sort, currency, isPreferred = () => false }: Shown,
): ListedProduct[] {
  const compare = comparing(sort, currency);
  const choose: Compare = (a, b) =>
    Number(isPreferred(b)) - Number(isPreferred(a)) || compare(a, b) || a.position - b.position;
  const chosen: ListedProduct[] = [];
  for (const product of products) {
    const present = chosen.at(-1);
    if (present?.model !== product.model) chosen.push(product);
    else if (choose(product, present) < 0) chosen[chosen.length - 1] = product;
  }
  return chosen;
}

/** The colour that stands for each model, in the order of the sort. */
export const representing = (
  products: readonly ListedProduct[],
  sort: SortType,
  currency: Currency,
  isPreferred?: (product: ListedProduct) => boolean,
): ListedProduct[] =>
  oneOfEach(products, { sort, currency, isPreferred }).toSorted(comparing(sort, currency));
