import type { Currency } from '@rukav/contract';
import type { Gender, PictureRow, Text } from '../database/columns.ts';
import type { CaptionKind } from './tables.ts';

/** A text in both languages, as the tables' `_ru` and `_kk` columns hold it. */
export type Both = Text;

/** A category as listings need it. `children` are ids, in the order of the menu. */
export interface ListedCategory {
  id: number;
  parentId: number | null;
  url: string;
  /** What it is called in a filter: the last part of its address. */
  code: string;
  name: Both;
  gender: Gender;
  kind: 'branch' | 'all' | 'list';
  picture: PictureRow;
  children: readonly number[];
  /** Ids of the categories that its listing can be narrowed to, by their `code`. */
  offers: ReadonlyMap<string, number>;
}

/** One colour of a model, with everything that narrows, sorts and draws it. */
export interface ListedProduct {
  id: string;
  model: ListedModel;
  color: Both;
  hex: string;
  family: string;
  position: number;
  /** Its article number. */
  code: string;
  pictures: readonly PictureRow[];
  price: Record<Currency, { base: number; discount: number | null }>;
  markers: readonly string[];
  /** In their order; bit `n` of the masks below is size `n`. */
  sizes: readonly string[];
  /** Sizes that can be delivered, hang in a shop that sells, or can be had at all by those who pay in a currency. */
  stock: {
    delivery: number;
    shops: ReadonlyMap<string, number>;
    anywhere: Record<Currency, number>;
  };
  /** Since when its page shows what it shows, ms since the epoch. */
  changedAt: number;
}

export interface ListedModel {
  id: string;
  slug: string;
  name: Both;
  gender: Gender;
  categoryIds: readonly number[];
  collections: readonly string[];
  compositions: readonly string[];
  rating: { average: number; count: number } | null;
  popularity: number;
  /** ms since the epoch. */
  createdAt: number;
  products: readonly ListedProduct[];
}

export interface Caption {
  code: string;
  caption: Both;
  hex: string | null;
}

/** Everything that a listing is answered from: read from PostgreSQL, kept for a few seconds. */
export interface CatalogueIndex {
  categories: ReadonlyMap<number, ListedCategory>;
  categoryByUrl: ReadonlyMap<string, ListedCategory>;
  models: ReadonlyMap<string, ListedModel>;
  products: ReadonlyMap<string, ListedProduct>;
  /** Models of a category, most popular first. */
  modelsOf: (categoryId: number) => readonly ListedModel[];
  captions: Record<CaptionKind, readonly Caption[]>;
  /** Names of the cities that have a shop of ours. */
  shopCities: readonly Both[];
  /** Rank of every size over all garments: 40 before 42, S before M. */
  sizeRank: ReadonlyMap<string, number>;
}
