export { PaymentMark, type PaymentMarkProps, type PaymentSign } from './PaymentMark.tsx';
