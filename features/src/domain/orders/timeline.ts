import type { Order } from '@rukav/contract/orders/schemas.ts';
import { wayOf, type OrderWay } from '@rukav/contract/orders/ways.ts';

export type OrderStatus = Order['status'];

/** A step of an order's way, with where the order stands. */
export interface OrderStep {
  status: OrderStatus;
  state: 'done' | 'current' | 'ahead';
}

const toPoint: readonly OrderStatus[] = ['processing', 'collect', 'underway', 'waitingInStore', 'complete'];

/** Statuses of an order, by its way. */
const statusesOf: Readonly<Record<OrderWay, readonly OrderStatus[]>> = {
  pickup: ['processing', 'collect', 'waitingInStore', 'complete'],
  pickupWithDelivery: toPoint,
  partnerPoint: toPoint,
  post: toPoint,
  courier: ['processing', 'collect', 'underway', 'delivered', 'complete'],
  giftCard: ['processing', 'complete'],
};

type Travelling = Pick<Order, 'status' | 'obtainingMethod'> & Partial<Pick<Order, 'events'>>;

/** Returns the statuses of an order's way; what a shop was to have itself may be brought to it all the same. */
function statusesOn({ status, obtainingMethod, events = [] }: Travelling): readonly OrderStatus[] {
  const way = wayOf(obtainingMethod);
  const isBrought = [status, ...events.map((event) => event.status)].some(
    (had) => had === 'underway' || had === 'deliveredToStore',
  );
  return statusesOf[way === 'pickup' && isBrought ? 'pickupWithDelivery' : way];
}

/** Whether nothing more will happen to an order: it was handed over or cancelled, or is about to be. */
export const isOver = ({ status, isCancelRequested }: Pick<Order, 'status' | 'isCancelRequested'>) =>
  isCancelRequested || status === 'cancelled' || status === 'complete';

/**
 * The way of an order, step by step (chosen: ORD-14). A cancelled one has only its beginning and its end, and one that is
 * about to be cancelled where it stands and its end.
 */
export function stepsOf({
  isCancelRequested = false,
  ...order
}: Travelling & Partial<Pick<Order, 'isCancelRequested'>>): readonly OrderStep[] {
  const { status } = order;
  if (isCancelRequested) {
    return [
      { status, state: 'current' },
      { status: 'cancelled', state: 'ahead' },
    ];
  }
  if (status === 'cancelled') {
    return [
      { status: 'processing', state: 'done' },
      { status: 'cancelled', state: 'current' },
    ];
  }
  const way = statusesOn(order);
  const at = Math.max(0, way.indexOf(status === 'deliveredToStore' ? 'waitingInStore' : status));
  return way.map((step, index) => ({ status: step, state: stateAt(index, at, step) }));
}

function stateAt(index: number, at: number, step: OrderStatus): OrderStep['state'] {
  if (index < at || (index === at && step === 'complete')) return 'done';
  return index === at ? 'current' : 'ahead';
}

/** When an order came to a status; nothing while it has not. */
export const dateOf = ({ events }: Pick<Order, 'events'>, status: OrderStatus): string | undefined =>
  events.findLast((event) => event.status === status)?.date;

/** How a status looks as a badge; an order that is about to be cancelled looks like one that is. */
export const toneOf = ({
  status,
  isCancelRequested,
}: Pick<Order, 'status' | 'isCancelRequested'>): 'neutral' | 'success' | 'danger' => {
  if (status === 'cancelled' || isCancelRequested) return 'danger';
  return status === 'complete' || status === 'waitingInStore' ? 'success' : 'neutral';
};
