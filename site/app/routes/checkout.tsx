export { CheckoutPage as default } from '@rukav/features/checkout/view';
