export { FavouritesPage as default } from '@rukav/features/favourites-page/view';
export { clientLoader, handle, headers, loader } from '../personal-page';
