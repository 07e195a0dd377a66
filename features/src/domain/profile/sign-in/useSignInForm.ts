import { useIntl } from 'react-intl';
import { useForm } from '../../../platform/forms/view.ts';
import type { MessageId } from '../../../platform/locale/index.ts';
import type { SignInFault, SignInField } from './faults.ts';
import { signInForm } from './model.ts';

const email = {
  required: 'profile.problem.email.required',
  form: 'profile.problem.email.invalid',
  long: 'profile.problem.email.long',
  exists: 'profile.problem.email.exists',
} as const;

const texts: Record<SignInField, Partial<Record<SignInFault['code'], MessageId>>> = {
  phone: {
    required: 'profile.problem.phone.required',
    short: 'profile.problem.phone.short',
    country: 'profile.problem.phone.country',
    long: 'profile.problem.phone.country',
    exists: 'profile.problem.phone.exists',
  },
  email,
  card: {
    required: 'profile.problem.card.required',
    digits: 'profile.problem.card.digits',
    short: 'profile.problem.card.short',
    long: 'profile.problem.card.long',
  },
  password: { required: 'profile.problem.password.required', long: 'profile.problem.password.long' },
  code: {
    required: 'profile.problem.code.required',
    short: 'profile.problem.code.short',
    long: 'profile.problem.code.wrong',
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
  mailbox: email,
  birthday: {
    required: 'profile.problem.birthday.required',
    form: 'profile.problem.birthday.form',
    long: 'profile.problem.birthday.form',
  },
  newPassword: {
    required: 'profile.problem.password.required',
    short: 'profile.problem.password.weak',
    long: 'profile.problem.password.long',
    characters: 'profile.problem.password.characters',
    same: 'profile.problem.password.same',
  },
  rules: { required: 'profile.problem.rules' },
  userAgreement: { required: 'profile.problem.userAgreement' },
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
