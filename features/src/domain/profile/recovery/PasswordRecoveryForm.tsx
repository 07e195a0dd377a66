import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Form } from '@rukav/design-system/Form';
import { Heading } from '@rukav/design-system/Heading';
import { Notice } from '@rukav/design-system/Notice';
import { TextField } from '@rukav/design-system/TextField';
import { useFaultFocus, useForm } from '../../../platform/forms/view.ts';
import type { MessageId } from '../../../platform/locale/index.ts';
import { openModalFx } from '../../../platform/overlays/index.ts';
import { NewPasswordField } from '../sign-in/NewPasswordField.tsx';
import {
  $draft,
  $isBusy,
  $notice,
  changed,
  recoveryForm,
  type RecoveryFault,
  type RecoveryNotice,
} from './model.ts';

const faults: Record<'email' | 'password', Partial<Record<RecoveryFault['code'], MessageId>>> = {
  email: {
    required: 'profile.problem.email.required',
    form: 'profile.problem.email.invalid',
    invalid: 'profile.problem.email.invalid',
    long: 'profile.problem.email.long',
    unknown: 'profile.recovery.unknown',
  },
  password: {
    required: 'profile.problem.password.required',
    short: 'profile.problem.password.weak',
    invalid: 'profile.problem.password.weak',
    long: 'profile.problem.password.long',
    characters: 'profile.problem.password.characters',
    same: 'profile.problem.password.same',
  },
};
const notices: Record<RecoveryNotice, MessageId> = {
  invalid: 'profile.recovery.invalid',
  expired: 'profile.recovery.expired',
  failed: 'profile.failed',
  unavailable: 'profile.unavailable',
};

/** The mailbox that got the letter, and the new password. */
export function PasswordRecoveryForm() {
  const { formatMessage } = useIntl();
  const { draft, isBusy, notice, change, submit, open } = useUnit({
    draft: $draft,
    isBusy: $isBusy,
    notice: $notice,
    change: changed,
    submit: recoveryForm.submitted,
    open: openModalFx,
  });
  const { fieldOf, blurOf } = useForm(recoveryForm, (field, { code }) => {
    const id = faults[field][code];
    return id ? formatMessage({ id }) : '';
  });
  useFaultFocus(recoveryForm);
  const isSpent = notice === 'invalid' || notice === 'expired';

  return (
    <>
      <Heading level={1}>{formatMessage({ id: 'profile.recovery' })}</Heading>
      {notice && (
        <Notice
          tone="danger"
          isLive
          action={
            isSpent && (
              <Button
                emphasis="plain"
                size="small"
                opens="dialog"
                onPress={() => void open({ id: 'sign-in', props: { way: 'recovery' } })}
              >
                {formatMessage({ id: 'profile.recovery.again' })}
              </Button>
            )
          }
        >
          {formatMessage({ id: notices[notice] })}
        </Notice>
      )}
      <Form onSubmit={() => submit()} label={formatMessage({ id: 'profile.recovery' })}>
        <TextField
          label={formatMessage({ id: 'profile.email' })}
          description={formatMessage({ id: 'profile.recovery.email.hint' })}
          autoComplete="email"
          isRequired
          value={draft.email}
          onChange={(email) => change({ email })}
          onBlur={blurOf('email')}
          {...fieldOf('email')}
        />
        <NewPasswordField
          isRequired
          value={draft.password}
          onChange={(password) => change({ password })}
          onBlur={blurOf('password')}
          {...fieldOf('password')}
        />
        <Button
          type="submit"
          isFullWidth
          isPending={isBusy}
          pendingLabel={formatMessage({ id: 'profile.password.saving' })}
        >
          {formatMessage({ id: 'profile.password.save' })}
        </Button>
      </Form>
    </>
  );
}
