export { FavouritesPage } from './FavouritesPage.tsx';
export { FavouriteStrip } from './FavouriteStrip.tsx';
