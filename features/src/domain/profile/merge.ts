import { createEffect, createEvent, sample, scopeBind } from 'effector';
import type { ResponseOf } from '@rukav/contract';
import { mergeCarts } from '@rukav/contract/cart/calls.ts';
import { limits } from '@rukav/contract/limits.ts';
import { closeModalFx, openModalFx, showToastFx } from '../../platform/overlays/index.ts';
import { changeCartFx } from '../cart/index.ts';

/** What the shopper wants with the carts saved earlier: their ids to add them, none to keep only the new one. */
export const mergeChosen = createEvent<readonly string[]>();

type MergeReply = ResponseOf<typeof mergeCarts>;

/** Joins saved carts into the present one. */
export const mergeFx = createEffect<readonly string[], MergeReply>(
  (ids) =>
    scopeBind(changeCartFx, { safe: true })({
      send: ({ send }) => send(mergeCarts, { body: { ids: [...ids] } }),
    }) as Promise<MergeReply>,
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

// A cart holds fifty sizes and five hundred pieces: what found no room is told, and stays in the saved cart (CART-37).
sample({
  clock: mergeFx.doneData,
  filter: ({ leftOut }) => leftOut > 0,
  fn: ({ leftOut }) =>
    ({
      id: 'cart-merge-left-out',
      level: 'info',
      message: 'profile.merge.leftOut',
      values: {
        shown: String(leftOut),
        most: String(limits.cartMerge),
        pieces: String(limits.cartPieces),
      },
    }) as const,
  target: showToastFx,
});
