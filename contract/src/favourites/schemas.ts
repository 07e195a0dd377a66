import { z } from 'zod';
import { ProductCard } from '../catalogue/schemas.ts';
import { PickupPoint } from '../geography/schemas.ts';
import { limits } from '../limits.ts';
import { Sku } from '../product/schemas.ts';
import { Id, Minor, Moment } from '../values.ts';

const StoreId = z
  .string()
  .max(64)
  .regex(/^[a-z0-9]+$/);

/** Ids of favourite products, the newest first. */
const FavouriteIds = z.array(Id);
/** Ids of favourite shops, in the order in which they were chosen. */
const FavouriteStoreIds = z.array(StoreId);

/** Favourites by id, and how many messages were not read yet. */
export const GetMarks = {
  response: z.object({
    favourites: FavouriteIds,
    favouriteStores: FavouriteStoreIds,
    unreadMessages: z.int(),
  }),
};
export type Marks = z.infer<typeof GetMarks.response>;

/** A favourite product as it is now, and what has changed since it became one. */
export const Favourite = z.object({
  product: ProductCard,
  /** Its sizes in their order. */
  skus: z.array(Sku),
  addedAt: Moment,
  /** By how much its price fell, minor units; null where it did not. */
  cheaperBy: Minor.nullable(),
  /** Whether most of its sizes were sold since. */
  isScarce: z.boolean(),
});
export type Favourite = z.infer<typeof Favourite>;

/** The newest first; a product that the shop does not have any more is left out. */
export const GetFavourites = { response: z.object({ favourites: z.array(Favourite) }) };

/** Adds or removes a product, by the id of its colour; answers what is among the favourites then. */
export const ChangeFavourites = {
  body: z.object({ productId: Id }),
  response: z.object({ favourites: FavouriteIds }),
};

export const GetFavouriteStores = { response: z.object({ stores: z.array(PickupPoint) }) };

/** Adds shops that are open and no discount shops (FAV-09, FAV-10). All of them or none. */
export const AddFavouriteStores = {
  body: z.object({ ids: z.array(StoreId).min(1).max(limits.favouriteStores) }),
  response: z.object({ favouriteStores: FavouriteStoreIds }),
};

export const RemoveFavouriteStore = {
  params: z.object({ id: StoreId }),
  response: z.object({ favouriteStores: FavouriteStoreIds }),
};
