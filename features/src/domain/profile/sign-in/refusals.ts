import type { RefusalOf } from '@rukav/contract';
import type {
  checkCode,
  confirmResetByPhone,
  login,
  register,
  requestCode,
  resetPasswordByEmail,
} from '@rukav/contract/sign-in/calls.ts';
import type { Handling, RefusalRecipe } from '../../../platform/errors/handle-refusals.ts';
import type { LoginKind, SignInFault, SignInField } from './faults.ts';

/** What is said above the form. */
export type SignInNotice =
  /** The code was just sent. */
  | 'resend'
  /** The proof of the contact is spent, and the code has to be asked for anew. */
  | 'again'
  | 'merge'
  /** The shop could not do it, or did not answer. */
  | 'failed'
  | 'unavailable'
  /** Too many tries: later. */
  | 'later'
  /** Taken for a machine. */
  | 'captcha'
  /** Who has proven a phone or a mailbox has no account with it. */
  | 'noAccount.phone'
  | 'noAccount.email'
  /** What and the password do not belong together. */
  | `wrong.${LoginKind}`
  | 'temporary'
  /** Codes to phones are switched off. */
  | 'wayClosed'
  | 'agreement'
  /** The new password holds. */
  | 'changed';

type Refusal =
  | RefusalOf<typeof requestCode>
  | RefusalOf<typeof checkCode>
  | RefusalOf<typeof login>
  | RefusalOf<typeof register>
  | RefusalOf<typeof resetPasswordByEmail>
  | RefusalOf<typeof confirmResetByPhone>;

const at = (field: SignInField, code: SignInFault['code']) => ({
  at: { field, fault: { code } as SignInFault },
});

/** What is done about a refusal of signing in. */
export type SignInHandling = Handling<SignInField, SignInFault, SignInNotice>;

/** What each refusal means for the forms. After `again` and `merge` the code step is repeated. */
export const signInRefusals: RefusalRecipe<Refusal, SignInHandling> = {
  table: {
    code_already_sent: { notice: 'resend' },
    captcha_required: { notice: 'captcha' },
    captcha_failed: { notice: 'captcha' },
    way_unavailable: { notice: 'wayClosed' },
    phone_invalid: at('phone', 'country'),
    wrong_code: at('code', 'wrong'),
    code_expired: at('code', 'expired'),
    too_many_attempts: at('code', 'attempts'),
    token_invalid: { notice: 'again' },
    user_not_found: { notice: 'noAccount.phone' },
    merge_failed: { notice: 'merge' },
    credentials_invalid: { notice: 'wrong.phone' },
    temporary_password_invalid: { notice: 'temporary' },
    agreement_required: { notice: 'agreement' },
    phone_already_exists: at('phone', 'exists'),
    email_already_exists: at('mailbox', 'exists'),
    employee_registration: {},
    city_not_found: { notice: 'failed' },
    new_password_same: at('newPassword', 'same'),
  },
  otherwise: { notice: 'failed' },
  noAnswer: { notice: 'unavailable' },
};
