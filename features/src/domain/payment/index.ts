export {
  $payments,
  checkFx,
  linkFx,
  paymentOpened,
  paymentsCleared,
  type KnownPayment,
  type PaymentAddress,
  type PaymentWish,
} from './model.ts';
export { obstacleText } from './obstacle-text.ts';
export { dropQrFx, qrFx } from './qr.ts';
