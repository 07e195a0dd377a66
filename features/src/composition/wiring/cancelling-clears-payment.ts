import { sample } from 'effector';
import { cancelFx } from '../../domain/orders/index.ts';
import { paymentsCleared } from '../../domain/payment/index.ts';
import { accountEnded, signedIn, signedOut } from '../../domain/profile/index.ts';

// What can be paid is known until an order is cancelled, and belongs to who asked for it.
sample({
  clock: [cancelFx.done, signedIn, signedOut, accountEnded],
  fn: () => undefined,
  target: paymentsCleared,
});
