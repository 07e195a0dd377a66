export { Barcode, type BarcodeProps } from './Barcode.tsx';
export { canBeBarcode, type BarcodeFormat } from './bars.ts';
