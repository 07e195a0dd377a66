import { z } from 'zod';
import { Picture } from '../picture.ts';
import { Currency, Id, Minor } from '../values.ts';
import { blockedFacets, facetIds, filterParameters, sortTypes } from './filters.ts';

export const Breadcrumb = z.object({ name: z.string(), url: z.string() });
export type Breadcrumb = z.infer<typeof Breadcrumb>;

/** `url` is the path below /catalog, such as `zhenschiny/platya`. */
export const Category = z.object({
  id: z.int(),
  url: z.string(),
  name: z.string(),
  gender: z.enum(['women', 'men', 'girls', 'boys']).nullable(),
  breadcrumbs: z.array(Breadcrumb),
});
export type Category = z.infer<typeof Category>;

export const CategoryTile = z.object({
  name: z.string(),
  url: z.string(),
  picture: Picture,
  modelCount: z.int(),
});
export type CategoryTile = z.infer<typeof CategoryTile>;

const CategoryUrl = z
  .string()
  .max(200)
  .regex(/^(?:[a-z0-9_-]+(?:\/[a-z0-9_-]+){0,4})?$/);

/** What narrows and orders the goods of a category: `filters` is written like the address bar's parameters. */
const Narrowing = {
  filters: z.string().max(2000).default(''),
  pattern: z.string().max(100).optional(),
  sort: z.enum(sortTypes).default('byPopularity'),
};

/**
 * What a category's page is: tiles when it has any, otherwise a listing. An empty `url` is the whole catalogue. Models are
 * counted with `filters` and `pattern`, which leave out tiles without any; a sort puts first the tile of what it puts first.
 */
export const GetCategoryPage = {
  query: z.object({
    url: CategoryUrl.default(''),
    pageNumber: z.coerce.number().int().min(0).max(200).default(0),
    pageSize: z.coerce.number().int().min(1).max(96).default(72),
    ...Narrowing,
  }),
  response: z.object({
    category: Category,
    categoryTiles: z.array(CategoryTile),
    /** Models in the whole category, each counted once. */
    modelCount: z.int(),
  }),
};
export type CategoryPage = z.infer<typeof GetCategoryPage.response>;

/** The catalogue's tree for the menu: the roots with what stands directly below them. */
export const GetNavigation = {
  response: z.object({
    roots: z.array(
      z.object({
        name: z.string(),
        url: z.string(),
        gender: z.enum(['women', 'men', 'girls', 'boys']),
        /** The listing of everything below the root; null where there is none. */
        allUrl: z.string().nullable(),
        children: z.array(
          z.object({ name: z.string(), url: z.string(), picture: Picture.omit({ alt: true }) }),
        ),
      }),
    ),
  }),
};
export type Navigation = z.infer<typeof GetNavigation.response>;

/** Something at an address of its own, and the date since when it shows what it shows. */
const Dated = z.object({ url: z.string(), since: z.iso.date() });

/** A page of the addresses of all products that can be had, for a sitemap: paths below /product. */
export const GetAddresses = {
  query: z.object({ pageNumber: z.coerce.number().int().min(0).max(5000).default(0) }),
  response: z.object({
    products: z.array(Dated),
    /** Every page of addresses, by number; as new as the newest product on it. */
    pages: z.array(Dated.omit({ url: true })),
    /** Listings that have goods, paths below /catalog; as new as the newest product in them. */
    categories: z.array(Dated),
  }),
};

/** Prices of a product card; `discountPrice` is null without a discount. */
export const CardPrice = z.object({ basePrice: Minor, discountPrice: Minor.nullable(), currency: Currency });
export type CardPrice = z.infer<typeof CardPrice>;

/** A colour of a model as a tile shows it once it is chosen there. `price` only where it is not the card's. */
export const CardModel = z.object({
  id: Id,
  hex: z.string(),
  name: z.string(),
  picture: Picture.omit({ alt: true }),
  price: CardPrice.optional(),
  /** Sizes that can be had, smallest first. */
  sizes: z.array(z.string()),
});

/** A model on a tile, shown in the colour that answers the filters best. */
export const ProductCard = z.object({
  id: Id,
  name: z.string(),
  /** Path below /product: `{name}/{id}`. */
  url: z.string(),
  /** The name says what is to be seen. */
  picture: Picture.omit({ alt: true }),
  /** The code of the second picture, shown under the pointer. */
  secondPicture: z.string().nullable(),
  price: CardPrice,
  markerPlates: z.array(z.object({ plateId: z.string(), caption: z.string() })),
  /** All colours of the model, this one first. */
  models: z.array(CardModel),
  rating: z.object({ average: z.number(), count: z.int() }).nullable(),
});
export type ProductCard = z.infer<typeof ProductCard>;

export const Banner = z.object({
  slot: z.string(),
  title: z.string(),
  text: z.string(),
  url: z.string(),
  button: z.string(),
  contentImage: z.object({ mobile_site: Picture, desktop_site: Picture }),
});
export type Banner = z.infer<typeof Banner>;

/** One place of a listing: a product, which may stand in any place of the slot `products`, or the banner of its slot. */
export const Tile = z.discriminatedUnion('type', [
  z.object({ type: z.literal('product_tile'), slot: z.literal('products'), product: ProductCard }),
  z.object({ type: z.literal('banner_tile'), slot: z.string(), banner: Banner }),
]);
export type Tile = z.infer<typeof Tile>;

export const displayTypes = [
  'list',
  'range',
  'range_slider',
  'toggle',
  'availability',
  'pickup',
  'delivery',
  'sort',
] as const;

