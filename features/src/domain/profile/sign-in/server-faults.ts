import type { ApiError } from '@rukav/contract/errors.ts';
import { signInLengths } from '@rukav/contract/fields/sign-in.ts';
import type { Failure } from '../../../platform/api/index.ts';
import {
  signInFields,
  type SignInFault,
  type SignInFaults,
  type SignInField,
  type SignInStep,
} from './faults.ts';

/** The field of the present form that the server speaks of. */
function fieldOf(name: string, step: SignInStep): SignInField | undefined {
  const last = name.split('.').at(-1) ?? '';
  if (last === 'email' && step === 'registration') return 'mailbox';
  if (last === 'password' && step !== 'password') return 'newPassword';
  return signInFields.find((field) => field === last);
}

const longest: Partial<Record<SignInField, number>> = {
  name: 64,
  email: 100,
  mailbox: 100,
  card: signInLengths.card[1],
  newPassword: signInLengths.password[1],
};

/** What the server means by `empty`, `invalid` and `max_length_exceeded`, as the field itself would say it. */
function faultOfCheck(field: SignInField, { params }: ApiError): SignInFault {
  if (params?.['check'] === 'empty') return { code: 'required' };
  if (params?.['check'] === 'max_length_exceeded')
    return { code: 'long', most: Number(params['maximum'] ?? longest[field]) };
  if (field === 'phone') return { code: 'country' };
  if (field === 'name') return { code: 'characters' };
  if (field === 'card') return { code: 'digits' };
  if (field === 'code' || field === 'newPassword') return { code: 'short' };
  return { code: field === 'email' || field === 'mailbox' || field === 'birthday' ? 'form' : 'required' };
}

/** The faults that the server has found in fields of the present form (ERR-095, ERR-104 to ERR-106). */
export function serverFaults(failure: Failure, step: SignInStep): SignInFaults {
  if (failure.kind !== 'refused') return {};
  const found = failure.errors.flatMap((error) => {
    const field = error.code === 'validation' && error.field ? fieldOf(error.field, step) : undefined;
    return field ? [[field, faultOfCheck(field, error)] as const] : [];
  });
  return Object.fromEntries(found);
}
