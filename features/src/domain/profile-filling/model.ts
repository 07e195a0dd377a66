import { combine, createEvent, createStore, sample } from 'effector';
import { getProfileFilling } from '@rukav/contract/account/calls.ts';
import { createQuery } from '../../platform/api/index.ts';
import { $clock } from '../../platform/clock/index.ts';
import { $isMember } from '../../platform/session/index.ts';
import {
  $account,
  $draft,
  account,
  faultsOfProfile,
  formOpened,
  profileForm,
  profileSaved,
} from '../personal-data/index.ts';
import { accountEnded, profileCleared, signedIn, signedOut } from '../profile/index.ts';
import { firstStepOf, shownOf, stepBefore, type FillingStep } from './shown.ts';

/** How the promotion stands for whoever looks at it. */
export const filling = createQuery(getProfileFilling, { ttl: 15_000, keep: 1, isOwn: true });

/** The landing was opened. */
export const opened = createEvent();
/** A member goes one step back. */
export const wentBack = createEvent();
/** A member goes on from her subscriptions. */
export const subscriptionsPassed = createEvent();

// What a guest was answered is not what a member is.
sample({
  clock: [signedIn, signedOut, accountEnded],
  fn: () => undefined,
  target: [filling.staled, filling.retryFx],
});
sample({ clock: opened, target: formOpened });

const local = { serialize: 'ignore' } as const;
const $state = filling.$current.map(({ answer }) => answer?.state ?? null);
/** How many bonuses are given; null until it is known. */
export const $amount = filling.$current.map(({ answer }) => answer?.bonuses ?? null);

/** Where a member is; null before the first step, and without one. */
export const $step = createStore<FillingStep | 'thanks' | null>(null, local)
  .on(wentBack, (step) => (step === null || step === 'thanks' ? step : (stepBefore(step) ?? step)))
  .on(profileSaved, (step) => {
    if (step === 'data') return 'children';
    return step === 'children' ? 'subscriptions' : step;
  })
  .reset(opened, profileCleared);

sample({
  clock: [opened, $account, $state],
  source: { state: $state, known: $account, step: $step },
  filter: ({ state, known, step }) => state === 'open' && known !== null && step === null,
  fn: ({ known }) => (known ? firstStepOf(known) : null),
  target: $step,
});

// A child that was begun and not finished stands on the next step: there it can be put right, and the data goes along.
sample({
  clock: profileForm.submitted,
  source: { step: $step, draft: $draft, clock: $clock },
  filter: ({ step, draft, clock: { now } }) => {
    const faulty = Object.keys(faultsOfProfile(draft, new Date(now()).toISOString().slice(0, 10)));
    return step === 'data' && faulty.length > 0 && faulty.every((field) => field.startsWith('child'));
  },
  fn: () => 'children' as const,
  target: $step,
});

sample({
  clock: subscriptionsPassed,
  source: $account,
  filter: (known) => known?.isEmailConfirmed === false,
  fn: () => 'email' as const,
  target: $step,
});

// Nothing is missing any more: the promotion says whether the bonuses were given.
sample({
  clock: subscriptionsPassed,
  source: $account,
  filter: (known) => known?.isEmailConfirmed === true,
  fn: () => undefined,
  target: filling.retryFx,
});
sample({
  clock: account.$current,
  source: $step,
  filter: (step, { state, answer }) =>
    step === 'email' && state === 'ready' && answer?.profile?.isEmailConfirmed === true,
  fn: () => undefined,
  target: filling.retryFx,
});
sample({
  clock: $state,
  source: $step,
  filter: (step, state) => step !== null && state === 'filled',
  fn: () => 'thanks' as const,
  target: $step,
});

/** Whether the promotion is being asked for what became of the bonuses. */
export const $isAsking = filling.$current.map(({ state }) => state === 'pending');
/** Whether it could not be asked, though all was done. */
export const $isUnanswered = filling.$current.map(({ state }) => state === 'failed');

/** What the landing shows. */
export const $shown = combine(
  {
    state: $state,
    isMember: $isMember,
    step: $step,
    isFailed: combine(
      filling.$current,
      account.$current,
      (promotion, profile) => promotion.state === 'failed' || profile.state === 'failed',
    ),
  },
  shownOf,
);
