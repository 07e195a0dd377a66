export { CheckoutPage as default } from '@rukav/features/checkout/view';
export { clientLoader } from '../page-messages';
