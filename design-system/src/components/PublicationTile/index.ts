export { PublicationTile, type PublicationTileProps } from './PublicationTile.tsx';
