import type { Keeper } from '../accounts/index.ts';
import { createFavouriteRepository } from './favourite-repository.ts';

/** What a member likes; shops while their flag is on. */
export const keptAsFavourite: Keeper = async (db, { accountId, flags }) => {
  const liked = createFavouriteRepository(db, accountId);
  const [favorites, favoriteStores] = await Promise.all([
    liked.productIds(),
    flags.favoriteStores ? liked.storeIds() : [],
  ]);
  return { favorites, favoriteStores };
};
