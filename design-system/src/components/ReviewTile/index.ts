export { ReviewTile, type ReviewPhoto, type ReviewTileProps } from './ReviewTile.tsx';
