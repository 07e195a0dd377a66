import { combine, createStore, sample } from 'effector';
import { closeModalFx } from '../../platform/overlays/index.ts';
import { $session } from '../../platform/session/index.ts';
import { obtainFx } from './allocate.ts';
import { $draft, $lineIds, $ownProblems, $plan, $problems, obtainingConfirmed, opened } from './model.ts';
import { isOfObtaining } from './problems.ts';

/** How often the shopper tried to confirm how to get the goods: each try moves the focus to what is wrong. */
export const $obtainingAttempt = createStore(0, { serialize: 'ignore' })
  .on(obtainingConfirmed, (attempt) => attempt + 1)
  .reset(opened);

/** The faults of how to get the goods that the last try met. */
export const $obtainingFaults = combine($problems, $obtainingAttempt, (problems, attempt) =>
  attempt > 0 ? problems.filter(isOfObtaining) : [],
);

sample({
  clock: obtainingConfirmed,
  source: {
    draft: $draft,
    plan: $plan,
    session: $session,
    problems: $ownProblems,
    lineIds: $lineIds,
    isBusy: obtainFx.pending,
  },
  filter: ({ problems, lineIds, isBusy }) => !problems.some(isOfObtaining) && lineIds.length > 0 && !isBusy,
  fn: ({ draft, plan, session }) => ({ draft, plan, session }),
  target: obtainFx,
});
sample({ clock: obtainFx.done, fn: () => undefined, target: closeModalFx });
