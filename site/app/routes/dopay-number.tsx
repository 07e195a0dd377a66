import { PaymentNumberPage } from '@rukav/features/payment/view';

export { clientLoader, loader } from '../personal-page';

export default PaymentNumberPage;
