import { readRange, type Filters } from '@rukav/contract/catalogue/filters.ts';
import type { Facet, FacetValue } from '@rukav/contract/catalogue/schemas.ts';
import type { Currency, Language } from '@rukav/contract';
import { limits } from '@rukav/contract/limits.ts';
import type { Caption, CatalogueIndex, ListedCategory, ListedModel, ListedProduct } from './listed.ts';
import { collectionsOf, lastPart, priceOf, type Attribute, type Judged } from './narrow.ts';
import { bySizeKind, sizeKindOf } from './size-kinds.ts';
import { facetTexts, genders, reduced } from './texts.ts';

/** A shop of the visitor's city that can be chosen. */
export interface CityShop {
  id: string;
  name: string;
  address: string;
  metro: string | null;
}

export interface FacetQuestion {
  judged: readonly Judged[];
  filters: Filters;
  index: CatalogueIndex;
  /** Null for search, which knows no category. */
  category: ListedCategory | null;
  shops: readonly CityShop[];
  currency: Currency;
  language: Language;
}

/** Colours that would be in the listing were it not for one attribute: each facet counts with all others applied. */
const passingBut = (judged: readonly Judged[], attribute: Attribute | null) =>
  judged.filter(({ fails, isInStock }) => isInStock && fails.every((failed) => failed === attribute));

/**
 * Counts models by value: a listing shows one tile a model, however many of its colours answer. Products of a model must
 * come one after another.
 */
function modelCounts() {
  const counts = new Map<string, number>();
  const counted = new Map<string, ListedModel>();
  return {
    counts,
    add(value: string, { model }: ListedProduct) {
      if (counted.get(value) === model) return;
      counted.set(value, model);
      counts.set(value, (counts.get(value) ?? 0) + 1);
    },
  };
}

function countedBy(products: readonly Judged[], valuesOf: (product: ListedProduct) => readonly string[]) {
  const { counts, add } = modelCounts();
  for (const { product } of products) for (const value of valuesOf(product)) add(value, product);
  return counts;
}

interface Values {
  id: string;
  urlId: string;
  captions: readonly Caption[];
  counts: ReadonlyMap<string, number>;
}

function listFacet(
  { id, urlId, captions, counts }: Values,
  { filters, language }: FacetQuestion,
): Facet | null {
  const chosen = new Set(filters[id as keyof Filters] ?? []);
  const facetValues = captions.map(({ code, caption, hex }): FacetValue => {
    const count = counts.get(code) ?? 0;
    return {
      uiCaption: caption[language],
      value: code,
      ...(hex !== null && { hex }),
      selectedByUser: chosen.has(code),
      isAvailable: count > 0,
      subqueryColorModelCount: count,
    };
  });
  // One value narrows nothing, unless it was chosen and has to be taken away again.
  if (facetValues.length < (chosen.size > 0 ? 1 : 2)) return null;
  return {
    caption: facetTexts[language][urlId as keyof (typeof facetTexts)['ru']],
    displayType: 'list',
    id,
    urlId,
    facetValues,
    selectedByUser: chosen.size > 0,
    disabled: false,
    maxSelectionQuantity: null,
  };
}

/** Values that any product of the listing has, whatever is chosen: those without results stay. */
const usedOf = (
  captions: readonly Caption[],
  judged: readonly Judged[],
  valuesOf: (product: ListedProduct) => readonly string[],
) => {
  const used = new Set<string>();
  for (const { product } of judged) for (const value of valuesOf(product)) used.add(value);
  return captions.filter(({ code }) => used.has(code));
};

function attributeFacet(
  attribute: 'color' | 'collection' | 'composition' | 'gender',
  valuesOf: (product: ListedProduct) => readonly string[],
  question: FacetQuestion,
) {
  const { judged, index } = question;
  const captions = {
    ...index.captions,
    gender: genders,
    collection: [reduced, ...index.captions.collection],
  }[attribute];
  return listFacet(
    {
      id: attribute,
      urlId: attribute,
      captions: usedOf(captions, judged, valuesOf),
      counts: countedBy(passingBut(judged, attribute), valuesOf),
    },
    question,
  );
}

/** Names what each value belongs to, unless that is the same for all. */
function inGroups(facet: Facet, groupOf: (value: string) => string): Facet {
  const facetValues = facet.facetValues.map((one) => ({ ...one, group: groupOf(one.value) }));
  return new Set(facetValues.map(({ group }) => group)).size > 1 ? { ...facet, facetValues } : facet;
}

