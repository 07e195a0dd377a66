import type { Account, ProfileFilling } from '@rukav/contract/account/schemas.ts';

/** The steps of a member, in their order (PROF-36); signing in stands before them, and thanks after. */
export const fillingSteps = ['data', 'children', 'subscriptions', 'email'] as const;
export type FillingStep = (typeof fillingSteps)[number];

/** What the landing shows: a step, why there is none, or that it is not known yet (PROF-36 to PROF-39). */
export type Shown =
  | FillingStep
  | 'loading'
  | 'failed'
  | 'auth'
  | 'thanks'
  | Exclude<ProfileFilling['state'], 'open'>;

/** What the landing knows of the promotion and of who looks at it. */
export interface Known {
  /** Null until it has answered. */
  state: ProfileFilling['state'] | null;
  isMember: boolean;
  /** Null before the first step, and without one. */
  step: FillingStep | 'thanks' | null;
  /** Whether the promotion or the profile could not be loaded. */
  isFailed: boolean;
}

/** What of all that is on screen. */
export function shownOf({ state, isMember, step, isFailed }: Known): Shown {
  if (step === 'thanks') return 'thanks';
  if (state !== null && state !== 'open') return state;
  if (state !== null && !isMember) return 'auth';
  if (state !== null && step !== null) return step;
  return isFailed ? 'failed' : 'loading';
}

/** Where a member begins: at her mailbox, when nothing but its link is missing, otherwise at the first step. */
export const firstStepOf = ({ gender, birthday, city, isEmailConfirmed }: Account): FillingStep =>
  gender !== null && birthday !== null && city !== null && !isEmailConfirmed ? 'email' : 'data';

/** The step before; null before the first. */
export const stepBefore = (step: FillingStep): FillingStep | null =>
  fillingSteps[fillingSteps.indexOf(step) - 1] ?? null;
