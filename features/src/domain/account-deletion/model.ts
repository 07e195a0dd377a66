import { combine, createEvent, createStore, sample } from 'effector';
import { deleteAccount } from '@rukav/contract/account/calls.ts';
import { createCallFx, failureOf, isRefusedWith } from '../../platform/api/index.ts';
import { accountEnded } from '../profile/index.ts';

/** The page was opened. */
export const opened = createEvent();
/** The member has said that she wants to end her account. */
export const confirmed = createEvent();
/** Why she does, if she says so. */
export const reasonWritten = createEvent<string>();
/** Whether she knows that nothing can be restored. */
export const knowledgeTicked = createEvent<boolean>();

const deleteFx = createCallFx(deleteAccount);

export const $reason = createStore('', { serialize: 'ignore' })
  .on(reasonWritten, (_, reason) => reason)
  .reset(opened);
export const $isKnown = createStore(false, { serialize: 'ignore' })
  .on(knowledgeTicked, (_, isTicked) => isTicked)
  .reset(opened);
/** Whether she has pressed the button without ticking that she knows what follows. */
export const $isUnticked = createStore(false, { serialize: 'ignore' })
  .on(confirmed, () => true)
  .reset(opened, knowledgeTicked);

sample({
  clock: confirmed,
  source: { reason: $reason, isKnown: $isKnown, isPending: deleteFx.pending },
  filter: ({ isKnown, isPending }) => isKnown && !isPending,
  fn: ({ reason }) => ({ body: { reason: reason.trim().slice(0, 255) } }),
  target: deleteFx,
});

/** By when everything is erased, as it was answered; null before. */
const $erasedBy = createStore<string | null>(null, { serialize: 'ignore' })
  .on(deleteFx.doneData, (_, { erasedBy }) => erasedBy)
  .reset(opened);
sample({ clock: deleteFx.done, fn: () => undefined, target: accountEnded });

/** Why the account stays: orders are under way, it cannot be ended now, or it did not work (ERR-162). */
export type DeletionProblem = 'orders' | 'closed' | 'failed';
export const $problem = createStore<DeletionProblem | null>(null, { serialize: 'ignore' })
  .on(deleteFx.failData, (_, thrown) => {
    const failure = failureOf(thrown);
    if (isRefusedWith(failure, 'orders_underway')) return 'orders';
    return isRefusedWith(failure, 'deletion_unavailable') ? 'closed' : 'failed';
  })
  .reset(opened, confirmed);

/** Where the end of an account is: asked about, under way, or done (PROF-32). */
export const $deletion = combine(deleteFx.pending, $erasedBy, (isPending, erasedBy) => {
  if (erasedBy !== null) return { step: 'done', erasedBy } as const;
  return { step: isPending ? 'processing' : 'confirm' } as const;
});
