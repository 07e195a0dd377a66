export { OrdersPage as default } from '@rukav/features/orders/view';
