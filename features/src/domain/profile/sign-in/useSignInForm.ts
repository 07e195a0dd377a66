import { useIntl } from 'react-intl';
import { useForm } from '../../../platform/forms/view.ts';
import type { MessageId } from '../../../platform/locale/index.ts';
import type { SignInFault, SignInField } from './faults.ts';
import { signInForm } from './model.ts';

const texts: Record<SignInField, Partial<Record<SignInFault['code'], MessageId>>> = {
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
  email: {
    form: 'profile.problem.email.invalid',
    long: 'profile.problem.email.invalid',
    exists: 'profile.problem.email.exists',
  },
  rules: { required: 'profile.problem.rules' },
  personalData: { required: 'profile.problem.personalData' },
};

/** The forms of signing in, their faults in words. */
export function useSignInForm() {
  const { formatMessage } = useIntl();
  return useForm(signInForm, (field, { code }) => {
    const id = texts[field][code];
    return id ? formatMessage({ id }) : '';
  });
}
