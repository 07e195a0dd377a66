import { limits } from '@rukav/contract';
import { isPaidOnline } from '@rukav/contract/payments/methods.ts';
import type { Order } from '@rukav/contract/orders/schemas.ts';
import { finalStatuses } from './lifecycle.ts';
import type { OrderRow } from './order-repository.ts';

/** Whether an order waits to be paid before anything is collected. */
export const isAwaitingPayment = ({ pay_until, paid_at }: Pick<OrderRow, 'pay_until' | 'paid_at'>): boolean =>
  pay_until !== null && paid_at === null;

/** What its owner owes online for an order, minor units: nothing once it is cancelled, nor what the till has taken. */
export const owedFor = ({
  status,
  total,
  taken_at_till,
}: Pick<OrderRow, 'status' | 'total' | 'taken_at_till'>): number =>
  status === 'cancelled' ? 0 : Math.max(0, total - taken_at_till);

/** Whether an order can be paid online now: for 31 days from its making, while something of it is unpaid (PAY-29). */
export function canBePaid(row: OrderRow, now: Date): boolean {
  const isOver =
    finalStatuses.includes(row.status) ||
    row.cancel_requested_at !== null ||
    now > dayAfter(row.created_at, limits.paymentDays);
  const isLate = isAwaitingPayment(row) && row.pay_until !== null && row.pay_until <= now;
  return !isOver && !isLate && row.paid < owedFor(row);
}

const dayAfter = (date: Date, days: number) => new Date(date.getTime() + days * 86_400_000);

/** What is said of the payment of an order. Nothing is missing of an order of which nothing was paid yet (PAY-31). */
export function paymentOf(row: OrderRow): Order['payment'] {
  const owed = owedFor(row);
  const underpaid = row.paid > 0 ? Math.max(0, owed - row.paid) : 0;
  const isWhole = row.paid > 0 && underpaid === 0;
  return {
    type: row.paid > 0 || isPaidOnline(row.payment_method) ? 'online' : 'inStore',
    state: underpaid > 0 ? 'needs_extra_payment' : isWhole ? 'paid' : 'not_paid',
    paid: row.paid,
    underpaid,
    overpaid: Math.max(0, row.paid - owed),
    payUntil: isAwaitingPayment(row) && owed > 0 ? (row.pay_until?.toISOString() ?? null) : null,
  };
}
