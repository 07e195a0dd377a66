import { createEvent, createStore, sample } from 'effector';
import type { RefusalOf } from '@rukav/contract';
import { faultOf, type FieldFault } from '@rukav/contract/fields/fault.ts';
import { Email } from '@rukav/contract/fields/person.ts';
import { Password } from '@rukav/contract/fields/sign-in.ts';
import { confirmResetByEmail } from '@rukav/contract/sign-in/calls.ts';
import { createCallFx, failureOf, type Failure } from '../../../platform/api/index.ts';
import {
  handleRefusals,
  type Handling,
  type RefusalRecipe,
} from '../../../platform/errors/handle-refusals.ts';
import {
  createDraft,
  createForm,
  faultsOf,
  serverFaults,
  type ServerFault,
} from '../../../platform/forms/index.ts';

/** The page of a link was opened, with its code. */
export const opened = createEvent<string>();

const confirmFx = createCallFx(confirmResetByEmail);
export const $isBusy = confirmFx.pending;

const draft = createDraft('recovery', { email: '', password: '' });
export const { $draft, changed } = draft;
sample({ clock: opened, fn: () => undefined, target: draft.cleared });

type RecoveryField = 'email' | 'password';
export type RecoveryFault = FieldFault | ServerFault | { code: 'unknown' | 'same' };
export type RecoveryNotice = 'invalid' | 'expired' | 'failed' | 'unavailable';

const faults = faultsOf<RecoveryField, RecoveryFault>;

export const recoveryForm = createForm({
  name: 'recovery',
  fields: ['email', 'password'] as const,
  $draft,
  changed: [changed],
  $own: $draft.map(({ email, password }) =>
    faults({ email: faultOf(Email, email), password: faultOf(Password, password) }),
  ),
  $isBusy,
});
sample({ clock: opened, fn: () => undefined, target: recoveryForm.opened });

const $code = createStore('', { serialize: 'ignore' }).on(opened, (_, code) => code);
sample({
  clock: recoveryForm.ready,
  source: $code,
  fn: (code, { email, password }) => ({ body: { email: email.trim(), code, password } }),
  target: confirmFx,
});

/** Whether the new password holds. */
export const $isDone = createStore(false, { serialize: 'ignore' })
  .on(confirmFx.done, () => true)
  .reset(opened);
sample({ clock: confirmFx.done, fn: () => undefined, target: draft.cleared });

type RecoveryHandling = Handling<RecoveryField, RecoveryFault, RecoveryNotice>;

const recipe: RefusalRecipe<RefusalOf<typeof confirmResetByEmail>, RecoveryHandling> = {
  table: {
    reset_code_invalid: { notice: 'invalid' },
    reset_link_expired: { notice: 'expired' },
    email_not_found: { at: { field: 'email', fault: { code: 'unknown' } } },
    new_password_same: { at: { field: 'password', fault: { code: 'same' } } },
  },
  otherwise: { notice: 'failed' },
  noAnswer: { notice: 'unavailable' },
};
const failed = sample({ clock: confirmFx.failData, fn: failureOf });
const refused = handleRefusals({ ...recipe, failures: failed });
/** What the server's own check of the fields found (ERR-105, ERR-106). */
const found = (failure: Failure) =>
  failure.kind === 'refused'
    ? serverFaults(
        failure.errors.filter(({ code }) => code === 'validation'),
        ['email', 'password'] as const,
      )
    : {};
const hasFound = (failure: Failure) => Object.keys(found(failure)).length > 0;
sample({
  clock: refused,
  filter: ({ handling }) => handling.at !== undefined,
  fn: ({ handling: { at } }) => (at ? { [at.field]: at.fault } : {}),
  target: recoveryForm.refused,
});

sample({ clock: failed, filter: hasFound, fn: found, target: recoveryForm.refused });

/** What is said above the form; null where a field says it. An error of the server's own is not that nobody answers. */
function noticeOf(failure: Failure, { notice = null }: { notice?: RecoveryNotice | null }) {
  if (failure.kind === 'fault' && failure.status === 500) return 'failed';
  return hasFound(failure) ? null : notice;
}

/** What is said above the form. */
export const $notice = createStore<RecoveryNotice | null>(null, { serialize: 'ignore' })
  .on(refused, (_, { failure, handling }) => noticeOf(failure, handling))
  .reset(opened, recoveryForm.submitted);
