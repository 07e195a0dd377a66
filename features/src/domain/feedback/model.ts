import { attach, createEvent, createStore, sample } from 'effector';
import { postEvent } from '@rukav/contract/events/calls.ts';
import { faultOf } from '@rukav/contract/fields/fault.ts';
import { FeedbackFields, type FeedbackTheme } from '@rukav/contract/fields/feedback.ts';
import { newsToldFx } from '../../platform/analytics/index.ts';
import { failureOf } from '../../platform/api/index.ts';
import {
  chosen,
  createDraft,
  createForm,
  faultsOf,
  serverFaults,
  type ServerFault,
} from '../../platform/forms/index.ts';
import { keyMadeFx } from '../../platform/idempotency/index.ts';
import { $isMember } from '../../platform/session/index.ts';
import { $profile, createGuardedFx } from '../profile/index.ts';

/** The page was opened. */
export const opened = createEvent();
/** Another message is to be written. */
export const anotherWanted = createEvent();

interface FeedbackDraft {
  name: string;
  email: string;
  theme: FeedbackTheme | null;
  message: string;
}

/** The fields that can be faulty, in the order in which they stand. */
export const feedbackFields = ['name', 'email', 'theme', 'message'] as const;
export type FeedbackField = (typeof feedbackFields)[number];

const draft = createDraft<FeedbackDraft>('feedback', { name: '', email: '', theme: null, message: '' });
export const { $draft, changed } = draft;
// The shop knows a member: her name and address need not be written.
sample({
  clock: [opened, $profile],
  source: { profile: $profile, written: $draft },
  filter: ({ profile, written }) => profile !== null && written.name === '' && written.email === '',
  fn: ({ profile }) => ({ name: profile?.firstName ?? '', email: profile?.email ?? '' }),
  target: changed,
});

const themeOf = (chosenTheme: FeedbackDraft['theme']): FeedbackTheme => chosenTheme ?? 'other';

/** One key for a message, however often it is sent. */
const $key = createStore('', { serialize: 'ignore' }).on(keyMadeFx.doneData, (known, key) => known || key);
const sendFx = attach({
  mapParams: ({ theme, ...written }: FeedbackDraft) => ({
    body: { eventType: 'feedback' as const, data: { ...written, theme: themeOf(theme) } },
  }),
  effect: createGuardedFx(
    postEvent,
    $key.map((idempotencyKey) => ({ idempotencyKey })),
  ),
});
$key.reset(sendFx.done);
sample({ clock: [opened, sendFx.done], fn: () => undefined, target: keyMadeFx });

// Analytics learn that there was a message and what it is about (ANL-26).
sample({
  clock: sendFx.done,
  source: $isMember,
  fn: (isMember, { params: { theme } }) => ({
    isMember,
    news: { event: 'feedback' as const, feedback: { theme: themeOf(theme) } },
  }),
  target: newsToldFx,
});

/** Whether the message is on its way. */
export const $isSending = sendFx.pending;
/** Whether the message has come. */
export const $isSent = createStore(false, { serialize: 'ignore' })
  .on(sendFx.done, () => true)
  .reset(opened, anotherWanted);
sample({ clock: sendFx.done, fn: () => ({ theme: null, message: '' }), target: changed });

/** The form of a message to the shop (PROF-45 to PROF-48). */
export const feedbackForm = createForm<FeedbackDraft, FeedbackField, ServerFault>({
  name: 'feedback',
  fields: feedbackFields,
  $draft,
  changed: [changed],
  $own: $draft.map(({ name, email, theme, message }) =>
    faultsOf<FeedbackField, ServerFault>({
      name: faultOf(FeedbackFields.name, name),
      email: faultOf(FeedbackFields.email, email),
      theme: chosen(theme),
      message: faultOf(FeedbackFields.message, message),
    }),
  ),
  $isBusy: sendFx.pending,
});
sample({ clock: [opened, anotherWanted, sendFx.done], fn: () => undefined, target: feedbackForm.opened });
sample({ clock: feedbackForm.ready, target: sendFx });

const failure = sendFx.failData.map(failureOf);
const faults = failure.map((failed) =>
  failed.kind === 'refused' ? serverFaults(failed.errors, feedbackFields) : {},
);
sample({ clock: faults, target: feedbackForm.refused });

/** Whether the message did not come; what was written stays. */
export const $isFailed = createStore(false, { serialize: 'ignore' })
  .on(faults, (_, found) => Object.keys(found).length === 0)
  .reset(opened, feedbackForm.submitted);
