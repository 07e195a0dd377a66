import type { OrderStatus } from './schemas.ts';

/** The statuses by which a tab of the orders can be narrowed, in the order of an order's life. */
export const listedStatuses = {
  current: ['processing', 'collect', 'underway', 'deliveredToStore', 'waitingInStore', 'delivered'],
  history: ['complete', 'cancelled'],
} as const satisfies Record<'current' | 'history', readonly OrderStatus[]>;

/** Periods of the list of orders, up to now. */
export const orderPeriods = ['month', 'halfYear', 'year'] as const;
export type OrderPeriod = (typeof orderPeriods)[number];

/** How many days a period looks back. */
export const periodDays: Readonly<Record<OrderPeriod, number>> = { month: 30, halfYear: 182, year: 365 };
