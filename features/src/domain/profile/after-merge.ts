import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { showToastFx, type ToastRequest } from '../../platform/overlays/index.ts';
import { signedIn } from './sign-in/signed-in.ts';

/** The dialog of the saved cart was closed, whatever was chosen. */
export const mergeClosed = createEvent();

/** A toast of signing in. It waits while the dialog of the saved cart is open: on a phone it would cover the buttons. */
export const signInTold = createEvent<ToastRequest>();

const $isAsked = createStore(false, { serialize: 'ignore' })
  .on(signedIn, (_, { savedCarts }) => savedCarts.length > 0)
  .on(mergeClosed, () => false);

const showHeldFx = createEffect((held: readonly ToastRequest[]) => {
  const show = scopeBind(showToastFx, { safe: true });
  for (const toast of held) void show(toast);
});
const $held = createStore<readonly ToastRequest[]>([], { serialize: 'ignore' }).on(showHeldFx, () => []);

const held = sample({
  clock: signInTold,
  source: $isAsked,
  filter: (isAsked) => isAsked,
  fn: (_, toast) => toast,
});
$held.on(held, (before, toast) => [...before, toast]);
sample({
  clock: signInTold,
  source: $isAsked,
  filter: (isAsked) => !isAsked,
  fn: (_, toast) => toast,
  target: showToastFx,
});
sample({
  clock: mergeClosed,
  source: $held,
  filter: (waiting) => waiting.length > 0,
  target: showHeldFx,
});
