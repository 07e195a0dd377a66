import { setPaymentMethod } from '@rukav/contract/cart/checkout-calls.ts';
import { SetPaymentMethod } from '@rukav/contract/cart/schemas.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { methodsOf } from './cart-payment.ts';
import { refuseCart } from './refuse.ts';
import { changeCart } from './visitor-cart.ts';

/** POST /cart/payment-method: one of the ways that are possible for the cart. */
export const setPaymentMethodHandler = ({ db }: Kernel) =>
  handle(setPaymentMethod, SetPaymentMethod, ({ body: { paymentMethod }, ...asked }) =>
    changeCart(
      db,
      asked,
      () => refuseCart('basket_not_found', asked.language),
      ({ cart, change }) => {
        if (!methodsOf(cart).includes(paymentMethod))
          refuseCart('payment_method_unavailable', asked.language, { field: 'paymentMethod' });
        change({ payment_method: paymentMethod });
      },
    ),
  );
