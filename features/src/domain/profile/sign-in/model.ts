import { combine, createStore, sample, type Unit } from 'effector';
import { createForm } from '../../../platform/forms/index.ts';
import { presentPathFx } from '../../../platform/navigation/index.ts';
import { closeModalFx } from '../../../platform/overlays/index.ts';
import { $session } from '../../../platform/session/index.ts';
import { signInTold } from '../after-merge.ts';
import * as calls from './calls.ts';
import { opened } from './events.ts';
import {
  agreementFaults,
  codeFaults,
  contactFaults,
  newPasswordFaults,
  passwordFaults,
  registrationFaults,
  signInFields,
  type SignInDraft,
  type SignInFaults,
  type SignInStep,
} from './faults.ts';
import { $codeLength, $wanted, resendRequested } from './sending.ts';
import { signedIn } from './signed-in.ts';
import { $draft, $isRegistering, $login, $step, $token, changed } from './step.ts';

export { $isBusy } from './calls.ts';
export { contactCorrected, opened, wayChosen } from './events.ts';
export type { SignInStep } from './faults.ts';
export {
  $channel,
  $codeLength,
  $isDelayed,
  $resendIn,
  channelWanted,
  countdownEnded,
  resendRequested,
} from './sending.ts';
export { $draft, $isPhoneCodeOpen, $step, changed, registrationChosen } from './step.ts';

const $faultsOfStep = combine(
  { step: $step, written: $draft, length: $codeLength, session: $session },
  ({ step, written, length, session: { country } }): SignInFaults => {
    if (step === 'code') return codeFaults(written, length);
    if (step === 'newPassword') return newPasswordFaults(written, length);
    if (step === 'password') return passwordFaults(written, country);
    if (step === 'agreement') return agreementFaults(written);
    return step === 'registration' ? registrationFaults(written) : contactFaults(written, country);
  },
);

/** The form of the present step; with another step everything is tried anew. */
export const signInForm = createForm({
  name: 'sign-in',
  fields: signInFields,
  $draft,
  changed: [changed, resendRequested.map(() => ({ code: '' }))],
  $own: $faultsOfStep,
  $isBusy: calls.$isBusy,
});
sample({ clock: [opened, $step.updates], fn: () => undefined, target: signInForm.opened });

sample({ clock: opened, target: presentPathFx });
/** The page on which she signs in, to be told with what she agrees to. */
const $page = createStore('', { serialize: 'ignore' }).on(presentPathFx.doneData, (_, path) => path);

const ready = sample({
  clock: signInForm.ready,
  source: { step: $step, token: $token, channel: $wanted, isRegistering: $isRegistering, login: $login },
  fn: (flow, written) => ({ ...flow, draft: written }),
});
type Ready = typeof ready extends Unit<infer Flow> ? Flow : never;
/** The form is to be sent at one of these steps. */
const at = (...steps: readonly SignInStep[]) =>
  sample({ clock: ready, filter: ({ step }: Ready) => steps.includes(step) });
const by = (kind: 'phone' | 'email', clock: Unit<Ready>) =>
  sample({
    clock,
    filter: ({ draft: written }: Ready) => (written.by === 'email' ? 'email' : 'phone') === kind,
  });

const codeWanted = sample({
  clock: resendRequested,
  source: { step: $step, draft: $draft, isRegistering: $isRegistering, token: $token, login: $login },
  fn: (flow, channel) => ({ ...flow, channel }),
});
const resent = (...steps: readonly SignInStep[]) =>
  sample({ clock: codeWanted, filter: ({ step }: Ready) => steps.includes(step) });

const toPhone = ({ draft: { phone }, channel, isRegistering }: Ready) => ({
  body: { phone, channel, smsTemplate: isRegistering ? ('register' as const) : ('login' as const) },
});
const toEmail = ({ draft: { email } }: Ready) => ({
  body: { email: email.trim(), channel: 'EMAIL' as const },
});

sample({
  clock: [by('phone', at('contact')), by('phone', resent('code'))],
  fn: toPhone,
  target: calls.requestPhoneFx,
});
sample({
  clock: [by('email', at('contact')), by('email', resent('code'))],
  fn: toEmail,
  target: calls.requestEmailFx,
});
sample({
  clock: [by('phone', at('recovery')), resent('newPassword')],
  fn: ({ draft: { phone }, channel }) => ({ body: { phone, channel } }),
  target: calls.requestResetFx,
});
sample({
  clock: [by('email', at('recovery')), resent('letter')],
  fn: ({ draft: { email } }) => ({ body: { email: email.trim() } }),
  target: calls.requestLinkFx,
});
sample({
  clock: by('phone', at('code')),
  fn: ({ draft: { phone, code } }) => ({ body: { phone, code } }),
  target: calls.checkPhoneFx,
});
sample({
  clock: by('email', at('code')),
  fn: ({ draft: { email, code } }) => ({ body: { email: email.trim(), code } }),
  target: calls.checkEmailFx,
});
sample({
  clock: at('newPassword'),
  fn: ({ draft: { phone, code, newPassword } }) => ({ body: { phone, code, password: newPassword } }),
  target: calls.confirmResetFx,
});

/** By what an account is found, as the calls take it. */
const contactOf = ({ by: kind, phone, email, card }: SignInDraft) => {
  if (kind === 'phone') return { phone };
  return kind === 'email' ? { email: email.trim() } : { card: card.trim() };
};
const agreement = { rules: true, userAgreement: true, personalData: true } as const;

sample({
  clock: calls.codeProven,
  source: $draft,
  filter: (_, { hasAccount }) => hasAccount,
  fn: (written, { token }) => ({ body: { ...contactOf(written), token } }),
  target: calls.loginFx,
});
sample({
  clock: at('password'),
  fn: ({ draft: written }) => ({ body: { ...contactOf(written), password: written.password } }),
  target: calls.loginFx,
});
sample({
  clock: at('agreement'),
  filter: ({ login: tried }) => tried !== null,
  fn: ({ login: tried }) => ({ body: { ...tried, agreement } }),
  target: calls.loginFx,
});
sample({
  clock: at('registration'),
  source: $page,
  fn: (page, { draft: { phone, name, mailbox, birthday, newPassword, subscription }, token }) => ({
    body: {
      phone,
      token,
      name: name.trim(),
      email: mailbox.trim(),
      ...(birthday !== '' && { birthday }),
      ...(newPassword !== '' && { password: newPassword }),
      agreement,
      subscription,
      ...(page !== '' && { subscribePage: page }),
    },
  }),
  target: calls.registerFx,
});

sample({ clock: [calls.loginFx.doneData, calls.registerFx.doneData], target: signedIn });
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
  target: signInTold,
});
