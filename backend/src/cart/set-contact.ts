import { setContact } from '@rukav/contract/cart/checkout-calls.ts';
import { SetContact } from '@rukav/contract/cart/schemas.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { refuseCart } from './refuse.ts';
import { changeCart } from './visitor-cart.ts';

/** POST /cart/contact: who receives the order. A phone is not proven by being named here. */
export const setContactHandler = ({ db }: Kernel) =>
  handle(setContact, SetContact, ({ body: { fullName, phone, email }, ...asked }) =>
    changeCart(
      db,
      asked,
      () => refuseCart('basket_not_found', asked.language),
      ({ change }) => change({ full_name: fullName, phone, email }),
    ),
  );
