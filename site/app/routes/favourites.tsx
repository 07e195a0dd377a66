export { FavouritesPage as default } from '@rukav/features/favourites-page/view';
export { clientLoader, loader } from '../personal-page';