function sizeFacet(question: FacetQuestion) {
  const { judged, index } = question;
  const { counts, add } = modelCounts();
  const inUse = new Set<string>();
  for (const { product, fails, there } of judged) {
    const free = fails.length === 0 ? there : 0;
    for (const [bit, size] of product.sizes.entries()) {
      inUse.add(size);
      if ((free >>> bit) & 1) add(size, product);
    }
  }
  const sizes = [...inUse].toSorted(
    (a, b) =>
      bySizeKind(a, b) || (index.sizeRank.get(a) ?? 0) - (index.sizeRank.get(b) ?? 0) || a.localeCompare(b),
  );
  const captions = sizes.map((size) => ({ code: size, caption: { ru: size, kk: size }, hex: null }));
  const facet = listFacet({ id: 'size-sku', urlId: 'size', captions, counts }, question);
  return facet && inGroups(facet, (size) => sizeKindOf(size)[question.language]);
}

function priceFacet({ judged, filters, currency, language }: FacetQuestion): Facet | null {
  const prices = passingBut(judged, 'price').map(({ product }) => priceOf(product, currency));
  const chosen = readRange(filters.price?.[0]);
  const ends = prices.length > 0 || !chosen ? prices : [chosen.from, chosen.to];
  if (ends.length === 0) return null;
  // The ends are whole hundreds, so that a slider's steps fall on them.
  const min = Math.floor(Math.min(...ends) / 10_000) * 10_000;
  const max = Math.ceil(Math.max(...ends) / 10_000) * 10_000;
  if (min === max && !chosen) return null;
  const asked = chosen ?? { from: min, to: max };
  const within = (amount: number) => Math.min(max, Math.max(min, amount));
  const [from, to] = [within(asked.from), within(asked.to)];
  return {
    caption: facetTexts[language].price,
    displayType: 'range_slider',
    id: 'price',
    urlId: 'price',
    facetValues: [],
    range: { min, max, from, to },
    selectedByUser: from !== min || to !== max,
    disabled: false,
    maxSelectionQuantity: null,
  };
}

function availabilityFacet({ judged, filters, shops, language }: FacetQuestion): Facet {
  const { counts, add } = modelCounts();
  for (const { product, fails, wanted } of judged) {
    if (fails.length > 0) continue;
    if ((product.stock.delivery & wanted) !== 0) add('delivery', product);
    for (const { id } of shops) if (((product.stock.shops.get(id) ?? 0) & wanted) !== 0) add(id, product);
  }
  const delivered = counts.get('delivery') ?? 0;
  const selectedShops = (filters.pickup ?? []).slice(0, limits.pickupShops);
  const isDelivery = (filters.delivery ?? []).length > 0;

  return {
    caption: facetTexts[language].availability,
    displayType: 'availability',
    id: 'availability',
    urlId: 'pickup',
    facetValues: [],
    availability: {
      delivery: {
        uiCaption: facetTexts[language].delivery,
        value: '1',
        selectedByUser: isDelivery,
        isAvailable: delivered > 0,
        subqueryColorModelCount: delivered,
      },
      availableShops: shops
        .map((shop) => ({ ...shop, count: counts.get(shop.id) ?? 0 }))
        .toSorted((a, b) => b.count - a.count),
      selectedShops,
    },
    selectedByUser: isDelivery || selectedShops.length > 0,
    disabled: false,
    maxSelectionQuantity: limits.pickupShops,
  };
}

function categoryFacet(question: FacetQuestion) {
  const { category, index, judged } = question;
  if (!category) return null;
  const above = category.kind === 'all' ? index.categories.get(category.parentId ?? -1) : category;
  const below = (above?.children ?? [])
    .flatMap((id) => index.categories.get(id) ?? [])
    .filter(({ kind }) => kind !== 'all');
  const idOf = new Map(below.map(({ id, url }) => [id, lastPart(url)]));
  const valuesOf = ({ model }: ListedProduct) => model.categoryIds.flatMap((id) => idOf.get(id) ?? []);
  const captions = below.map(({ url, name }) => ({ code: lastPart(url), caption: name, hex: null }));
  return listFacet(
    {
      id: 'category',
      urlId: 'category',
      captions,
      counts: countedBy(passingBut(judged, 'category'), valuesOf),
    },
    question,
  );
}

/** What a listing can be narrowed by, the main facets first; each counted with all the others applied. */
export const facetsOf = (question: FacetQuestion): Facet[] =>
  [
    sizeFacet(question),
    attributeFacet('color', ({ family }) => [family], question),
    priceFacet(question),
    attributeFacet('collection', (product) => collectionsOf(product, question.currency), question),
    availabilityFacet(question),
    categoryFacet(question),
    attributeFacet('gender', ({ model }) => [model.gender], question),
    attributeFacet('composition', ({ model }) => model.compositions, question),
  ].filter((facet) => facet !== null);
