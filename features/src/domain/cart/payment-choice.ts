import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import type { RefusalOf } from '@rukav/contract';
import { setPaymentMethod } from '@rukav/contract/cart/checkout-calls.ts';
import type { PaymentMethodName } from '@rukav/contract/payments/methods.ts';
import { failureOf, type CallFailed } from '../../platform/api/index.ts';
import { handleRefusals, type Handling } from '../../platform/errors/handle-refusals.ts';
import type { MessageId } from '../../platform/locale/index.ts';
import { changeCartFx, cleared } from './model.ts';

/** A way to pay was chosen in the cart; checkout begins with it. */
export const paymentMethodChosen = createEvent<PaymentMethodName>();

/** Has the server keep it. It fails as the call does, so that whoever sends it can show why (PAY-30). */
const setPaymentMethodFx = createEffect<PaymentMethodName, unknown, CallFailed>((paymentMethod) =>
  scopeBind(changeCartFx, { safe: true })({
    key: 'payment-method',
    send: ({ send }) => send(setPaymentMethod, { body: { paymentMethod } }),
  }),
);
sample({ clock: paymentMethodChosen, target: setPaymentMethodFx });

/** What the choice shows while it is sent; a failed one leaves it as it was. */
export const $chosenMethod = createStore<PaymentMethodName | null>(null, { serialize: 'ignore' })
  .on(setPaymentMethodFx, (_, method) => method)
  .reset(setPaymentMethodFx.finally, cleared);

const attention = (message: MessageId): Handling => ({
  modal: { title: 'errors.attention', message, buttons: ['ok'] },
});

handleRefusals({
  table: {
    basket_not_found: attention('cart.payment.failed'),
    payment_method_unavailable: attention('cart.payment.unavailable'),
  } satisfies Record<RefusalOf<typeof setPaymentMethod>, Handling>,
  otherwise: attention('cart.payment.failed'),
  failures: sample({ clock: setPaymentMethodFx.failData, fn: failureOf }),
});