/** `subqueryColorModelCount` is how many models the listing would show with this value: one tile a model. */
export const FacetValue = z.object({
  uiCaption: z.string(),
  value: z.string(),
  hex: z.string().optional(),
  selectedByUser: z.boolean(),
  isAvailable: z.boolean(),
  subqueryColorModelCount: z.int(),
  /** What the values beside it have in common, where a facet has several kinds: clothes and gloves. */
  group: z.string().optional(),
});
export type FacetValue = z.infer<typeof FacetValue>;

/** In minor units for a price; selected when `from` or `to` differs from `min` or `max`. */
export const RangeValue = z.object({ from: z.number(), to: z.number(), min: z.number(), max: z.number() });
export type RangeValue = z.infer<typeof RangeValue>;

/** A shop in the availability facet and how many of the listing's models hang there. */
export const FacetShop = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  metro: z.string().nullable(),
  count: z.int(),
});
export type FacetShop = z.infer<typeof FacetShop>;

/** How the values of a `list` stand when they are not lines below one another: colours by their `hex`, or short sizes. */
export const listStyles = ['swatches', 'sizes'] as const;

/**
 * What a listing can be narrowed by. Which of the three value fields is filled follows from `displayType`; how the facet is
 * drawn follows from `displayType` and `listStyle`, never from its `id`.
 */
export const Facet = z.object({
  caption: z.string(),
  displayType: z.enum(displayTypes),
  listStyle: z.enum(listStyles).optional(),
  id: z.enum([...facetIds, ...blockedFacets]),
  urlId: z.enum(filterParameters),
  facetValues: z.array(FacetValue),
  range: RangeValue.optional(),
  availability: z
    .object({
      delivery: FacetValue,
      availableShops: z.array(FacetShop),
      selectedShops: z.array(z.string()),
    })
    .optional(),
  selectedByUser: z.boolean(),
  disabled: z.boolean(),
  maxSelectionQuantity: z.int().nullable(),
});
export type Facet = z.infer<typeof Facet>;

/**
 * A page of a listing. The availability facet lists the shops of the session's city. `facets` is empty when `withFacets` is false: a page set after another has them already.
 */
export const GetCategoryProducts = {
  query: z.object({
    url: CategoryUrl,
    pageNumber: z.coerce.number().int().min(0).max(200).default(0),
    pageSize: z.coerce.number().int().min(1).max(96).default(72),
    ...Narrowing,
    withFacets: z.stringbool().default(true),
  }),
  response: z.object({
    category: Category,
    tiles: z.array(Tile),
    facets: z.array(Facet),
    sort: z.enum(sortTypes),
    pageNumber: z.int(),
    pageSize: z.int(),
    /** Models in the whole listing, over all its pages. */
    totalCount: z.int(),
  }),
};
export type CategoryProducts = z.infer<typeof GetCategoryProducts.response>;

/** How many models answer, in a category and with what narrows it. */
export const CatalogueCount = {
  query: z.object({ url: CategoryUrl, filters: Narrowing.filters, pattern: Narrowing.pattern }),
  response: z.object({ count: z.int() }),
};

/** A text that somebody searches by. */
const SearchText = z.string().trim().max(200);

/** Queries and categories that a text may become; for an empty text, what others search for. Most 8 queries, 4 categories. */
export const GetHints = {
  query: z.object({ query: SearchText.default('') }),
  response: z.object({
    queries: z.array(z.string()),
    categories: z.array(
      z.object({
        name: z.string(),
        url: z.string(),
        /** Whom it is for: the name of its root. */
        root: z.string(),
        picture: Picture.omit({ alt: true }),
      }),
    ),
  }),
};
export type Hints = z.infer<typeof GetHints.response>;

/** The first goods that a text finds, and how many it finds in all. */
export const GetAutoHints = {
  query: z.object({
    query: SearchText.min(1),
    productCount: z.coerce.number().int().min(1).max(12).default(2),
  }),
  response: z.object({ products: z.array(ProductCard), totalCount: z.int() }),
};
export type AutoHints = z.infer<typeof GetAutoHints.response>;

/**
 * A page of what answers a text. `corrected` is what was searched for instead, when that differs. Colours and sizes that the
 * text names narrow it: `filters` are all that hold, written as an address, and `text` is what is left to search for.
 * `missingSizes` are those that the text names and that no such goods have: they narrow nothing. `ignored` are words without which
 * nothing would be found. `page` is the address of a page of the shop that the text asks for: “доставка”, “Казань”.
 */
export const SearchProducts = {
  query: z.object({
    query: SearchText.min(1),
    pageNumber: z.coerce.number().int().min(0).max(200).default(0),
    pageSize: z.coerce.number().int().min(1).max(96).default(72),
    filters: z.string().max(2000).default(''),
    sort: z.enum(sortTypes).default('byPopularity'),
    withFacets: z.stringbool().default(true),
    textCorrection: z.stringbool().default(true),
  }),
  response: z.object({
    tiles: z.array(Tile),
    facets: z.array(Facet),
    sort: z.enum(sortTypes),
    pageNumber: z.int(),
    pageSize: z.int(),
    totalCount: z.int(),
    corrected: z.string().nullable(),
    text: z.string(),
    filters: z.string(),
    missingSizes: z.array(z.string()),
    ignored: z.array(z.string()),
    page: z.string().nullable(),
  }),
};
export type SearchResult = z.infer<typeof SearchProducts.response>;
