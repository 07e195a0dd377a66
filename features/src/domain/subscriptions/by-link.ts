import { createEvent, createStore, sample } from 'effector';
import type { RefusalOf } from '@rukav/contract';
import {
  getSubscription,
  leaveSubscription,
  resumeSubscription,
} from '@rukav/contract/subscriptions/calls.ts';
import type { LinkedSubscription } from '@rukav/contract/subscriptions/schemas.ts';
import { createCallFx, failureOf } from '../../platform/api/index.ts';
import { handleRefusals, type Handling, type RefusalTable } from '../../platform/errors/handle-refusals.ts';

/** The page of a letter's link is there, with what the link is known by. */
export const linkOpened = createEvent<string>();
/** The news of the link are to end. */
export const linkLeft = createEvent();
/** They are to begin again: she has changed her mind. */
export const linkResumed = createEvent();

const readFx = createCallFx(getSubscription);
const leaveFx = createCallFx(leaveSubscription);
const resumeFx = createCallFx(resumeSubscription);

const local = { serialize: 'ignore' } as const;
const $token = createStore('', local).on(linkOpened, (_, token) => token);

/** Whether a change is on its way. */
export const $isChanging = createStore(false, local)
  .on([leaveFx.pending, resumeFx.pending], (_, isPending) => isPending)
  .reset(linkOpened);

sample({ clock: linkOpened, fn: (token) => ({ params: { token } }), target: readFx });
for (const [clock, target] of [
  [linkLeft, leaveFx],
  [linkResumed, resumeFx],
] as const)
  sample({
    clock,
    source: { token: $token, isChanging: $isChanging },
    filter: ({ isChanging }) => !isChanging,
    fn: ({ token }) => ({ params: { token } }),
    target,
  });

/** Why the page shows no subscription, or why it did not change. */
export type LinkProblem = 'gone' | 'employee' | 'failed';

const table: RefusalTable<
  RefusalOf<typeof leaveSubscription> | 'not_found',
  Handling<never, never, LinkProblem>
> = {
  subscription_not_found: { notice: 'gone' },
  not_found: { notice: 'gone' },
  subscription_of_employee: { notice: 'employee' },
};
const refused = handleRefusals({
  failures: sample({ clock: [readFx.failData, leaveFx.failData, resumeFx.failData], fn: failureOf }),
  table,
  otherwise: { notice: 'failed' },
});

/** What is wrong; what is known of the subscription stays. */
export const $problem = createStore<LinkProblem | null>(null, local)
  .on(refused, (_, { handling }) => handling.notice ?? 'failed')
  .reset(linkOpened, linkLeft, linkResumed);

/** The subscription of the link; null while it is not known. */
export const $linked = createStore<LinkedSubscription | null>(null, local)
  .on([readFx.doneData, leaveFx.doneData, resumeFx.doneData], (_, { subscription }) => subscription)
  .reset(linkOpened);

/** What was done here, to say it. */
export const $outcome = createStore<'left' | 'resumed' | null>(null, local)
  .on(leaveFx.done, () => 'left')
  .on(resumeFx.done, () => 'resumed')
  .reset(linkOpened);
