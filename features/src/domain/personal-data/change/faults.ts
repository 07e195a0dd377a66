import type { Country } from '@rukav/contract';
import type { ApiError } from '@rukav/contract/errors.ts';
import { faultOf, type FieldFault } from '@rukav/contract/fields/fault.ts';
import { Email, phoneOf } from '@rukav/contract/fields/person.ts';
import { Password } from '@rukav/contract/fields/sign-in.ts';
import { faultsOf, serverFaults, type Faults, type ServerFault } from '../../../platform/forms/index.ts';

/** What is changed by a code: the phone, the e-mail, or the password, which the old one can change too. */
export type Changing = 'phone' | 'email' | 'password';

/** Writing what is to be; then the code that proves who does. */
export type ChangeStep = 'value' | 'code';

/** What is written in the three modals. */
export interface ChangeDraft {
  phone: string;
  email: string;
  oldPassword: string;
  newPassword: string;
  code: string;
}

export const emptyChange: ChangeDraft = { phone: '', email: '', oldPassword: '', newPassword: '', code: '' };

export const changeFields = ['phone', 'email', 'oldPassword', 'newPassword', 'code'] as const;
export type ChangeField = (typeof changeFields)[number];

export type ChangeFault =
  | ServerFault
  | { code: 'same' | 'exists' | 'wrong' | 'expired' | 'attempts' | 'incorrect' };
export type ChangeFaults = Faults<ChangeField, ChangeFault>;

/** What the rules need to know beside the draft. */
export interface ChangeFacts {
  changing: Changing;
  step: ChangeStep;
  country: Country;
  /** The phone and the e-mail as they are. */
  present: { phone: string; email: string };
  /** Whether the old password proves who changes it, and not a code. */
  isByPassword: boolean;
  codeLength: number;
}

const same = { code: 'same' } as const;
const found = faultsOf<ChangeField, ChangeFault>;

function codeFault(code: string, length: number): FieldFault | null {
  if (code === '') return { code: 'required' };
  return code.length < length ? { code: 'short' } : null;
}

/** What keeps the present step from being taken (PROF-13 to PROF-15). */
export function faultsOfChange(draft: ChangeDraft, facts: ChangeFacts): ChangeFaults {
  const { changing, step, country, present, isByPassword, codeLength } = facts;
  const { phone, email, oldPassword, newPassword, code } = draft;
  if (step === 'code') return found({ code: codeFault(code, codeLength) });
  if (changing === 'phone')
    return found({ phone: faultOf(phoneOf(country), phone) ?? (phone === present.phone ? same : null) });
  if (changing === 'email')
    return found({
      email:
        faultOf(Email, email) ?? (email.trim().toLowerCase() === present.email.toLowerCase() ? same : null),
    });
  return found({
    oldPassword: isByPassword && oldPassword === '' ? { code: 'required' } : null,
    newPassword:
      faultOf(Password, newPassword) ?? (isByPassword && newPassword === oldPassword ? same : null),
  });
}

/** The faults that the server's checks of fields have found (ERR-104 to ERR-108). */
export const faultsOfServer = (errors: readonly ApiError[]): ChangeFaults =>
  serverFaults(errors, changeFields);
