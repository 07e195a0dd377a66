export { Receipt, type ReceiptLine, type ReceiptProps } from './Receipt.tsx';
