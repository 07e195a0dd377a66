export { FavouriteStoresPage } from './FavouriteStoresPage.tsx';
export { Heart, type HeartProps } from './Heart.tsx';
export { StoreHeart } from './StoreHeart.tsx';
