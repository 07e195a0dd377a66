import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Form } from '@rukav/design-system/Form';
import { CodeEntry } from './CodeEntry.tsx';
import { $draft, $isBusy, changed, signInForm } from './model.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { Resend } from './Resend.tsx';
import { useSignInForm } from './useSignInForm.ts';

/** A new password, set by the code that came to the phone. */
export function NewPasswordForm() {
  const { formatMessage } = useIntl();
  const { draft, isBusy, change, submit } = useUnit({
    draft: $draft,
    isBusy: $isBusy,
    change: changed,
    submit: signInForm.submitted,
  });
  const { fieldOf } = useSignInForm();

  return (
    <Form onSubmit={() => submit()} label={formatMessage({ id: 'profile.recovery' })}>
      <CodeEntry />
      <NewPasswordField
        isRequired
        value={draft.newPassword}
        onChange={(newPassword) => change({ newPassword })}
        {...fieldOf('newPassword')}
      />
      <Button
        type="submit"
        isFullWidth
        isPending={isBusy}
        pendingLabel={formatMessage({ id: 'profile.password.saving' })}
      >
        {formatMessage({ id: 'profile.password.save' })}
      </Button>
      <Resend />
    </Form>
  );
}
