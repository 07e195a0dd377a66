import { PaymentNumberPage } from '@rukav/features/payment/view';

export { clientLoader, handle, headers, loader } from '../personal-page';

export default PaymentNumberPage;
