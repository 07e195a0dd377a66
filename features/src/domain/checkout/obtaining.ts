import type { Cart } from '@rukav/contract/cart/schemas.ts';
import { combine, createStore, sample } from 'effector';
import { closeModalFx } from '../../platform/overlays/index.ts';
import { $session } from '../../platform/session/index.ts';
import { $cart, orderableLineIds } from '../cart/index.ts';
import { obtainFx } from './allocate.ts';
import { $draft, $ownProblems, $plan, $problems, obtainingConfirmed, opened } from './model.ts';
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
    current: $cart,
    isBusy: obtainFx.pending,
  },
  filter: ({ problems, current, isBusy }) =>
    !problems.some(isOfObtaining) && current !== null && orderableLineIds(current).length > 0 && !isBusy,
  fn: ({ draft, plan, session, current }) => ({ draft, plan, session, cart: current as Cart }),
  target: obtainFx,
});
sample({ clock: obtainFx.done, fn: () => undefined, target: closeModalFx });
