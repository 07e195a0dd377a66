import type { Keeper } from '../accounts/index.ts';
import { createFavouriteRepository } from './favourite-repository.ts';

/** What a member likes. */
export const keptAsFavourite: Keeper = async (db, { accountId }) => {
  const liked = createFavouriteRepository(db, accountId);
  const [favorites, favoriteStores] = await Promise.all([liked.productIds(), liked.storeIds()]);
  return { favorites, favoriteStores };
};
