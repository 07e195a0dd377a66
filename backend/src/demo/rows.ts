import type { Country, Currency, Language } from '@rukav/contract';
import type { PageBlock, PageSection } from '@rukav/contract/content/schemas.ts';
import type { CareSign, Characteristic, SizeTable } from '../catalogue/index.ts';
import type { MainBlockRow } from '../content/index.ts';
import type { Gender, PictureRow, Text } from '../database/columns.ts';

export type { MainBlockRow, ProductsRule } from '../content/index.ts';
export type { Gender, PictureRow, Text } from '../database/columns.ts';

/** A category of the tree. `url` is the path below /catalog; a root has no parent, shows tiles, and holds no models itself. */
export interface CategoryRow {
  id: number;
  parentId: number | null;
  url: string;
  name: Text;
  gender: Gender;
  /** Place among its siblings, from 0. */
  position: number;
  /** `branch`: shows tiles of its children. `all`: lists every model of its root. `list`: lists its models. */
  kind: 'branch' | 'all' | 'list';
  picture: PictureRow;
}

/** A garment, in all its colours. */
export interface ModelRow {
  id: string;
  /** The `{name}` of /product/{name}/{id}: Latin letters, digits and hyphens. */
  slug: string;
  /** The category of its breadcrumbs. */
  categoryId: number;
  /** Every category that lists it: its own, those above it that list, and its root's `vse`. */
  categoryIds: number[];
  gender: Gender;
  name: Text;
  description: Text;
  characteristics: Characteristic[];
  composition: Text;
  /** Values of the composition facet, largest share first; captions are in `DemoCatalogue.compositions`. */
  compositionCodes: string[];
  care: CareSign[];
  /** Codes of `DemoCatalogue.collections`. */
  collections: string[];
  sizeTable: SizeTable;
  /** What the person in the picture wears, or how the pictures were made; null when there is nothing to say. */
  modelNote: Text | null;
  /** How many reviews are written of it, and near which mean; null for none. */
  rating: { average: number; count: number } | null;
  /** Higher is more popular. No two models have the same. */
  popularity: number;
  /** ISO 8601 in UTC, before the `now` that was given. */
  createdAt: string;
}

/** Prices in minor units. `discount` is below `base`, null without a discount. */
export interface PriceRow {
  base: number;
  discount: number | null;
}

/** A product of the requirements: one colour of a model. */
export interface ProductRow {
  id: string;
  modelId: string;
  /** The article that shop assistants know: digits. */
  code: string;
  colour: {
    name: Text;
    hex: string;
    /** The value of the colour facet; its caption and hex are in `DemoCatalogue.colourFamilies`. */
    family: string;
  };
  /** Place among the model's colours, from 0. */
  position: number;
  /** The first is the tile's, the second the one under the pointer. */
  pictures: PictureRow[];
  price: Record<Currency, PriceRow>;
  /** `plateId`s: captions are in `DemoCatalogue.markers`. */
  markers: string[];
}

/** A size of a product. */
export interface SkuRow {
  id: string;
  productId: string;
  /** A barcode of 13 digits. */
  code: string;
  size: string;
  /** Place in the size range of all sizes, so that a facet sorts by it: 40 before 42, S before M. */
  sizePosition: number;
}

/** Garments photographed as a look, by product id. */
export interface KitRow {
  id: string;
  name: Text;
  productIds: string[];
}

/** A code with its caption: a collection, a marker, a material. */
export interface CaptionRow {
  code: string;
  caption: Text;
}

/** Everything that the catalogue holds. */
export interface DemoCatalogue {
  categories: CategoryRow[];
  models: ModelRow[];
  products: ProductRow[];
  skus: SkuRow[];
  kits: KitRow[];
  collections: CaptionRow[];
  markers: CaptionRow[];
  compositions: CaptionRow[];
  colourFamilies: (CaptionRow & { hex: string })[];
}

/** A city. `id` is its GeoNames id; `name.kk` equals `name.ru` where Kazakh has no name of its own. */
export interface CityRow {
  id: number;
  name: Text;
  region: Text;
  country: Country;
  /** IANA name. */
  timeZone: string;
  lat: number;
  lon: number;
  population: number;
}

/** Opening hours of a weekday, HH:MM; null on a day off. */
export type WorkDayRow = { from: string; to: string } | null;

/** A shop or another place where an order is handed over (SHIP-24). */
export interface StoreRow {
  /** Lowercase letters and digits. */
  id: string;
  type: 'store' | 'postamat' | 'post' | 'pvz' | 'shop';
  shopNumber: string;
  name: Text;
  cityId: number;
  address: Text;
  lat: number;
  lon: number;
  /** Monday first, seven days. */
  workHours: WorkDayRow[];
  phone: string;
  format: 'standard' | 'discount' | 'kids';
  services: string[];
  needPrepay: boolean;
  /** Pieces of one order that fit; null for as many as there are. */
  capacity: number | null;
  shopNowStatus: 'IS_OPEN' | 'NOT_SALE';
  metro: Text | null;
  /** How to find the entrance. */
  route: Text | null;
}

/** A metro station of a city. */
export interface MetroStationRow {
  id: string;
  cityId: number;
  name: Text;
  line: Text;
  lat: number;
  lon: number;
}

/** Pieces of a sku in a shop, or in the warehouse that deliveries leave from (`storeId` null). Rows of 0 are left out. */
export interface StockRow {
  skuId: string;
  storeId: string | null;
  quantity: number;
}

/** A banner with its pictures for a phone (563x743) and a desktop (1180x480). `url` is an address of the site. */
export interface BannerRow {
  slot: string;
  gender: Gender | null;
  title: Text;
  text: Text;
  button: Text;
  url: string;
  mobile: PictureRow;
  desktop: PictureRow;
}

/** The main page of a gender. */
export interface MainPageRow {
  gender: Gender;
  title: Text;
  blocks: MainBlockRow[];
}

/** A page of text. `html` holds p, h2, ul, ol, li, strong and a only. */
export interface ContentPageRow {
  /** As in /static/pages/{url}: `offer`, `privacy`. */
  url: string;
  title: Text;
  html: Text;
  blocks: Record<Language, PageBlock[]>;
  /** YYYY-MM-DD. */
  updated: string;
  /** Where the navigation names it; null where it does not. */
  section: PageSection | null;
}
