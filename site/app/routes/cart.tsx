export { CartPage as default } from '@rukav/features/cart/view';
export { clientLoader, loader } from '../personal-page';
