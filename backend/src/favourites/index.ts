import type { Subject } from '../kernel.ts';
import { addFavouriteHandler, removeFavouriteHandler } from './change-favourites.ts';
import {
  addFavouriteStoresHandler,
  getFavouriteStoresHandler,
  removeFavouriteStoreHandler,
} from './favourite-stores.ts';
import { getFavouritesHandler } from './get-favourites.ts';
import { getMarksHandler } from './get-marks.ts';
import { tellCheaper } from './tell-cheaper.ts';

export { eraseFavourites } from './erase.ts';
export { keptAsFavourite } from './kept.ts';

/** What members like: products and shops. */
export const favourites: Subject = {
  name: 'favourites',
  routes: (kernel) => [
    getMarksHandler(kernel),
    getFavouritesHandler(kernel),
    addFavouriteHandler(kernel),
    removeFavouriteHandler(),
    getFavouriteStoresHandler(kernel),
    addFavouriteStoresHandler(kernel),
    removeFavouriteStoreHandler(kernel),
  ],
  jobs: (kernel) => [tellCheaper(kernel)],
};
