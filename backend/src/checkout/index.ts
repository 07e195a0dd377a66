import type { Subject } from '../kernel.ts';
import { getProposedAddressHandler } from './get-proposed-address.ts';
import { checkoutHandler } from './submit-cart.ts';

/** Turning a cart into orders. */
export const checkout: Subject = {
  name: 'checkout',
  routes: (kernel) => [checkoutHandler(kernel), getProposedAddressHandler(kernel)],
};
