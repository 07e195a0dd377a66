export { CheckoutPage as default } from '@rukav/features/checkout/view';
export { clientLoader, loader } from '../personal-page';
