import { signIn } from './sign-in/index.ts';
import { orders } from './orders/index.ts';
import { checkout } from './checkout/index.ts';
import { cart } from './cart/index.ts';
import { accounts } from './accounts/index.ts';
import { dev } from './dev/index.ts';
import { housekeeping } from './http/housekeeping.ts';
import type { Subject } from './kernel.ts';
import { outbox } from './outbox/index.ts';

/** Everything that the backend is made of, one line a subject. `prepare` runs in this order. */
export const subjects: readonly Subject[] = [
  housekeeping,
  outbox,
  dev,
  accounts,
  signIn,
  cart,
  checkout,
  orders,
];
