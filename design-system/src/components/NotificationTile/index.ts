export { NotificationTile, type NotificationTileProps } from './NotificationTile.tsx';
