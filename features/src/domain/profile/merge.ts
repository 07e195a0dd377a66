import { createEffect, createEvent, sample, scopeBind } from 'effector';
import { mergeCarts } from '@rukav/contract/cart/calls.ts';
import { closeModalFx, openModalFx } from '../../platform/overlays/index.ts';
import { changeCartFx } from '../cart/index.ts';

/** What the shopper wants with the carts saved earlier: their ids to add them, none to keep only the new one. */
export const mergeChosen = createEvent<readonly string[]>();

/** Joins saved carts into the present one. */
export const mergeFx = createEffect<readonly string[], unknown>((ids) =>
  scopeBind(changeCartFx, { safe: true })({
    send: ({ send }) => send(mergeCarts, { body: { ids: [...ids] } }),
  }),
);

sample({ clock: mergeChosen, target: mergeFx });
sample({ clock: mergeFx.done, fn: () => undefined, target: closeModalFx });
sample({
  clock: mergeFx.fail,
  fn: () => ({
    id: 'error' as const,
    props: { message: 'profile.merge.failed' as const, buttons: ['ok' as const] },
  }),
  target: openModalFx,
});
