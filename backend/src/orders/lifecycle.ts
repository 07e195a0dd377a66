import type { Order } from '@rukav/contract/orders/schemas.ts';

export type OrderStatus = Order['status'];

/**
 * Who moves an order on: its owner, the store that collects and delivers it, the hold that ends for want of a proof or of payment,
 * or who sends a gift
 * card, which is complete with that.
 */
export type Mover = 'owner' | 'store' | 'hold' | 'sender';

interface Stage {
  /** What may come next, and who may bring it about. */
  next: Partial<Record<OrderStatus, readonly Mover[]>>;
}

const cancelledByStore = { cancelled: ['store'] } as const;

/**
 * The life of an order (ORD-14): a courier's goes from `underway` to `delivered`, one that is collected to
 * `deliveredToStore` and `waitingInStore`. Until it is on its way its owner can call it back; after that it is refused on
 * receipt (chosen: ORD-17).
 */
const stages: Record<OrderStatus, Stage> = {
  processing: {
    next: { collect: ['store'], cancelled: ['owner', 'store', 'hold'], complete: ['sender'] },
  },
  collect: { next: { underway: ['store'], cancelled: ['owner', 'store'] } },
  underway: { next: { delivered: ['store'], deliveredToStore: ['store'], ...cancelledByStore } },
  deliveredToStore: { next: { waitingInStore: ['store'], ...cancelledByStore } },
  waitingInStore: { next: { complete: ['store'], ...cancelledByStore } },
  delivered: { next: { complete: ['store'], ...cancelledByStore } },
  complete: { next: {} },
  cancelled: { next: {} },
};

/** What an order is when it is placed. */
export const firstStatus = 'processing' satisfies OrderStatus;

const statuses = Object.keys(stages) as OrderStatus[];

/** Statuses after which an order no longer changes. */
export const finalStatuses: readonly OrderStatus[] = statuses.filter(
  (status) => Object.keys(stages[status].next).length === 0,
);

/** From which statuses somebody may bring an order to another. */
export const statusesBefore = (to: OrderStatus, by: Mover): OrderStatus[] =>
  statuses.filter((status) => stages[status].next[to]?.includes(by));

/** Whether somebody may bring an order from one status to another. */
export const mayMove = (from: OrderStatus, to: OrderStatus, by: Mover): boolean =>
  statusesBefore(to, by).includes(from);
