import { createStore, sample } from 'effector';
import { getOrder } from '@rukav/contract/orders/calls.ts';
import type { Order } from '@rukav/contract/orders/schemas.ts';
import { actorChanged, createCallFx } from '../../platform/api/index.ts';
import { order, orderList } from './model.ts';
import { currentOrders } from './recent.ts';

/** Asks what became of an order whose time to pay is over. */
export const askLateFx = createCallFx(getOrder);

/** Orders as they are after their time to pay, by number, until their page is loaded anew. */
export const $late = createStore<Readonly<Record<string, Order>>>({}, { serialize: 'ignore' })
  .on(askLateFx.doneData, (late, reply) => ({ ...late, [reply.order.orderNumber]: reply.order }))
  .reset(orderList.answered, order.answered, currentOrders.opened, actorChanged);

sample({ clock: askLateFx.done, fn: () => undefined, target: [orderList.staled, order.staled] });
