export { ThankYouPage as default } from '@rukav/features/orders/view';
