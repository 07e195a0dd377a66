export { PaymentNumberPage } from './PaymentNumberPage.tsx';
export { PaymentPage, type PaymentPageProps } from './PaymentPage.tsx';
export { PaymentWidget, type PaymentWidgetProps } from './PaymentWidget.tsx';
export { useAskedAgain } from './useAskedAgain.ts';
export { TimeToPay, type TimeToPayProps } from './TimeToPay.tsx';
