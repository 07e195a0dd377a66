import type { Currency } from '@rukav/contract';
import type { OrderPayment, PaymentTool, PaymentTools } from '@rukav/contract/payments/schemas.ts';

/** Ways to pay an order of a Russian shop; for tests and stories. */
export const someTools = (changes: Partial<PaymentTool> = {}): PaymentTool[] => {
  const open = { isAvailable: true, obstacle: null, limit: null, ...changes };
  return [
    { method: 'online', acquiring: 'SBERBANK', ...open },
    { method: 'sbp', acquiring: 'FPS', ...open },
    { method: 'instalment', acquiring: 'SOVCOMBANK', ...open },
    { method: 'split', acquiring: 'YANDEX_SPLIT', ...open },
    { method: 'gift', acquiring: 'GIFT', ...open },
  ];
};

/** What is known of the payment of an order of 3 999 ₽ that nobody has paid yet; for tests and stories. */
export const aPayment = (
  changes: Partial<OrderPayment> = {},
  tools: readonly PaymentTool[] = someTools(),
): PaymentTools => {
  const currency: Currency = changes.currency ?? 'RUB';
  const total = changes.total ?? 399_900;
  const paid = changes.paid ?? 0;
  const due = changes.isCancelled ? 0 : Math.max(0, total - paid);
  const payment: OrderPayment = {
    orderNumber: 'ABCDE-23456',
    currency,
    total,
    paid,
    due,
    overpaid: 0,
    state: paid === 0 ? 'not_paid' : due > 0 ? 'needs_extra_payment' : 'paid',
    widget: paid > 0 && due === 0 && !changes.isCancelled ? 'paid' : 'available',
    isCancelled: false,
    payUntil: due > 0 ? '2026-11-21T12:15:00+03:00' : null,
    remaining: due > 0 ? 754_000 : null,
    method: 'online',
    last: null,
    refunding: 0,
    refunded: 0,
    ...changes,
  };
  return { payment, tools: payment.due > 0 ? [...tools] : [] };
};

/** A try that failed so. */
export const aFailedTry = (failure: NonNullable<OrderPayment['last']>['failure']): OrderPayment['last'] => ({
  acquiring: 'SBERBANK',
  amount: 399_900,
  isOpen: false,
  failure,
  link: null,
});
