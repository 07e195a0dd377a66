import { createEffect, createEvent, sample, scopeBind } from 'effector';
import type { RefusalOf } from '@rukav/contract';
import { setComment } from '@rukav/contract/cart/checkout-calls.ts';
import { failureOf, type CallFailed } from '../../platform/api/index.ts';
import { handleRefusals, type Handling } from '../../platform/errors/handle-refusals.ts';
import { changeCartFx } from './model.ts';

/** A word to whoever hands a group over was written. */
export const commentSaved = createEvent<{ groupId: string; comment: string }>();

/** Sends the comment of a group. */
export const saveCommentFx = createEffect<{ groupId: string; comment: string }, unknown, CallFailed>(
  ({ groupId, comment }) =>
    scopeBind(changeCartFx, { safe: true })({
      key: `comment ${groupId}`,
      send: ({ send }) => send(setComment, { body: { shippingGroupId: groupId, comment } }),
    }),
);
sample({ clock: commentSaved, target: saveCommentFx });

handleRefusals({
  table: {
    lines_not_found: {
      modal: { title: 'errors.attention', message: 'cart.change.outdated', buttons: ['ok'] },
    },
  } satisfies Record<RefusalOf<typeof setComment>, Handling>,
  otherwise: { modal: { title: 'errors.attention', message: 'cart.comment.failed', buttons: ['ok'] } },
  failures: sample({ clock: saveCommentFx.failData, fn: failureOf }),
});
