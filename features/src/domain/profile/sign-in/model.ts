import { attach, combine, createEvent, createStore, sample } from 'effector';
import { limits } from '@rukav/contract/limits.ts';
import { checkSmsCode, login, register, requestSmsCode } from '@rukav/contract/sign-in/calls.ts';
import type { SignedIn } from '@rukav/contract/sign-in/schemas.ts';
import type { z } from 'zod';
import { $clock } from '../../../platform/clock/index.ts';
import { createCallFx, failureOf, isRefusedWith } from '../../../platform/api/index.ts';
import { handleRefusals } from '../../../platform/errors/handle-refusals.ts';
import { createDraft, createForm } from '../../../platform/forms/index.ts';
import { closeModalFx, showToastFx } from '../../../platform/overlays/index.ts';
import { $session } from '../../../platform/session/index.ts';
import { codeFaults, emptySignIn, phoneFaults, registrationFaults, signInFields } from './faults.ts';
import { signInRefusals, type SignInNotice } from './refusals.ts';

export type SignedInReply = z.infer<typeof SignedIn>;
export type SignInStep = 'phone' | 'code' | 'registration';

/** The modal was opened: everything starts anew. */
export const opened = createEvent();
export const resendRequested = createEvent();
/** Back to the phone, to correct it. */
export const phoneCorrected = createEvent();

const requestFx = createCallFx(requestSmsCode);
const checkFx = createCallFx(checkSmsCode);
const loginFx = createCallFx(login);
const registerFx = createCallFx(register);

/** Whether a call of signing in is under way. */
export const $isBusy = combine(
  [requestFx.pending, checkFx.pending, loginFx.pending, registerFx.pending],
  (pending) => pending.some(Boolean),
);

const draft = createDraft('sign-in', emptySignIn);
export const { $draft, changed } = draft;
sample({ clock: opened, target: draft.cleared });
sample({ clock: phoneCorrected, fn: () => ({ code: '' }), target: changed });

const tokenSpent = createEvent();
const $token = createStore('', { serialize: 'ignore' })
  .on(checkFx.doneData, (_, { token }) => token)
  .reset(opened);

export const $step = createStore<SignInStep>('phone', { serialize: 'ignore' })
  .on(requestFx.done, () => 'code')
  // A code is on its way already, such as the one that was sent with a guest's order: it is asked for.
  .on(requestFx.failData, (step, thrown) =>
    isRefusedWith(failureOf(thrown), 'code_already_sent') ? 'code' : step,
  )
  .on(checkFx.doneData, (step, { hasAccount }) => (hasAccount ? step : 'registration'))
  .on([phoneCorrected, tokenSpent], () => 'phone')
  .reset(opened);

/** How many figures the code has; a code that was sent before the modal was opened has as many as any other. */
export const $codeLength = createStore(6, { serialize: 'ignore' }).on(
  requestFx.doneData,
  (_, { codeLength }) => codeLength,
);

const startCountdownFx = attach({
  source: $clock,
  effect: ({ now }, resendAt: string | null) =>
    Math.max(0, resendAt === null ? limits.resendCode : Date.parse(resendAt) - now()),
});
sample({ clock: requestFx.doneData, fn: ({ resendAt }) => resendAt, target: startCountdownFx });

export const countdownEnded = createEvent();
/** After how many ms another code can be asked for; null when it can be now. */
export const $resendIn = createStore<number | null>(null, { serialize: 'ignore' })
  .on(startCountdownFx.doneData, (_, remaining) => (remaining > 0 ? remaining : null))
  .reset(opened, countdownEnded, phoneCorrected);

const $faultsOfStep = combine(
  { step: $step, written: $draft, length: $codeLength, session: $session },
  ({ step, written, length, session }) => {
    if (step === 'phone') return phoneFaults(written, session.country);
    return step === 'code' ? codeFaults(written, length) : registrationFaults(written);
  },
);

/** The form of the present step; with another step everything is tried anew. */
export const signInForm = createForm({
  name: 'sign-in',
  fields: signInFields,
  $draft,
  changed: [changed, resendRequested.map(() => ({ code: '' }))],
  $own: $faultsOfStep,
  $isBusy,
});
sample({ clock: [opened, $step.updates], fn: () => undefined, target: signInForm.opened });

const ready = sample({
  clock: signInForm.ready,
  source: { step: $step, token: $token },
  fn: ({ step, token }, written) => ({ step, token, draft: written }),
});

sample({
  clock: ready,
  filter: ({ step }) => step === 'phone',
  fn: ({ draft: { phone } }) => ({ body: { phone } }),
  target: requestFx,
});
sample({
  clock: resendRequested,
  source: $draft,
  fn: ({ phone }) => ({ body: { phone } }),
  target: requestFx,
});
sample({
  clock: ready,
  filter: ({ step }) => step === 'code',
  fn: ({ draft: { phone, code } }) => ({ body: { phone, code } }),
  target: checkFx,
});
sample({
  clock: checkFx.doneData,
  source: $draft,
  filter: (_, { hasAccount }) => hasAccount,
  fn: ({ phone }, { token }) => ({ body: { phone, token } }),
  target: loginFx,
});
sample({
  clock: ready,
  filter: ({ step }) => step === 'registration',
  fn: ({ draft: { phone, name, email, subscription }, token }) => ({
    body: {
      phone,
      token,
      name: name.trim(),
      ...(email.trim() !== '' && { email: email.trim() }),
      agreement: { rules: true as const, personalData: true as const },
      subscription,
    },
  }),
  target: registerFx,
});

/** The shopper is signed in, by an account that was there or a new one. */
export const signedIn = createEvent<SignedInReply>();
sample({ clock: [loginFx.doneData, registerFx.doneData], target: signedIn });
sample({ clock: signedIn, fn: () => undefined, target: closeModalFx });
sample({
  clock: signedIn,
  fn: ({ profile: { firstName } }) =>
    firstName === null
      ? ({ id: 'signed-in', level: 'success', message: 'profile.signedIn' } as const)
      : ({
          id: 'signed-in',
          level: 'success',
          message: 'profile.signedIn.named',
          values: { name: firstName },
        } as const),
  target: showToastFx,
});

const refused = handleRefusals({
  ...signInRefusals,
  failures: sample({
    clock: [requestFx.failData, checkFx.failData, loginFx.failData, registerFx.failData],
    fn: failureOf,
  }),
});

sample({
  clock: refused,
  filter: ({ handling: { notice } }) => notice === 'again' || notice === 'merge',
  fn: () => undefined,
  target: tokenSpent,
});
sample({
  clock: refused,
  filter: ({ handling }) => handling.at !== undefined,
  fn: ({ handling: { at } }) => (at ? { [at.field]: at.fault } : {}),
  target: signInForm.refused,
});

/** What is said above the form. */
export const $notice = createStore<SignInNotice | null>(null, { serialize: 'ignore' })
  .on(refused, (_, { handling }) => handling.notice ?? null)
  .reset(opened, signInForm.submitted, resendRequested);
