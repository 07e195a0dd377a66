import { attach, createStore, sample } from 'effector';
import type { RefusalOf, RequestOf } from '@rukav/contract';
import { faultOf, type FieldFault } from '@rukav/contract/fields/fault.ts';
import { Email } from '@rukav/contract/fields/person.ts';
import { postSubscriptions } from '@rukav/contract/subscriptions/calls.ts';
import { failureOf } from '../../platform/api/index.ts';
import { handleRefusals, type Handling, type RefusalRecipe } from '../../platform/errors/handle-refusals.ts';
import { agreed, createDraft, createForm, faultsOf } from '../../platform/forms/index.ts';
import { createGuardedFx } from '../profile/index.ts';

type Field = 'email' | 'consent';
/** What is wrong with a field of the form. */
export type SubscribeFault = FieldFault | { code: 'later' };

const draft = createDraft('subscribe', { email: '', consent: false });
export const { $draft, changed } = draft;

/** Sends the mailbox from the main page. */
export const sendFx = attach({
  mapParams: ({ email }: { email: string }): RequestOf<typeof postSubscriptions> => ({
    body: {
      subscriptions: [{ pointOfContact: 'EMAIL', isSubscribed: true }],
      subscribePage: '/',
      subscribeSource: 'main-form',
      email: email.trim(),
    },
  }),
  effect: createGuardedFx(postSubscriptions),
});

const faults = faultsOf<Field, SubscribeFault>;

/** A mailbox and the consent to get news there. */
export const subscribeForm = createForm({
  name: 'subscribe',
  fields: ['email', 'consent'] as const,
  $draft,
  changed: [changed],
  $own: $draft.map(({ email, consent }) =>
    faults({ email: faultOf(Email, email), consent: agreed(consent) }),
  ),
  $isBusy: sendFx.pending,
});
sample({ clock: subscribeForm.ready, target: sendFx });

/** What has come of it; `mailbox` waits for the link of a letter. */
export const $outcome = createStore<'mailbox' | 'on' | null>(null, { serialize: 'ignore' }).on(
  sendFx.doneData,
  (_, { isConfirmationSent }) => (isConfirmationSent ? 'mailbox' : 'on'),
);

type SubscribeHandling = Handling<Field, SubscribeFault, 'failed'>;

const recipe: RefusalRecipe<RefusalOf<typeof postSubscriptions> | 'validation', SubscribeHandling> = {
  table: {
    email_missing: { at: { field: 'email', fault: { code: 'required' } } },
    validation: { at: { field: 'email', fault: { code: 'form' } } },
    phone_missing: { notice: 'failed' },
    captcha_required: { notice: 'failed' },
    captcha_failed: { notice: 'failed' },
    subscription_of_employee: {
      modal: { title: 'errors.attention', message: 'subscriptions.employee', buttons: ['ok'] },
    },
    retry_interval_not_expired: { at: { field: 'email', fault: { code: 'later' } } },
  },
  otherwise: { notice: 'failed' },
};
const refused = handleRefusals({ ...recipe, failures: sample({ clock: sendFx.failData, fn: failureOf }) });
sample({
  clock: refused,
  filter: ({ handling }) => handling.at !== undefined,
  fn: ({ handling: { at } }) => (at ? { [at.field]: at.fault } : {}),
  target: subscribeForm.refused,
});

/** Whether it failed without an answer; what was written stays. */
export const $isFailed = createStore(false, { serialize: 'ignore' })
  .on(refused, (_, { handling }) => handling.notice === 'failed')
  .reset(subscribeForm.submitted);
