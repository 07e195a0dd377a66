import { acquiringOf, type OnlineMethod } from '@rukav/contract/payments/methods.ts';
import { isPaidOnline } from '@rukav/contract/payments/methods.ts';
import type { OrderPayment, PaymentTool } from '@rukav/contract/payments/schemas.ts';
import { paymentOptionsIn, type PaymentWorld } from '../cart/index.ts';
import { owedFor, paymentOf, type OrderRow } from '../orders/index.ts';
import { isOpenPayment, type PaymentRow, type RefundRow } from './payment-repository.ts';

const sumOf = (amounts: readonly { amount: number }[]) =>
  amounts.reduce((sum, { amount }) => sum + amount, 0);

const isCancelled = ({ status, cancel_requested_at }: OrderRow): boolean =>
  status === 'cancelled' || cancel_requested_at !== null;

function widgetOf(due: number, order: OrderRow, open: PaymentRow | undefined): OrderPayment['widget'] {
  // Money that is on its way back pays for nothing.
  if (due === 0 && order.paid + order.taken_at_till > 0) return isCancelled(order) ? 'available' : 'paid';
  if (open && !open.is_answered) return 'undefined';
  return open?.is_working ? 'checking' : 'available';
}

/** What may be said of an order to whoever pays it. `payments` are the order's, the newest first. */
export function describePayment(
  order: OrderRow,
  payments: readonly PaymentRow[],
  wanted: readonly RefundRow[],
  now: Date,
): OrderPayment {
  const { state, paid, overpaid, payUntil } = paymentOf(order);
  const due = Math.max(0, owedFor(order) - paid);
  const [last] = payments.filter(
    ({ acquiring, failure }) => acquiring !== 'GIFT' && failure !== 'superseded',
  );
  const open = payments.find(isOpenPayment);
  return {
    orderNumber: order.number,
    currency: order.currency,
    total: order.total,
    paid,
    due,
    overpaid,
    state,
    widget: widgetOf(due, order, open),
    isCancelled: isCancelled(order),
    payUntil,
    remaining: payUntil === null ? null : Math.max(0, Date.parse(payUntil) - now.getTime()),
    method: order.payment_method,
    last: last
      ? {
          acquiring: last.acquiring,
          amount: last.amount,
          isOpen: isOpenPayment(last),
          failure: last.failure === 'superseded' ? null : last.failure,
          link: isOpenPayment(last) ? last.link : null,
        }
      : null,
    refunding: sumOf(wanted),
    refunded: payments.reduce((sum, { refunded }) => sum + refunded, 0),
  };
}

/** The ways to pay an order online, for what is still due; a gift card is not bought with another. */
export const toolsFor = (
  order: OrderRow,
  world: Omit<PaymentWorld, 'country' | 'sums' | 'points'>,
): PaymentTool[] =>
  paymentOptionsIn({
    ...world,
    country: order.country,
    sums: [owedFor(order) - order.paid],
    points: [],
  }).flatMap((option) =>
    isPaidOnline(option.method) && !(option.method === 'gift' && order.kind === 'giftCard')
      ? [{ ...option, acquiring: acquiringOf[option.method satisfies OnlineMethod] }]
      : [],
  );
