import { call } from '../call.ts';
import type * as schemas from './schemas.ts';

/** What an order can be paid with now, and what is known of its payment. `check` asks the provider first. */
export const getPaymentTools = call<typeof schemas.GetPaymentTools>()({
  base: 'v3',
  method: 'GET',
  path: '/order/{id}/payment-tools',
  refusals: { order_not_found: 404, auth_required: 401 },
});

/**
 * Starts an online payment. One `Idempotency-Key` starts one payment, however often it is sent. Once that has ended and
 * the order is not paid, the key answers `payment_ended`, and another payment needs another key. Another body under the same
 * key is refused (`idempotency_conflict`). `payment_amount_changed` says in `params` what was to be paid `before` and is `now`.
 */
export const startPayment = call<typeof schemas.StartPayment>()({
  base: 'v3',
  method: 'POST',
  path: '/order/{id}/payment/acquiring',
  refusals: {
    order_not_found: 404,
    auth_required: 401,
    order_already_paid: 409,
    order_cancelled: 409,
    payment_method_unavailable: 422,
    payment_undefined: 409,
    payment_ended: 409,
    online_payment_unavailable: 503,
    return_address_forbidden: 422,
    payment_amount_changed: 409,
  },
});

const qrRefusals = {
  order_not_found: 404,
  auth_required: 401,
  order_already_paid: 409,
  order_cancelled: 409,
  payment_method_unavailable: 422,
  payment_undefined: 409,
  online_payment_unavailable: 503,
  qr_payment_failed: 409,
  qr_payment_expired: 409,
  qr_amount_changed: 409,
} as const;

/** The QR code of an order's sum; a new one where there is none. One that has expired or failed is refused until it is deleted. */
export const getPaymentQr = call<typeof schemas.GetPaymentQr>()({
  base: 'v3',
  method: 'GET',
  path: '/order/payment/qr',
  refusals: qrRefusals,
});

/** Gives the QR code up, so that another can be had. */
export const deletePaymentQr = call<typeof schemas.DeletePaymentQr>()({
  base: 'v3',
  method: 'DELETE',
  path: '/order/payment/qr',
  refusals: qrRefusals,
});

/** Tells of a payment in the dialect of the RBS engine: query parameters with a checksum. */
export const rbsNotice = call<typeof schemas.RbsNotice>()({
  base: 'pg',
  method: 'GET',
  path: '/payments/rbs',
  refusals: { signature_invalid: 403, payment_not_found: 404 },
});

/** Tells of a payment in the dialect of Yandex Pay: a JWT. */
export const yandexNotice = call<typeof schemas.YandexNotice>()({
  base: 'pg',
  method: 'POST',
  path: '/payments/yandex/v1/webhook',
  refusals: { signature_invalid: 403, payment_not_found: 404 },
});

/** Tells of an instalment: JSON, signed in a header. */
export const sovcombankNotice = call<typeof schemas.SovcombankNotice>()({
  base: 'pg',
  method: 'POST',
  path: '/payments/sovcombank',
  refusals: { signature_invalid: 403, payment_not_found: 404 },
});
