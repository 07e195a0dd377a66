export { CartPage as default } from '@rukav/features/cart/view';
