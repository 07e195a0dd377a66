import type { Order } from '@rukav/contract/orders/schemas.ts';
import {
  acquiringOf,
  isPaidOnline,
  type AcquiringName,
  type OnlineMethod,
  type PaymentMethodName,
} from '@rukav/contract/payments/methods.ts';

const methods = Object.entries(acquiringOf) as [OnlineMethod, AcquiringName][];

const methodOf = (acquiring: AcquiringName) =>
  methods.flatMap(([method, name]) => (name === acquiring ? [method] : []));

/**
 * Lists the methods by which an order was paid; the chosen one while nothing is paid, or where the rest is paid by it on
 * receipt. A payment that came back whole counts only where all of them did.
 */
export function paidBy({
  paymentMethod,
  payment: { state },
  payments,
}: Pick<Order, 'paymentMethod' | 'payment' | 'payments'>): PaymentMethodName[] {
  const standing = payments.filter(({ amount, refunded }) => amount > refunded);
  const used = (standing.length > 0 ? standing : payments).flatMap(({ acquiring }) => methodOf(acquiring));
  const isRestOnReceipt = state === 'needs_extra_payment' && !isPaidOnline(paymentMethod);
  if (used.length === 0) return [paymentMethod];
  return [...new Set<PaymentMethodName>([...used, ...(isRestOnReceipt ? [paymentMethod] : [])])];
}
