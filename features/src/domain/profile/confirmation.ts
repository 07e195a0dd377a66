import { createEffect, createEvent, sample } from 'effector';
import type { RequestOf } from '@rukav/contract';
import { confirmEmail } from '@rukav/contract/sign-in/calls.ts';
import type { ConfirmationNotice } from '@rukav/contract/sign-in/schemas.ts';
import { createCallFx, failureOf, isRefusedWith } from '../../platform/api/index.ts';
import type { MessageId } from '../../platform/locale/index.ts';
import { showToastFx, type ToastRequest } from '../../platform/overlays/index.ts';
import { mailboxConfirmed } from './account.ts';
import { pauseFx } from './logout.ts';

/** The link of a letter that confirms a mailbox or a subscription was opened, with its code. */
export const confirmationFollowed = createEvent<RequestOf<typeof confirmEmail>['body']>();

const confirmFx = createCallFx(confirmEmail);
sample({ clock: confirmationFollowed, fn: (body) => ({ body }), target: confirmFx });

sample({ clock: confirmFx.doneData, target: mailboxConfirmed });

/** How long the notice waits, so that it is not lost in the page that is being drawn, ms (PROF-28). */
export const noticeDelay = 1000;

const tellFx = createEffect(async (notice: ToastRequest) => {
  await pauseFx(noticeDelay);
  await showToastFx(notice);
});

/** What the notice of each result says; `error` is a link that confirms nothing (PROF-26). */
export const noticeTexts: Record<ConfirmationNotice | 'error', MessageId> = {
  register: 'profile.confirmed.email',
  'confirm-subscription': 'profile.confirmed.subscription',
  'register-confirm-subscription': 'profile.confirmed.both',
  error: 'profile.confirmed.failed',
};

sample({
  clock: confirmFx.doneData,
  fn: ({ notice }): ToastRequest => ({
    id: 'confirmation',
    level: 'success',
    colour: 'green',
    message: noticeTexts[notice],
  }),
  target: tellFx,
});

/** What is said of a link that has confirmed nothing. One that nobody could look up may be good: she opens it once more (ERR-163). */
function failureText(thrown: unknown): MessageId {
  const failure = failureOf(thrown);
  if (isRefusedWith(failure, 'confirmation_code_not_found')) return noticeTexts.error;
  if (isRefusedWith(failure, 'subscription_of_employee')) return 'profile.confirmed.employee';
  return 'profile.confirmed.fault';
}
sample({
  clock: confirmFx.failData,
  fn: (thrown): ToastRequest => ({
    id: 'confirmation',
    level: 'errors',
    colour: 'red',
    message: failureText(thrown),
  }),
  target: tellFx,
});
