import type { Order } from '@rukav/contract/orders/schemas.ts';

/** What is said of the payment of an order. Sums are minor units. */
export interface PaymentLine {
  is: 'paid' | 'paidLess' | 'due' | 'extra' | 'returning' | 'refunded' | 'onReceipt';
  sum: number;
  /** What has come back already. */
  refunded: number;
  /** Until when it can be paid; null where there is time. */
  until: string | null;
}

type Paid = Pick<Order, 'status' | 'isCancelRequested' | 'payment' | 'payments' | 'totalCost'>;

/** How an order is paid (PAY-16), and what of its money is on its way; nothing where no money is owed either way. */
export function paymentLineOf({
  status,
  isCancelRequested,
  payment,
  payments,
  totalCost,
}: Paid): PaymentLine | undefined {
  const { paid, overpaid, underpaid, state, payUntil: until } = payment;
  const refunded = payments.reduce((sum, one) => sum + one.refunded, 0);
  const said = (is: PaymentLine['is'], sum: number): PaymentLine => ({ is, sum, refunded, until });

  if (status === 'cancelled' || isCancelRequested) {
    if (paid > 0) return said('returning', paid);
    return refunded > 0 ? said('refunded', refunded) : undefined;
  }
  if (overpaid > 0) return said('returning', overpaid);
  if (state === 'needs_extra_payment') return said('extra', underpaid);
  if (state === 'paid') return said(refunded > 0 ? 'paidLess' : 'paid', paid);
  if (until !== null) return said('due', totalCost);
  return payment.type === 'inStore' && status !== 'complete' ? said('onReceipt', totalCost) : undefined;
}
