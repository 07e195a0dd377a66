import { readRange, type Filters } from '@rukav/contract/catalogue/filters.ts';
import { limits } from '@rukav/contract/limits.ts';
import type { Currency } from '@rukav/contract';
import { attributeFacets, type AttributeFacet, type AttributeId } from './facet-definitions.ts';
import type { FacetContext } from './facet-values.ts';
import type { ListedModel, ListedProduct } from './listed.ts';
import { isToBeHad } from './to-be-had.ts';

/** Which of a product's sizes have the chosen names, as a mask; all of them when none was chosen. */
function sizeMask({ sizes }: ListedProduct, chosen: ReadonlySet<string>): number {
  if (chosen.size === 0) return (1 << sizes.length) - 1;
  let mask = 0;
  for (let index = 0; index < sizes.length; index += 1)
    if (chosen.has(sizes[index] ?? '')) mask |= 1 << index;
  return mask;
}

interface Rule {
  facet: AttributeId;
  passes: (product: ListedProduct) => boolean;
}

/** The filters of a listing, ready to match products with. */
export interface Narrowing {
  sizes: ReadonlySet<string>;
  shops: readonly string[];
  delivery: boolean;
  /** What the shopper pays in: it tells whose shops count. */
  currency: Currency;
  /** One for each facet of attributes that something was chosen in. */
  rules: readonly Rule[];
}

/** Reads what was chosen in a facet; undefined where nothing was. Values that no product has simply match nothing. */
function predicateOf(
  facet: AttributeFacet,
  chosen: readonly string[],
  context: FacetContext,
): Rule['passes'] | undefined {
  if (facet.kind === 'range') {
    const range = readRange(chosen[0]);
    return (
      range &&
      ((product) => {
        const amount = facet.amount(product, context.currency);
        return amount >= range.from && amount <= range.to;
      })
    );
  }
  if (chosen.length === 0) return undefined;
  const wanted = new Set(chosen);
  return (product) => {
    for (const value of facet.values(product, context)) if (wanted.has(value)) return true;
    return false;
  };
}

/** The rules that a listing's filters come to. */
export const narrowingOf = (filters: Filters, context: FacetContext): Narrowing => ({
  sizes: new Set(filters['size-sku']),
  shops: (filters.pickup ?? []).slice(0, limits.pickupShops),
  delivery: (filters.delivery ?? []).length > 0,
  currency: context.currency,
  rules: attributeFacets.flatMap(([id, facet]) => {
    const passes = predicateOf(facet, filters[id] ?? [], context);
    return passes ? [{ facet: id, passes }] : [];
  }),
});

/** Sizes of a product that can be had where the narrowing says; anywhere, when it says nothing. */
function stockMask({ stock }: ListedProduct, { shops, delivery, currency }: Narrowing): number {
  if (shops.length === 0 && !delivery) return stock.anywhere[currency];
  let mask = delivery ? stock.delivery : 0;
  for (const shop of shops) mask |= stock.shops.get(shop) ?? 0;
  return mask;
}

/** A product and how the filters match it: what it fails, and which sizes it has where they are wanted. */
export interface MatchedProduct {
  product: ListedProduct;
  /** Facets of attributes that it fails; with none and `isInStock` it is in the listing. */
  fails: readonly AttributeId[];
  isInStock: boolean;
  /** Sizes that can be had where the narrowing says. */
  there: number;
  /** Sizes with the chosen names, wherever they are. */
  wanted: number;
}

/** Matches every colour of some models with the filters; what is sold out everywhere is left out. */
export function matchProducts(models: readonly ListedModel[], narrowing: Narrowing): MatchedProduct[] {
  const matched: MatchedProduct[] = [];
  for (const { products } of models) {
    for (const product of products) {
      if (!isToBeHad(product, narrowing.currency)) continue;
      const fails: AttributeId[] = [];
      for (const { facet, passes } of narrowing.rules) if (!passes(product)) fails.push(facet);
      const there = stockMask(product, narrowing);
      const wanted = sizeMask(product, narrowing.sizes);
      matched.push({ product, fails, there, wanted, isInStock: (there & wanted) !== 0 });
    }
  }
  return matched;
}

/** Whether a colour would be in the listing were it not for one facet: each facet counts with all others applied. */
export const passesBut = ({ fails, isInStock }: MatchedProduct, facet: AttributeId) =>
  isInStock && fails.every((failed) => failed === facet);
