import { submit } from '@rukav/contract/cart/legacy-calls.ts';
import { alsoAs } from '../http/also-as.ts';
import type { Subject } from '../kernel.ts';
import { getProposedAddressHandler } from './get-proposed-address.ts';
import { checkoutHandler } from './submit-cart.ts';

/** Turning a cart into orders. */
export const checkout: Subject = {
  name: 'checkout',
  routes: (kernel) => [
    checkoutHandler(kernel),
    alsoAs(checkoutHandler(kernel), submit),
    getProposedAddressHandler(kernel),
  ],
};
