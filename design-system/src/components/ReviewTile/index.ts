export { ReviewPhotos, type ReviewPhoto, type ReviewPhotosProps } from './ReviewPhotos.tsx';
export { ReviewTile, type ReviewTileProps } from './ReviewTile.tsx';
