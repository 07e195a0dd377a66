import type { Currency } from '@rukav/contract';
import type { FacetId } from '@rukav/contract/catalogue/filters.ts';
import { offeredCategories, categoryCodesOf, genders, reduced, type FacetContext } from './facet-values.ts';
import type { Both, Caption, ListedProduct } from './listed.ts';
import { priceOf } from './price-of.ts';

/** A facet of values that products have. A listing counts and narrows by them. */
export interface ValuesFacet {
  /**
   * - `list` – a line with a checkbox for each value;
   * - `swatches` – a patch of colour for each, by the `hex` of its caption;
   * - `toggle` – one switch, for a facet with a single value.
   */
  kind: 'list' | 'swatches' | 'toggle';
  caption: Both;
  /** Codes of the values that a product has. A code stands in addresses: letters, digits and `_./-`, 40 at most. */
  values: (product: ListedProduct, context: FacetContext) => readonly string[];
  /** Captions of the codes, in the order in which they stand. A value without a caption is not offered. */
  captions: (context: FacetContext) => readonly Caption[];
  /**
   * Whether values that no product of the listing has are offered too, as unavailable.
   *
   * @default false
   */
  offersAll?: boolean;
}

/** A range of prices, with a slider: the front end writes its ends as money and calls them prices. */
export interface RangeFacet {
  kind: 'range';
  caption: Both;
  /** What of a product lies in the range: minor units of the currency. */
  amount: (product: ListedProduct, currency: Currency) => number;
}

/** Sizes, or where they are to be had: these narrow by stock, as `match-products.ts` reads it. A listing has each once. */
export interface StockFacet<Kind extends 'sizes' | 'availability'> {
  kind: Kind;
  caption: Both;
}

/** A facet that narrows by what a product is, whatever is in stock. */
export type AttributeFacet = ValuesFacet | RangeFacet;
export type AttributeId = Exclude<FacetId, 'size-sku' | 'availability'>;

type Definitions = Record<AttributeId, AttributeFacet> & {
  'size-sku': StockFacet<'sizes'>;
  availability: StockFacet<'availability'>;
};

/**
 * What a listing can be narrowed by, in the order in which the facets stand. A row is all that counting, narrowing and
 * captions know of a facet; its parameter of the address bar stands in `contract/src/catalogue/filters.ts`.
 */
export const facetDefinitions: Readonly<Definitions> = {
  'size-sku': { kind: 'sizes', caption: { ru: 'Размер', kk: 'Өлшем' } },
  color: {
    kind: 'swatches',
    caption: { ru: 'Цвет', kk: 'Түс' },
    values: ({ family }) => [family],
    captions: ({ index }) => index.captions.color,
  },
  price: { kind: 'range', caption: { ru: 'Цена', kk: 'Баға' }, amount: priceOf },
  collection: {
    kind: 'list',
    caption: { ru: 'Коллекция', kk: 'Топтама' },
    values: ({ model, price }, { currency }) =>
      price[currency].discount === null ? model.collections : [reduced.code, ...model.collections],
    captions: ({ index }) => [reduced, ...index.captions.collection],
  },
  availability: { kind: 'availability', caption: { ru: 'Наличие', kk: 'Бар-жоғы' } },
  category: {
    kind: 'list',
    caption: { ru: 'Раздел', kk: 'Бөлім' },
    values: ({ model }, context) => categoryCodesOf(model, context),
    captions: offeredCategories,
    offersAll: true,
  },
  gender: {
    kind: 'list',
    caption: { ru: 'Для кого', kk: 'Кімге' },
    values: ({ model }) => [model.gender],
    captions: () => genders,
  },
  composition: {
    kind: 'list',
    caption: { ru: 'Состав', kk: 'Құрамы' },
    values: ({ model }) => model.compositions,
    captions: ({ index }) => index.captions.composition,
  },
};

const isAttribute = ([, { kind }]: [string, Definitions[FacetId]]) =>
  kind !== 'sizes' && kind !== 'availability';

/** The rows of the facets that narrow by what a product is. */
export const attributeFacets = Object.entries(facetDefinitions).filter(isAttribute) as [
  AttributeId,
  AttributeFacet,
][];
