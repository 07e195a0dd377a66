import { attach, createEvent, createStore, sample } from 'effector';
import { limits } from '@rukav/contract/limits.ts';
import { $clock } from '../../platform/clock/index.ts';
import { account } from '../personal-data/index.ts';
import { pauseFx } from '../profile/index.ts';

/** A member waits for her mailbox to be confirmed: from now on it is asked about again and again. */
export const waitingBegun = createEvent();
/** Nobody waits any more. */
export const waitingEnded = createEvent();
/** A member asks herself whether it is confirmed. */
export const checkRequested = createEvent();

const { every, atMost } = limits.confirmationPolling;
const local = { serialize: 'ignore' } as const;

/** Counts the waits: what was to be asked in an earlier one is not asked any more. */
const $round = createStore(0, local).on([waitingBegun, waitingEnded], (round) => round + 1);
const $since = createStore(0, local);
sample({ clock: waitingBegun, source: $clock, fn: ({ now }) => now(), target: $since });

const nextFx = attach({ effect: pauseFx, mapParams: (_round: number) => every });
sample({ clock: waitingBegun, source: $round, target: nextFx });

const due = sample({
  clock: nextFx.done,
  source: { round: $round, since: $since, clock: $clock },
  filter: ({ round }, { params }) => round === params,
  fn: ({ round, since, clock: { now } }) => ({ round, isLast: now() - since >= atMost }),
});
sample({ clock: due, fn: () => undefined, target: account.retryFx });
sample({ clock: due, filter: ({ isLast }) => !isLast, fn: ({ round }) => round, target: nextFx });

/** Whether the page still asks by itself (PROF-40), or has given up (PROF-41). */
export const $isWaiting = createStore(false, local)
  .on(waitingBegun, () => true)
  .on(due, (_, { isLast }) => !isLast)
  .reset(waitingEnded);

// Who asks after the page has given up waits anew.
sample({
  clock: checkRequested,
  source: $isWaiting,
  filter: (isWaiting) => !isWaiting,
  fn: () => undefined,
  target: waitingBegun,
});
sample({ clock: [waitingBegun, checkRequested], fn: () => undefined, target: account.retryFx });

/** What her own question came to; null before one. */
export const $check = createStore<'asking' | 'notYet' | 'failed' | null>(null, local)
  .on(checkRequested, () => 'asking')
  .on(account.retryFx.done, (check) => (check === null ? null : 'notYet'))
  .on(account.retryFx.fail, (check) => (check === null ? null : 'failed'))
  .reset(waitingEnded);
