import { attach, combine, createEvent, createStore, sample } from 'effector';
import type { RefusalOf } from '@rukav/contract';
import { limits } from '@rukav/contract/limits.ts';
import { checkSmsCode, login, register, requestSmsCode } from '@rukav/contract/sign-in/calls.ts';
import type { SignedIn } from '@rukav/contract/sign-in/schemas.ts';
import type { z } from 'zod';
import { $clock } from '../../../platform/clock/index.ts';
import { codeOf, createCallFx, failureOf, type Failure } from '../../../platform/api/index.ts';
import { closeModalFx, showToastFx } from '../../../platform/overlays/index.ts';
import { $session } from '../../../platform/session/index.ts';
import {
  codeProblems,
  emptySignIn,
  phoneProblems,
  registrationProblems,
  type SignInDraft,
  type SignInField,
  type SignInProblems,
} from './rules.ts';

export type SignedInReply = z.infer<typeof SignedIn>;
export type SignInStep = 'phone' | 'code' | 'registration';

/** The modal was opened: everything starts anew. */
export const opened = createEvent();
export const changed = createEvent<Partial<SignInDraft>>();
/** The form of the present step was sent. */
export const submitted = createEvent();
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

export const $draft = createStore<SignInDraft>(emptySignIn, { serialize: 'ignore' })
  .on(changed, (draft, changes) => ({ ...draft, ...changes }))
  .on(phoneCorrected, (draft) => ({ ...draft, code: '' }))
  .reset(opened);

const tokenSpent = createEvent();
const $token = createStore('', { serialize: 'ignore' })
  .on(checkFx.doneData, (_, { token }) => token)
  .reset(opened);

export const $step = createStore<SignInStep>('phone', { serialize: 'ignore' })
  .on(requestFx.done, () => 'code')
  // A code is on its way already, such as the one that was sent with a guest's order: it is asked for.
  .on(requestFx.failData, (step, thrown) =>
    codeOf(failureOf(thrown)) === 'code_already_sent' ? 'code' : step,
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

const $problemsOfStep = combine(
  { step: $step, draft: $draft, length: $codeLength, session: $session },
  ({ step, draft, length, session }): SignInProblems => {
    if (step === 'phone') return phoneProblems(draft, session.country);
    return step === 'code' ? codeProblems(draft, length) : registrationProblems(draft);
  },
);

const ready = sample({
  clock: submitted,
  source: { problems: $problemsOfStep, step: $step, draft: $draft, token: $token, isBusy: $isBusy },
  filter: ({ problems, isBusy }) => !isBusy && Object.keys(problems).length === 0,
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

type Refusal =
  | RefusalOf<typeof requestSmsCode>
  | RefusalOf<typeof checkSmsCode>
  | RefusalOf<typeof login>
  | RefusalOf<typeof register>;
type Answer =
  | { field: SignInField; fault: NonNullable<SignInProblems[SignInField]> }
  | 'resend'
  | 'again'
  | 'merge';

/** What each refusal means for the forms. `again`: the proof of the phone is spent, the code step is repeated. */
const answers: Record<Refusal, Answer> = {
  code_already_sent: 'resend',
  phone_invalid: { field: 'phone', fault: 'country' },
  wrong_code: { field: 'code', fault: 'wrong' },
  code_expired: { field: 'code', fault: 'expired' },
  too_many_attempts: { field: 'code', fault: 'attempts' },
  token_invalid: 'again',
  user_not_found: 'again',
  merge_failed: 'merge',
  phone_already_exists: { field: 'phone', fault: 'exists' },
  email_already_exists: { field: 'email', fault: 'exists' },
};
const answerTo = (failure: Failure): Answer | undefined => answers[codeOf(failure) as Refusal];

const failed = sample({
  clock: [requestFx.failData, checkFx.failData, loginFx.failData, registerFx.failData],
  fn: failureOf,
});

sample({
  clock: failed,
  filter: (failure) => ['again', 'merge'].includes(answerTo(failure) as string),
  fn: () => undefined,
  target: tokenSpent,
});

const $refused = createStore<SignInProblems>({}, { serialize: 'ignore' })
  .on(failed, (_, failure) => {
    const answer = answerTo(failure);
    return typeof answer === 'object' ? { [answer.field]: answer.fault } : {};
  })
  .reset(opened, changed, submitted, resendRequested);

const $isTried = createStore(false, { serialize: 'ignore' })
  .on(submitted, () => true)
  .reset(opened, $step);

/** The faults that are shown: the form's own after a try, and what the server found. */
export const $problems = combine($problemsOfStep, $refused, $isTried, (own, refused, isTried) => ({
  ...(isTried && own),
  ...refused,
}));

/** What is said above the form: the code was just sent, has to be asked for anew, or the shop did not answer. */
export const $notice = createStore<'resend' | 'again' | 'merge' | 'failed' | null>(null, {
  serialize: 'ignore',
})
  .on(failed, (_, failure) => {
    const answer = answerTo(failure);
    if (typeof answer === 'object' || failure.status === 429) return null;
    return answer ?? 'failed';
  })
  .reset(opened, submitted, resendRequested);
