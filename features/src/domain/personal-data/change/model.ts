import { combine, createEvent, createStore, merge, sample } from 'effector';
import { changeEmail, putPassword, putPhone } from '@rukav/contract/account/calls.ts';
import { limits } from '@rukav/contract/limits.ts';
import { requestSmsCode } from '@rukav/contract/sign-in/calls.ts';
import { createCallFx, failureOf, isRefusedWith } from '../../../platform/api/index.ts';
import { handleRefusals } from '../../../platform/errors/handle-refusals.ts';
import { createDraft, createForm } from '../../../platform/forms/index.ts';
import { closeModalFx, showToastFx } from '../../../platform/overlays/index.ts';
import { $session } from '../../../platform/session/index.ts';
import { createGuardedFx } from '../../profile/index.ts';
import { $account, account, accountChanged } from '../account.ts';
import {
  changeFields,
  emptyChange,
  faultsOfChange,
  type ChangeFaults,
  type ChangeStep,
  type Changing,
} from './faults.ts';
import { changeRefusals, refineChange, type ChangeNotice } from './refusals.ts';

/** A modal was opened: what is to be changed. */
export const opened = createEvent<Changing>();
/** The shopper goes back to correct what the code was asked for. */
export const corrected = createEvent();
/** Another code is asked for. */
export const resendRequested = createEvent();
/** Another code can be asked for now. */
export const countdownEnded = createEvent();
/** The old password is not known any more: a code proves who she is. */
export const codePreferred = createEvent();
/** News are wanted at the new address too. */
export const subscribeChosen = createEvent<boolean>();

const draft = createDraft('contact-change', emptyChange);
export const { $draft, changed } = draft;
sample({ clock: opened, fn: () => undefined, target: draft.cleared });
sample({ clock: corrected, fn: () => ({ code: '' }), target: changed });

const local = { serialize: 'ignore' } as const;
export const $changing = createStore<Changing>('phone', local).on(opened, (_, changing) => changing);
export const $isSubscribing = createStore(false, local)
  .on(subscribeChosen, (_, isWanted) => isWanted)
  .reset(opened);
const $isCodePreferred = createStore(false, local)
  .on(codePreferred, () => true)
  .reset(opened);
/** Whether the old password is asked for. */
export const $isByPassword = combine(
  $account,
  $isCodePreferred,
  (known, isCodePreferred) => known?.hasPassword === true && !isCodePreferred,
);

const sendFx = createGuardedFx(requestSmsCode);
const phoneFx = createCallFx(putPhone);
const emailFx = createCallFx(changeEmail);
const passwordFx = createCallFx(putPassword);
const changes = [phoneFx, emailFx, passwordFx] as const;
const failed = sample({
  clock: merge([sendFx.failData, phoneFx.failData, emailFx.failData, passwordFx.failData]),
  fn: failureOf,
});
export const $isBusy = combine(
  [sendFx, ...changes].map((fx) => fx.pending),
  (pending) => pending.some(Boolean),
);

const sentBefore = failed.filter({ fn: (failure) => isRefusedWith(failure, 'code_already_sent') });
const isAboutValue = (code: string | undefined) =>
  [
    'phone_same',
    'phone_already_exists',
    'phone_invalid',
    'email_same',
    'email_already_exists',
    'new_password_same',
  ].includes(code ?? '');
export const $step = createStore<ChangeStep>('value', local)
  .on([sendFx.done, sentBefore], () => 'code')
  .on(failed, (step, failure) =>
    failure.kind === 'refused' && isAboutValue(failure.errors[0]?.code) ? 'value' : step,
  )
  .reset(opened, corrected);
/** How many figures the code has. */
export const $codeLength = createStore(6, local)
  .on(sendFx.doneData, (_, { codeLength }) => codeLength)
  .reset(opened);
/** After how many ms another code can be asked for; null when it can be now. */
export const $resendIn = createStore<number | null>(null, local)
  .on(sendFx.done, () => limits.resendCode)
  .on(sentBefore, (_, failure) =>
    failure.kind === 'refused' ? Number(failure.errors[0]?.params?.['retryAfter'] ?? 60) * 1000 : null,
  )
  .reset(opened, countdownEnded);

