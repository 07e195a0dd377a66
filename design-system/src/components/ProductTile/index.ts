export { ProductTile, type ProductTileProps, type TileColour } from './ProductTile.tsx';
