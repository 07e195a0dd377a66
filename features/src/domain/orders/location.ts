import { listedStatuses, orderPeriods, type OrderPeriod } from '@rukav/contract/orders/filters.ts';
import type { Order } from '@rukav/contract/orders/schemas.ts';

/** The tab of the list. */
export type OrdersState = 'current' | 'history';

/** What the list is narrowed by; nothing that is left out. */
export interface OrderFilter {
  status?: Order['status'];
  kind?: Order['kind'];
  period?: OrderPeriod;
}

/** What an address of the list shows. */
export interface OrdersLocation {
  state: OrdersState;
  /** From 0 on; `?page=2` is 1. */
  pageNumber: number;
  filter: OrderFilter;
}

/** What an order can be of, as the list is narrowed by it. */
export const kinds = ['goods', 'giftCard'] as const satisfies readonly Order['kind'][];

const oneOf = <Value extends string>(values: readonly Value[], written: string | null) =>
  values.find((value) => value === written);

/** A filter out of what was chosen or written; what the tab does not offer is left out. */
export function filterOf(
  state: OrdersState,
  written: Readonly<Record<keyof OrderFilter, string | null>>,
): OrderFilter {
  const status = oneOf<Order['status']>(listedStatuses[state], written.status);
  const kind = oneOf(kinds, written.kind);
  const period = oneOf(orderPeriods, written.period);
  return { ...(status && { status }), ...(kind && { kind }), ...(period && { period }) };
}

/** Reads an address of the list; what cannot be read is left out. */
export function readOrdersLocation(parameters: URLSearchParams): OrdersLocation {
  const state = parameters.get('tab') === 'history' ? 'history' : 'current';
  const page = Number(parameters.get('page') ?? 1);
  return {
    state,
    pageNumber: Number.isInteger(page) && page > 1 ? page - 1 : 0,
    filter: filterOf(state, {
      status: parameters.get('status'),
      kind: parameters.get('kind'),
      period: parameters.get('period'),
    }),
  };
}

/** The address of a list: equal lists have one. */
export function ordersAddress({ state, pageNumber, filter }: OrdersLocation): string {
  const parameters = new URLSearchParams({
    ...(state === 'history' && { tab: 'history' }),
    ...filter,
    ...(pageNumber > 0 && { page: String(pageNumber + 1) }),
  });
  return `/personal/orders${parameters.size > 0 ? `?${parameters.toString()}` : ''}`;
}

/** Whether a list shows less than all of its tab. */
export const isNarrowed = (filter: OrderFilter) => Object.keys(filter).length > 0;
