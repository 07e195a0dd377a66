import { attach, createEffect, scopeBind } from 'effector';
import { setContact, setPaymentMethod } from '@rukav/contract/cart/checkout-calls.ts';
import { assign, sendInTurn, type Allocation, type Send } from './allocate.ts';
import { contactOf, type CheckoutDraft } from './draft.ts';
import { submitFx } from './submit.ts';

const isOrderingFx = attach({ source: submitFx.pending, effect: (isOrdering) => isOrdering });

/** An order has begun, which sends all of it itself. */
class Overtaken extends Error {}

/** Saves what is not ordered yet. What still waits for its turn when an order begins is not sent: the cart may be gone by then. */
async function inPassing(save: (send: Send) => Promise<unknown>): Promise<void> {
  const isOrdering = scopeBind(isOrderingFx, { safe: true });
  const send = sendInTurn(async () => {
    if (await isOrdering()) throw new Overtaken();
  });
  try {
    await save(send);
  } catch (thrown) {
    if (!(thrown instanceof Overtaken)) throw thrown;
  }
}

/** Has the server keep how the lines are obtained, for a reload and for another device. */
export const saveObtainingFx = createEffect<Allocation, void>((allocation) =>
  inPassing((send) => assign(send, allocation)),
);

/** Has the server keep who receives the order. */
export const saveContactFx = createEffect<CheckoutDraft, void>((draft) =>
  inPassing((send) => send(setContact, { body: contactOf(draft) })),
);

/** Has the server keep how the order is paid. */
export const savePaymentFx = createEffect<NonNullable<CheckoutDraft['paymentMethod']>, void>(
  (paymentMethod) => inPassing((send) => send(setPaymentMethod, { body: { paymentMethod } })),
);
