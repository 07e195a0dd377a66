import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import type { RefusalOf } from '@rukav/contract';
import { setComment } from '@rukav/contract/cart/checkout-calls.ts';
import { failureOf, type CallFailed } from '../../platform/api/index.ts';
import { handleRefusals, type Handling } from '../../platform/errors/handle-refusals.ts';
import { changeCartFx, cleared } from './model.ts';

/** A word to whoever hands a group over is being written. */
export const commentWritten = createEvent<{ groupId: string; comment: string }>();
/** What was written to whoever hands a group over is to be kept. */
export const commentSaved = createEvent<{ groupId: string }>();

/** Sends the comment of a group. */
export const saveCommentFx = createEffect<{ groupId: string; comment: string }, unknown, CallFailed>(
  ({ groupId, comment }) =>
    scopeBind(changeCartFx, { safe: true })({
      key: `comment ${groupId}`,
      send: async ({ send, cart }) =>
        cart?.shippingGroups.find(({ id }) => id === groupId)?.comment === comment
          ? null
          : send(setComment, { body: { shippingGroupId: groupId, comment } }),
    }),
);

/** Comments that are written and not saved, by group; what could not be saved stays. */
export const $commentDrafts = createStore<Readonly<Record<string, string>>>({}, { serialize: 'ignore' })
  .on(commentWritten, (drafts, { groupId, comment }) => ({ ...drafts, [groupId]: comment }))
  .on(saveCommentFx.done, (drafts, { params: { groupId, comment } }) => {
    if (drafts[groupId]?.trim() !== comment) return drafts;
    const { [groupId]: _, ...others } = drafts;
    return others;
  })
  .reset(cleared);

sample({
  clock: commentSaved,
  source: $commentDrafts,
  fn: (drafts, { groupId }) => ({ groupId, comment: drafts[groupId]?.trim() ?? '' }),
  target: saveCommentFx,
});

handleRefusals({
  table: {
    lines_not_found: {
      modal: { title: 'errors.attention', message: 'cart.change.outdated', buttons: ['ok'] },
    },
  } satisfies Record<RefusalOf<typeof setComment>, Handling>,
  otherwise: { modal: { title: 'errors.attention', message: 'cart.comment.failed', buttons: ['ok'] } },
  failures: sample({ clock: saveCommentFx.failData, fn: failureOf }),
});
