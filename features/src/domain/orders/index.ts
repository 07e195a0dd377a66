export { $placed, order, orderList, ordersRequest, placedRetried, thankYouOpened } from './model.ts';
export type { OrdersState, Placed } from './model.ts';
export { isPickup, stepsOf, toneOf } from './timeline.ts';
export type { OrderStatus, OrderStep } from './timeline.ts';
export { cancelFx, cancelReasons } from './cancelling/model.ts';
export { repeatFx } from './repeating/repeat.ts';
