export { AddressTile, type AddressTileProps } from './AddressTile.tsx';
