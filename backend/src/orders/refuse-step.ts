import type { MoveOrderBody } from '@rukav/contract/orders/partner.ts';
import { wayOf } from '@rukav/contract/orders/ways.ts';
import { finalStatuses, isOnWay, mayLeave } from './lifecycle.ts';
import { isMovable } from './movable.ts';
import type { OrderRow } from './order-repository.ts';
import type { LinePlan } from './plan-lines.ts';

/**
 * Reasons for which a step is refused.
 * - cancel_requested: the shopper has asked to cancel, and the pieces are sold to others
 * - not_paid: the order waits to be paid
 * - not_on_this_way: orders that are obtained so never have the status
 * - not_from_here: the order does not go there from where it is, or pieces do not leave it so now
 * - over: nothing changes after the order is complete or cancelled
 */
export const stepObstacles = [
  'cancel_requested',
  'not_paid',
  'not_on_this_way',
  'not_from_here',
  'over',
] as const;
export type StepObstacle = (typeof stepObstacles)[number];

/** A step of the store that is refused before anything is written. */
export type StepRefusal =
  | { is: 'order_not_found' }
  | { is: 'line_not_found'; skuId: string }
  | { is: 'status_not_allowed' | 'line_state_not_allowed'; reason: StepObstacle; from: OrderRow['status'] };

type Judged = Pick<
  OrderRow,
  'status' | 'obtaining_method' | 'cancel_requested_at' | 'pay_until' | 'paid' | 'total'
>;

const isUnpaid = ({ pay_until, paid, total }: Judged, less: number) =>
  pay_until !== null && paid < total - less;

/** Finds what keeps an order from a status; `less` is what it is about to cost less. */
function obstacleToStatus(
  row: Judged,
  to: NonNullable<MoveOrderBody['status']>,
  less: number,
): StepObstacle | undefined {
  if (!isOnWay(wayOf(row.obtaining_method), to)) return 'not_on_this_way';
  if (!isMovable(row, to, 'store')) return finalStatuses.includes(row.status) ? 'over' : 'not_from_here';
  if (to === 'cancelled') return undefined;
  if (row.cancel_requested_at) return 'cancel_requested';
  return isUnpaid(row, less) ? 'not_paid' : undefined;
}

/** Finds why a step of the store is refused; undefined where all of it may be done. A status that the order has is no step. */
export function refusalOfStep(
  row: Judged,
  { status, dateChange }: Pick<MoveOrderBody, 'status' | 'dateChange'>,
  plan: LinePlan,
): StepRefusal | undefined {
  const from = row.status;
  const isAsked = row.cancel_requested_at !== null;
  const wrong = plan.changes.find(
    ({ state }) => isAsked || !mayLeave(wayOf(row.obtaining_method), from, state),
  );
  if (wrong)
    return { is: 'line_state_not_allowed', reason: isAsked ? 'cancel_requested' : 'not_from_here', from };
  if (dateChange && isAsked) return { is: 'status_not_allowed', reason: 'cancel_requested', from };
  if (dateChange && finalStatuses.includes(from)) return { is: 'status_not_allowed', reason: 'over', from };
  const obstacle = status && status !== from ? obstacleToStatus(row, status, plan.less) : undefined;
  return obstacle && { is: 'status_not_allowed', reason: obstacle, from };
}
