import { sample } from 'effector';
import { orderList, order } from '../../domain/orders/index.ts';
import { signedIn, signedOut } from '../../domain/profile/index.ts';

// What was asked for as a guest is not what an account sees, and the other way round.
sample({ clock: signedIn, fn: () => undefined, target: [orderList.staled, order.staled] });
sample({ clock: signedOut, fn: () => undefined, target: [orderList.staled, order.staled] });
sample({ clock: signedIn, fn: () => undefined, target: orderList.retryFx });
