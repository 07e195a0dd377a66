import { sample } from 'effector';
import { applyFx } from '../../domain/gift-card/index.ts';
import { order, orderList, placedStaled } from '../../domain/orders/index.ts';
import { checkFx } from '../../domain/payment/index.ts';

// What is due of an order, and the plans to pay it in parts, are others once a card has paid a part of it.
sample({
  clock: applyFx.done,
  fn: ({ params: { orderNumber } }) => ({ orderNumber }),
  target: checkFx,
});
sample({
  clock: applyFx.done,
  fn: () => undefined,
  target: [orderList.staled, order.staled, placedStaled],
});
sample({
  clock: applyFx.done,
  source: order.$current,
  filter: ({ request }, { params }) => request?.params.id === params.orderNumber,
  fn: () => undefined,
  target: order.retryFx,
});
