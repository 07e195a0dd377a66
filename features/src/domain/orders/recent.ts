import { combine } from 'effector';
import { getOrders } from '@rukav/contract/orders/calls.ts';
import { createOwn } from '../marks/index.ts';
import type { OrdersState } from './location.ts';

/** How many orders the personal home shows. */
const most = 3;

const asked = (state: OrdersState) => ({ query: { state, pageSize: most } });
/** The request of the orders that still change. */
export const currentRequest = asked('current');
/** The request of those that do not. */
export const pastRequest = asked('history');

export const currentOrders = createOwn(getOrders);
export const pastOrders = createOwn(getOrders);

/** The latest orders of a member: first those that still change. */
export const $recentOrders = combine(currentOrders.$own, pastOrders.$own, (current, past) => ({
  state: [current, past].some(({ state }) => state === 'failed')
    ? ('failed' as const)
    : [current, past].every(({ state }) => state === 'ready')
      ? ('ready' as const)
      : ('loading' as const),
  orders: [...(current.answer?.orders ?? []), ...(past.answer?.orders ?? [])].slice(0, most),
}));
