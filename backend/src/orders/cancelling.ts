import type { RefusalOf } from '@rukav/contract';
import type { cancelOrder } from '@rukav/contract/orders/calls.ts';
import { cancelReasonsIn } from './cancel-reasons.ts';
import { finalStatuses } from './lifecycle.ts';
import { isMovable } from './movable.ts';
import type { OrderRow } from './order-repository.ts';

/** What the call refuses by itself. */
export type CancelRefusal = RefusalOf<typeof cancelOrder>;

/** How long an order is shown as cancellation requested before it is cancelled, ms. */
export const cancelConfirmedAfter = 120_000;

/** Whether its owner can ask to cancel an order. */
export const canBeCancelled = (
  order: Pick<OrderRow, 'status' | 'obtaining_method' | 'cancel_requested_at'>,
): boolean => order.cancel_requested_at === null && isMovable(order, 'cancelled', 'owner');

/** Whether an order still goes on: it is neither over nor about to be cancelled. */
export const isOpen = ({ status, cancel_requested_at }: Pick<OrderRow, 'status' | 'cancel_requested_at'>) =>
  cancel_requested_at === null && !finalStatuses.includes(status);

/** What is wrong with a reason: none was given, a word of one's own is missing, or there is no such reason. */
export function refusalOfReason(code: string, comment: string): CancelRefusal | undefined {
  if (code === '') return 'request_incomplete';
  const reason = cancelReasonsIn('ru').find((one) => one.code === code);
  if (!reason) return 'invalid_request';
  return reason.needsComment && comment === '' ? 'request_incomplete' : undefined;
}