/** The form of the three modals, one step at a time. */
export const changeForm = createForm({
  name: 'contact-change',
  fields: changeFields,
  $draft,
  changed: [changed],
  $own: combine(
    {
      written: $draft,
      changing: $changing,
      step: $step,
      session: $session,
      known: $account,
      isByPassword: $isByPassword,
      codeLength: $codeLength,
    },
    ({ written, session, known, ...facts }) =>
      faultsOfChange(written, {
        ...facts,
        country: session.country,
        present: { phone: known?.phone ?? '', email: known?.email ?? '' },
      }),
  ),
  $isBusy,
});
sample({ clock: [opened, $step], fn: () => undefined, target: changeForm.opened });

const ready = sample({
  clock: changeForm.ready,
  source: {
    changing: $changing,
    step: $step,
    known: $account,
    isByPassword: $isByPassword,
    isSubscribing: $isSubscribing,
  },
  fn: (facts, written) => ({ ...facts, written }),
});

// The new phone gets its own code; for all else the phone that the account has proves who she is.
const $target = combine($changing, $draft, $account, (changing, { phone }, known) =>
  changing === 'phone' ? phone : (known?.phone ?? ''),
);
/** Where the code was sent. */
export const $codePhone = $target;
sample({
  clock: [
    ready.filter({
      fn: ({ changing, step, isByPassword }) =>
        step === 'value' && !(changing === 'password' && isByPassword),
    }),
    resendRequested,
  ],
  source: $target,
  fn: (phone) => ({ body: { phone, smsTemplate: 'change' as const } }),
  target: sendFx,
});
sample({
  clock: ready.filter({ fn: ({ changing, step }) => changing === 'phone' && step === 'code' }),
  fn: ({ known, written: { phone, code } }) => ({
    body: { phone, code, profile: { clubproId: known?.clubproId ?? '' } },
  }),
  target: phoneFx,
});
sample({
  clock: ready.filter({ fn: ({ changing, step }) => changing === 'email' && step === 'code' }),
  fn: ({ known, isSubscribing, written: { email, code } }) => ({
    body: {
      email: email.trim(),
      code,
      subscribe: isSubscribing,
      profile: { clubproId: known?.clubproId ?? '' },
    },
  }),
  target: emailFx,
});
sample({
  clock: ready.filter({
    fn: ({ changing, step, isByPassword }) => changing === 'password' && (step === 'code' || isByPassword),
  }),
  fn: ({ isByPassword, written: { oldPassword, newPassword, code } }) => ({
    body: { newPassword, ...(isByPassword ? { oldPassword } : { code }) },
  }),
  target: passwordFx,
});

sample({
  clock: [phoneFx.doneData, emailFx.doneData],
  fn: ({ profile }) => profile,
  target: accountChanged,
});
sample({ clock: passwordFx.done, fn: () => undefined, target: account.retryFx });
const done = merge(changes.map((fx) => fx.done));
sample({ clock: done, fn: () => undefined, target: [closeModalFx, draft.cleared] });
const texts = {
  phone: 'data.phone.changed',
  email: 'data.email.changed',
  password: 'data.password.changed',
} as const;
sample({
  clock: done,
  source: $changing,
  fn: (changing) =>
    ({
      id: `data-changed ${changing}`,
      level: 'success',
      colour: 'green',
      message: texts[changing],
    }) as const,
  target: showToastFx,
});

const refused = handleRefusals({ ...changeRefusals, failures: failed, refine: refineChange });
const faulty = refused.filterMap(({ handling }) => handling.faults);
/** What a refusal found wrong on the step that the form goes back to: said once that step is open. */
const $carried = createStore<ChangeFaults>({}, local)
  .on(faulty, (_, faults) => faults)
  .reset(opened, changed);
sample({ clock: changeForm.opened, source: $carried, target: changeForm.refused });
sample({ clock: faulty, target: changeForm.refused });
sample({
  clock: refused,
  filter: ({ handling }) => handling.notice === 'elsewhere',
  fn: () => undefined,
  target: account.retryFx,
});

/** What is said above the form. */
export const $notice = createStore<ChangeNotice | null>(null, local)
  .on(refused, (_, { handling }) => handling.notice ?? null)
  .on(failed, (notice, { status }) => (status === 429 ? 'later' : notice))
  .reset(opened, corrected, changeForm.submitted, resendRequested);
