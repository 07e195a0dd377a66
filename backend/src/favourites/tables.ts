import type { ColumnType, GeneratedAlways } from 'kysely';

export interface FavouriteTables {
  favourite_product: FavouriteProductTable;
  favourite_store: FavouriteStoreTable;
}

/** A product that a member likes. What it cost and how many sizes could be had is that of the moment it was added. */
export interface FavouriteProductTable {
  account_id: string;
  product_id: string;
  /** Grows: the newest stands first. */
  place: GeneratedAlways<number>;
  price_rub: number;
  price_kzt: number;
  size_count: number;
  /** The lower price of which the member was told last, in her currency; null for none. */
  told_price: ColumnType<number | null, number | null | undefined, number | null>;
  added_at: Date;
}

/** A shop that a member likes. */
export interface FavouriteStoreTable {
  account_id: string;
  point_id: string;
  place: GeneratedAlways<number>;
  added_at: Date;
}
