export { CartPage as default } from '@rukav/features/cart/view';
export { clientLoader } from '../page-messages';
