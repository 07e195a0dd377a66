export { CheckoutPage as default } from '@rukav/features/checkout/view';
export { clientLoader, handle, headers, loader } from '../personal-page';
