export { OrderPage as default } from '@rukav/features/orders/view';
