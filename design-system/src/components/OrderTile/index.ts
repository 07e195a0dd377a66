export { OrderTile, type OrderTileProps } from './OrderTile.tsx';
