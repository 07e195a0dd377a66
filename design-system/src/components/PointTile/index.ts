export { PointTile, type PointTileProps } from './PointTile.tsx';
