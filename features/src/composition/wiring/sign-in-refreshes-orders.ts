import { sample } from 'effector';
import { order, orderList, placedRetried } from '../../domain/orders/index.ts';
import { accountEnded, signedIn, signedOut } from '../../domain/profile/index.ts';

// What was asked for as a guest is not what an account sees, and the other way round.
sample({ clock: signedIn, fn: () => undefined, target: [orderList.staled, order.staled] });
sample({ clock: [signedOut, accountEnded], fn: () => undefined, target: [orderList.staled, order.staled] });
sample({ clock: signedIn, fn: () => undefined, target: orderList.retryFx });

// The link of a letter, opened in another browser, leads to its order after signing in.
sample({ clock: signedIn, fn: () => undefined, target: placedRetried });
sample({
  clock: signedIn,
  source: order.$current,
  filter: ({ state }) => state === 'failed',
  fn: () => undefined,
  target: order.retryFx,
});
