import type { Currency, RefusalOf } from '@rukav/contract';
import type { getPaymentQr, startPayment } from '@rukav/contract/payments/calls.ts';
import { codeOf, type Failure } from '../../platform/api/index.ts';
import { formatMoney, type MessageId } from '../../platform/locale/index.ts';

type Code = RefusalOf<typeof startPayment | typeof getPaymentQr>;

const texts: Readonly<Record<Code, MessageId>> = {
  order_not_found: 'payment.refusal.notFound',
  auth_required: 'payment.refusal.notFound',
  order_already_paid: 'payment.refusal.paid',
  order_cancelled: 'payment.refusal.cancelled',
  payment_method_unavailable: 'payment.refusal.method',
  payment_undefined: 'payment.refusal.undefined',
  payment_ended: 'payment.refusal.ended',
  online_payment_unavailable: 'payment.refusal.unavailable',
  return_address_forbidden: 'payment.refusal.unavailable',
  payment_amount_changed: 'payment.refusal.amount',
  qr_payment_failed: 'payment.refusal.qrFailed',
  qr_payment_expired: 'payment.refusal.qrExpired',
  qr_amount_changed: 'payment.refusal.qrAmount',
};

/** What a shopper reads when paying is refused; a fault says that nothing is known and nothing was begun twice. */
export function refusalText(failure: Failure): MessageId {
  const code = codeOf(failure);
  if (failure.kind === 'fault' || code === undefined) return 'payment.refusal.fault';
  return Object.hasOwn(texts, code) ? texts[code as Code] : 'payment.refusal.unavailable';
}

/** Returns the sums that a refusal names, with their currency; nothing for one that names none. */
export function sumsOf(failure: Failure, currency: Currency): Record<string, string> {
  const params = failure.kind === 'refused' ? (failure.errors[0]?.params ?? {}) : {};
  return Object.fromEntries(
    ['before', 'now'].flatMap((name) =>
      name in params ? [[name, formatMoney(Number(params[name]), currency)]] : [],
    ),
  );
}
