import { createEvent, createStore, sample } from 'effector';
import type { BodyOf } from '@rukav/contract';
import type { login } from '@rukav/contract/sign-in/calls.ts';
import { isRefusedWith } from '../../../platform/api/index.ts';
import { createDraft } from '../../../platform/forms/index.ts';
import { $flags } from '../../../platform/session/index.ts';
import * as calls from './calls.ts';
import { contactCorrected, opened, wayChosen } from './events.ts';
import { emptySignIn, type SignInStep } from './faults.ts';
import { sentBefore } from './sending.ts';

const draft = createDraft('sign-in', emptySignIn);
export const { $draft, changed } = draft;
sample({ clock: opened, target: draft.cleared });
sample({ clock: [contactCorrected, wayChosen], fn: () => ({ code: '', password: '' }), target: changed });
// A club card is a name for passwords alone.
sample({
  clock: wayChosen,
  source: $draft,
  filter: ({ by }, way) => by === 'card' && way !== 'password',
  fn: () => ({ by: 'phone' as const }),
  target: changed,
});

/** Codes to phones are switched off: mailboxes and passwords remain, and a phone is proven to register (FLAG-01). */
export const $isPhoneCodeOpen = $flags.map(({ smsAuthorization }) => smsAuthorization);
/** A new account is wanted: the phone is proven for that alone. */
export const registrationChosen = createEvent();
/** Whether a new account is wanted. */
export const $isRegistering = createStore(false, { serialize: 'ignore' })
  .on(registrationChosen, () => true)
  .reset(opened, wayChosen);
sample({ clock: registrationChosen, fn: () => ({ by: 'phone' as const }), target: changed });
sample({
  clock: [opened, wayChosen],
  source: $isPhoneCodeOpen,
  filter: (isOpen) => !isOpen,
  fn: () => ({ by: 'email' as const }),
  target: changed,
});

/** What stands for the proof of the contact. */
export const $token = createStore('', { serialize: 'ignore' })
  .on(calls.codeProven, (_, { token }) => token)
  .reset(opened);

/** The try to sign in that has to be agreed to first. */
export const $login = createStore<BodyOf<typeof login> | null>(null, { serialize: 'ignore' })
  .on(calls.loginFx, (_, { body }) => body)
  .reset(opened);

const failed = calls.callFailed;
const refusedWith = (code: string) =>
  sample({ clock: failed, filter: (failure) => isRefusedWith(failure, code) });
/** A step has to be taken again. */
export const sentBack = createEvent<'contact' | 'recovery'>();

export const $step = createStore<SignInStep>('contact', { serialize: 'ignore' })
  .on(wayChosen, (_, way) => way)
  .on(registrationChosen, () => 'contact')
  .on([calls.requestPhoneFx.done, calls.requestEmailFx.done], () => 'code')
  .on(calls.requestResetFx.done, () => 'newPassword')
  .on(calls.requestLinkFx.done, () => 'letter')
  // A code is on its way already, such as the one that was sent with a guest's order: it is asked for.
  .on(sentBefore, (step) => (step === 'recovery' || step === 'newPassword' ? 'newPassword' : 'code'))
  .on(calls.checkPhoneFx.doneData, (step, { hasAccount }) => (hasAccount ? step : 'registration'))
  .on(refusedWith('agreement_required'), () => 'agreement')
  .on(refusedWith('employee_registration'), () => 'employee')
  .on(calls.confirmResetFx.done, () => 'password')
  .on(contactCorrected, (step) => (step === 'newPassword' || step === 'letter' ? 'recovery' : 'contact'))
  .on(sentBack, (_, step) => step)
  .reset(opened);
