import { useIntl } from 'react-intl';
import { useForm } from '../../../platform/forms/view.ts';
import type { MessageId } from '../../../platform/locale/index.ts';
import type { ChangeFault, ChangeField } from './faults.ts';
import { changeForm } from './model.ts';

const texts: Record<ChangeField, Partial<Record<ChangeFault['code'], MessageId>>> = {
  phone: {
    required: 'data.problem.phone.required',
    short: 'data.problem.phone.short',
    country: 'data.problem.phone.country',
    invalid: 'data.problem.phone.country',
    long: 'data.problem.phone.long',
    same: 'data.problem.phone.same',
    exists: 'data.problem.phone.exists',
  },
  email: {
    required: 'data.problem.email.required',
    form: 'data.problem.email.invalid',
    invalid: 'data.problem.email.invalid',
    long: 'data.problem.email.long',
    same: 'data.problem.email.same',
    exists: 'data.problem.email.exists',
  },
  oldPassword: {
    required: 'data.problem.oldPassword.required',
    incorrect: 'data.problem.oldPassword.incorrect',
    invalid: 'data.problem.oldPassword.incorrect',
    long: 'data.problem.oldPassword.long',
  },
  newPassword: {
    required: 'data.problem.newPassword.required',
    short: 'data.problem.newPassword.weak',
    invalid: 'data.problem.newPassword.weak',
    long: 'data.problem.newPassword.long',
    characters: 'data.problem.newPassword.characters',
    same: 'data.problem.newPassword.same',
  },
  code: {
    required: 'data.problem.code.required',
    short: 'data.problem.code.short',
    long: 'data.problem.code.wrong',
    invalid: 'data.problem.code.wrong',
    wrong: 'data.problem.code.wrong',
    expired: 'data.problem.code.expired',
    attempts: 'data.problem.code.attempts',
  },
};

/** The form of the three modals, its faults in words. */
export function useChangeForm() {
  const { formatMessage } = useIntl();
  return useForm(changeForm, (field, { code }) => {
    const id = texts[field][code];
    return id ? formatMessage({ id }) : '';
  });
}
