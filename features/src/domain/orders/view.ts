export { OrderPage, type OrderPageProps } from './OrderPage.tsx';
export { OrdersPage, type OrdersPageProps } from './OrdersPage.tsx';
export { ThankYouPage, type ThankYouPageProps } from './ThankYouPage.tsx';
export { ReceiptPage } from './receipts/ReceiptPage.tsx';
export { RecentOrders } from './RecentOrders.tsx';
