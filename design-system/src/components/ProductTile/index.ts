export { ProductTile, type ProductTileProps } from './ProductTile.tsx';
