export { CouponTile, type CouponTileProps } from './CouponTile.tsx';
