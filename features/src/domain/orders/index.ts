export {
  $placed,
  order,
  orderList,
  ordersRequest,
  placedRetried,
  placedStaled,
  thankYouOpened,
} from './model.ts';
export type { Placed } from './model.ts';
export { readOrdersLocation, type OrderFilter, type OrdersLocation, type OrdersState } from './location.ts';
export { isPickup } from './handover.ts';
export { stepsOf, toneOf } from './timeline.ts';
export type { OrderStatus, OrderStep } from './timeline.ts';
export { cancelFx, cancelReasons } from './cancelling/model.ts';
export { repeatFx } from './repeating/repeat.ts';
