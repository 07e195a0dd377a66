import { createStore, sample } from 'effector';
import { isRefusedWith, type Failure } from '../../../platform/api/index.ts';
import { handleRefusals, handlingOf } from '../../../platform/errors/handle-refusals.ts';
import { callFailed, checkEmailFx, confirmResetFx } from './calls.ts';
import { contactCorrected, opened, wayChosen } from './events.ts';
import type { LoginKind, SignInFaults, SignInStep } from './faults.ts';
import { signInForm } from './model.ts';
import { signInRefusals, type SignInHandling, type SignInNotice } from './refusals.ts';
import { resendRequested } from './sending.ts';
import { serverFaults } from './server-faults.ts';
import { $draft, $step, changed, registrationChosen, sentBack } from './step.ts';

/** What is said above the form about a failed call; null where a field says it. */
function noticeFor(failure: Failure, step: SignInStep, by: LoginKind): SignInNotice | null {
  if (failure.status === 429) return 'later';
  if (failure.kind === 'fault' && failure.status === 500) return 'failed';
  if (isRefusedWith(failure, 'credentials_invalid')) return `wrong.${by}`;
  if (Object.keys(serverFaults(failure, step)).length > 0) return null;
  return handlingOf(failure, signInRefusals)?.notice ?? null;
}

const refused = handleRefusals({ ...signInRefusals, failures: callFailed });

sample({
  clock: refused,
  source: $step,
  // A code of an order that is no longer good cannot be agreed with: another one is asked for.
  filter: (step, { handling: { notice } }) =>
    notice === 'again' ||
    notice === 'merge' ||
    notice === 'noAccount.phone' ||
    (notice === 'temporary' && step === 'agreement'),
  fn: (step) => (step === 'newPassword' ? ('recovery' as const) : ('contact' as const)),
  target: sentBack,
});
const isPhoneTaken = ({ at }: SignInHandling) => at?.field === 'phone' && at.fault.code === 'exists';
sample({
  clock: refused,
  filter: ({ handling }) => handling.at !== undefined && !isPhoneTaken(handling),
  fn: ({ handling: { at } }) => (at ? { [at.field]: at.fault } : {}),
  target: signInForm.refused,
});
// Somebody has registered with the phone meanwhile: that is said where the phone is written, which is a step back.
const phoneTaken = sample({ clock: refused, filter: ({ handling }) => isPhoneTaken(handling) });
sample({ clock: phoneTaken, fn: () => 'contact' as const, target: sentBack });
const $carried = createStore<SignInFaults>({}, { serialize: 'ignore' })
  .on(phoneTaken, () => ({ phone: { code: 'exists' } }))
  .reset(opened, signInForm.refused);
sample({
  clock: signInForm.opened,
  source: $carried,
  filter: (faults) => Object.keys(faults).length > 0,
  target: signInForm.refused,
});
sample({
  clock: callFailed,
  source: $step,
  filter: (step, failure) => Object.keys(serverFaults(failure, step)).length > 0,
  fn: (step, failure) => serverFaults(failure, step),
  target: signInForm.refused,
});

// Whoever has proven a mailbox that no account has confirmed is told to try the phone.
const mailboxUnknown = sample({ clock: checkEmailFx.doneData, filter: ({ hasAccount }) => !hasAccount });
sample({ clock: mailboxUnknown, fn: () => 'contact' as const, target: sentBack });
sample({ clock: mailboxUnknown, fn: () => ({ by: 'phone' as const, code: '' }), target: changed });
sample({
  clock: confirmResetFx.done,
  fn: () => ({ password: '', code: '', newPassword: '' }),
  target: changed,
});

const failed = sample({
  clock: callFailed,
  source: { step: $step, draft: $draft },
  fn: ({ step, draft: { by } }, failure) => noticeFor(failure, step, by),
});

/** What is said above the form. */
export const $notice = createStore<SignInNotice | null>(null, { serialize: 'ignore' })
  .on(failed, (_, notice) => notice)
  .on(mailboxUnknown, () => 'noAccount.email')
  .on(confirmResetFx.done, () => 'changed')
  .reset(opened, signInForm.submitted, resendRequested, wayChosen, registrationChosen, contactCorrected);
