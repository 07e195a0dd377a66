import type { RefusalOf } from '@rukav/contract';
import type { changeEmail, putPassword, putPhone } from '@rukav/contract/account/calls.ts';
import type { requestSmsCode } from '@rukav/contract/sign-in/calls.ts';
import type { Handled, Handling, RefusalRecipe } from '../../../platform/errors/handle-refusals.ts';
import { faultsOfServer, type ChangeFault, type ChangeFaults, type ChangeField } from './faults.ts';

/** Every refusal that a change can meet. */
export type ChangeRefusal = RefusalOf<
  typeof putPhone | typeof putPassword | typeof changeEmail | typeof requestSmsCode
>;

/** What is said above the form. */
export type ChangeNotice = 'early' | 'later' | 'captcha' | 'elsewhere' | 'closed' | 'failed' | 'unavailable';

export interface ChangeHandling extends Handling<ChangeField, ChangeFault, ChangeNotice> {
  faults?: ChangeFaults;
}

const at = (
  field: ChangeField,
  code: 'same' | 'exists' | 'wrong' | 'expired' | 'attempts' | 'incorrect',
) => ({
  faults: { [field]: { code } },
});

/** What is done about each refusal (ERR-117, ERR-118, ERR-123, ERR-124, ERR-136 to ERR-144). */
export const changeRefusals: RefusalRecipe<ChangeRefusal | 'validation', ChangeHandling> = {
  table: {
    phone_same: at('phone', 'same'),
    phone_already_exists: at('phone', 'exists'),
    phone_invalid: { faults: { phone: { code: 'country' } } },
    email_same: at('email', 'same'),
    email_already_exists: at('email', 'exists'),
    old_password_incorrect: at('oldPassword', 'incorrect'),
    new_password_same: at('newPassword', 'same'),
    wrong_code: at('code', 'wrong'),
    code_expired: at('code', 'expired'),
    too_many_attempts: at('code', 'attempts'),
    code_already_sent: { notice: 'early' },
    captcha_required: { notice: 'captcha' },
    captcha_failed: { notice: 'captcha' },
    way_unavailable: { notice: 'closed' },
    profile_changed: { notice: 'elsewhere' },
    validation: {},
  },
  otherwise: { notice: 'failed' },
  noAnswer: { notice: 'unavailable' },
};

/** A handling with the fields that the server's checks name. */
export function refineChange({ failure, handling }: Handled<ChangeHandling>): ChangeHandling {
  if (failure.kind !== 'refused' || failure.errors[0]?.code !== 'validation') return handling;
  const faults = faultsOfServer(failure.errors);
  return Object.keys(faults).length > 0 ? { faults } : { notice: 'failed' };
}
