import { sample } from 'effector';
import { $cart, refreshFx } from '../../domain/cart/index.ts';
import { channels, deliveryVariants, pickupStores, pointWishCleared } from '../../domain/obtaining/index.ts';
import { setCityFx, setLocaleFx } from '../../platform/session/index.ts';

// Another country has other prices, another city other ways to get things.
sample({
  clock: [setLocaleFx.done, setCityFx.done],
  source: $cart,
  filter: (cart) => cart !== null,
  fn: () => undefined,
  target: refreshFx,
});
sample({
  clock: [setLocaleFx.done, setCityFx.done],
  fn: () => undefined,
  target: [channels.staled, pickupStores.staled, deliveryVariants.staled, pointWishCleared],
});
