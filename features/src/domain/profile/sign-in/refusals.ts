import type { RefusalOf } from '@rukav/contract';
import type { checkSmsCode, login, register, requestSmsCode } from '@rukav/contract/sign-in/calls.ts';
import type { Handling, RefusalRecipe } from '../../../platform/errors/handle-refusals.ts';
import type { SignInFault, SignInField } from './faults.ts';

/**
 * What is said above the form: the code was just sent; the proof of the phone is spent and the code has to be asked for anew;
 * the carts could not be merged; the shop did not answer.
 */
export type SignInNotice = 'resend' | 'again' | 'merge' | 'failed';

type Refusal =
  | RefusalOf<typeof requestSmsCode>
  | RefusalOf<typeof checkSmsCode>
  | RefusalOf<typeof login>
  | RefusalOf<typeof register>;

const at = (field: SignInField, code: SignInFault['code']) => ({
  at: { field, fault: { code } as SignInFault },
});

/** What each refusal means for the forms. After `again` and `merge` the code step is repeated. */
export const signInRefusals: RefusalRecipe<Refusal, Handling<SignInField, SignInFault, SignInNotice>> = {
  table: {
    code_already_sent: { notice: 'resend' },
    phone_invalid: at('phone', 'country'),
    wrong_code: at('code', 'wrong'),
    code_expired: at('code', 'expired'),
    too_many_attempts: at('code', 'attempts'),
    token_invalid: { notice: 'again' },
    user_not_found: { notice: 'again' },
    merge_failed: { notice: 'merge' },
    phone_already_exists: at('phone', 'exists'),
    email_already_exists: at('email', 'exists'),
  },
  otherwise: { notice: 'failed' },
};
