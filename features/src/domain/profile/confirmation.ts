import { createEvent, sample } from 'effector';
import type { RequestOf } from '@rukav/contract';
import { confirmEmail } from '@rukav/contract/sign-in/calls.ts';
import { createCallFx } from '../../platform/api/index.ts';
import { showToastFx, type ToastRequest } from '../../platform/overlays/index.ts';

/** The link of a letter that confirms a mailbox or a subscription was opened, with its code. */
export const confirmationFollowed = createEvent<RequestOf<typeof confirmEmail>['body']>();

const confirmFx = createCallFx(confirmEmail);
sample({ clock: confirmationFollowed, fn: (body) => ({ body }), target: confirmFx });

const texts = {
  register: 'profile.confirmed.email',
  'confirm-subscription': 'profile.confirmed.subscription',
  'register-confirm-subscription': 'profile.confirmed.both',
} as const;

sample({
  clock: confirmFx.doneData,
  fn: ({ notice }): ToastRequest => ({
    id: 'confirmation',
    level: 'success',
    colour: 'green',
    message: texts[notice],
  }),
  target: showToastFx,
});
sample({
  clock: confirmFx.fail,
  fn: (): ToastRequest => ({
    id: 'confirmation',
    level: 'errors',
    colour: 'red',
    message: 'profile.confirmed.failed',
  }),
  target: showToastFx,
});
