import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import type { MessageId } from '../../../platform/locale/index.ts';
import { $problems } from './model.ts';
import type { SignInFault, SignInField } from './rules.ts';

const texts: Record<SignInField, Partial<Record<SignInFault, MessageId>>> = {
  phone: {
    required: 'profile.problem.phone.required',
    short: 'profile.problem.phone.short',
    country: 'profile.problem.phone.country',
    exists: 'profile.problem.phone.exists',
  },
  code: {
    required: 'profile.problem.code.required',
    short: 'profile.problem.code.short',
    wrong: 'profile.problem.code.wrong',
    expired: 'profile.problem.code.expired',
    attempts: 'profile.problem.code.attempts',
  },
  name: {
    required: 'profile.problem.name.required',
    short: 'profile.problem.name.short',
    long: 'profile.problem.name.long',
    characters: 'profile.problem.name.characters',
  },
  email: { invalid: 'profile.problem.email.invalid', exists: 'profile.problem.email.exists' },
  rules: { required: 'profile.problem.rules' },
  personalData: { required: 'profile.problem.personalData' },
};

/** Gives the `error` of a field, if it has a fault that is shown. */
export function useFault() {
  const { formatMessage } = useIntl();
  const problems = useUnit($problems);

  return (field: SignInField): { error?: string } => {
    const fault = problems[field];
    const id = fault && texts[field][fault];
    return id ? { error: formatMessage({ id }) } : {};
  };
}
