import { attach, createEvent, createStore, sample } from 'effector';
import { getOrder, getOrders } from '@rukav/contract/orders/calls.ts';
import type { Order } from '@rukav/contract/orders/schemas.ts';
import { purchasesToldFx } from '../../platform/analytics/index.ts';
import { $api, createQuery, failureOf, type Failure } from '../../platform/api/index.ts';
import { $isMember } from '../../platform/session/index.ts';
import type { OrdersLocation } from './location.ts';

/** Own orders: `current` are those that still change. */
export const orderList = createQuery(getOrders, { ttl: 15_000, keep: 8, isOwn: true });
/** An order by its number. */
export const order = createQuery(getOrder, { ttl: 15_000, keep: 8, isOwn: true });

/** The request of what an address of the list shows. */
export const ordersRequest = ({ state, pageNumber, filter }: OrdersLocation) => ({
  query: { state, pageNumber, ...filter },
});

/** The thank-you page was opened for these orders. */
export const thankYouOpened = createEvent<readonly string[]>();

const loadPlacedFx = attach({
  source: $api,
  effect: ({ send }, numbers: readonly string[]) =>
    Promise.all(numbers.map((id) => send(getOrder, { params: { id } }))),
});
sample({ clock: thankYouOpened, target: loadPlacedFx });

const $placedNumbers = createStore<readonly string[]>([], { serialize: 'ignore' }).on(
  thankYouOpened,
  (_, numbers) => numbers,
);
/** The thank-you page asks again for its orders, if it does not have them. */
export const placedRetried = createEvent();

/** Something of the orders of the thank-you page has changed: they are asked for again, and stay in sight meanwhile. */
export const placedStaled = createEvent();

/** The orders that were just placed. */
export interface Placed {
  state: 'loading' | 'ready' | 'failed';
  orders: readonly Order[];
  /** Whether an account was made for the guest. */
  accountCreated: boolean;
  failure: Failure | null;
}

/** What the thank-you page shows. Personal, so the browser asks for it. */
export const $placed = createStore<Placed>(
  { state: 'loading', orders: [], accountCreated: false, failure: null },
  { serialize: 'ignore' },
)
  .on(loadPlacedFx.doneData, (_, replies) => ({
    state: 'ready',
    orders: replies.map((reply) => reply.order),
    accountCreated: replies.some(({ accountCreated }) => accountCreated),
    failure: null,
  }))
  .on(loadPlacedFx.failData, (placed, thrown) => ({
    ...placed,
    state: 'failed',
    failure: failureOf(thrown),
  }))
  .reset(thankYouOpened);

sample({
  clock: loadPlacedFx.doneData,
  source: $isMember,
  fn: (isMember, replies) => ({
    isMember,
    orders: replies.map(({ order: { orderNumber, totalCost, currency } }) => ({
      orderNumber,
      total: totalCost,
      currency,
    })),
  }),
  target: purchasesToldFx,
});

sample({
  clock: placedRetried,
  source: { numbers: $placedNumbers, placed: $placed },
  filter: ({ placed }) => placed.state === 'failed',
  fn: ({ numbers }) => numbers,
  target: thankYouOpened,
});

sample({
  clock: placedStaled,
  source: { numbers: $placedNumbers, placed: $placed },
  filter: ({ placed }) => placed.state === 'ready',
  fn: ({ numbers }) => numbers,
  target: loadPlacedFx,
});
