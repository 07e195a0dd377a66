import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Form } from '@rukav/design-system/Form';
import { CodeEntry } from './CodeEntry.tsx';
import { $isBusy, signInForm } from './model.ts';
import { Resend } from './Resend.tsx';

/** The code that proves the phone or the mailbox; another one can be asked for after a countdown. */
export function CodeForm() {
  const { formatMessage } = useIntl();
  const { isBusy, submit } = useUnit({ isBusy: $isBusy, submit: signInForm.submitted });

  return (
    <Form onSubmit={() => submit()} label={formatMessage({ id: 'profile.code' })}>
      <CodeEntry onComplete={submit} />
      <Button
        type="submit"
        isFullWidth
        isPending={isBusy}
        pendingLabel={formatMessage({ id: 'profile.code.checking' })}
      >
        {formatMessage({ id: 'profile.code.confirm' })}
      </Button>
      <Resend />
    </Form>
  );
}
