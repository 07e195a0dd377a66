import type { Order } from '@rukav/contract/orders/schemas.ts';

export type OrderStatus = Order['status'];

/** A step of an order's way, with where the order stands. */
export interface OrderStep {
  status: OrderStatus;
  state: 'done' | 'current' | 'ahead';
}

const byCourier: readonly OrderStatus[] = ['processing', 'collect', 'underway', 'delivered', 'complete'];
const ofCard: readonly OrderStatus[] = ['processing', 'complete'];
const toShop: readonly OrderStatus[] = ['processing', 'collect', 'underway', 'waitingInStore', 'complete'];

/** Whether an order is collected by the shopper. */
export const isPickup = ({ obtainingMethod }: Pick<Order, 'obtainingMethod'>) =>
  ['PICKUP', 'PICKUP_WITH_DELIVERY', 'PICKPOINT', 'PICKPOINT_OR_PICKUP', 'RUSSIANPOST'].includes(
    obtainingMethod,
  );

/** Whether nothing more will happen to an order: it was handed over or cancelled, or is about to be. */
export const isOver = ({ status, isCancelRequested }: Pick<Order, 'status' | 'isCancelRequested'>) =>
  isCancelRequested || status === 'cancelled' || status === 'complete';

/**
 * The way of an order, step by step (chosen: ORD-14). A cancelled one has only its beginning and its end, and one that is
 * about to be cancelled where it stands and its end.
 */
export function stepsOf({
  status,
  obtainingMethod,
  isCancelRequested = false,
  kind = 'goods',
}: Pick<Order, 'status' | 'obtainingMethod'> &
  Partial<Pick<Order, 'isCancelRequested' | 'kind'>>): readonly OrderStep[] {
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
  const way = kind === 'giftCard' ? ofCard : isPickup({ obtainingMethod }) ? toShop : byCourier;
  const shown = isPickup({ obtainingMethod }) && status === 'deliveredToStore' ? 'waitingInStore' : status;
  const at = Math.max(0, way.indexOf(shown));
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
