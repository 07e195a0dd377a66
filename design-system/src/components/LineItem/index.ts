export { LineItem, type LineItemProps } from './LineItem.tsx';
