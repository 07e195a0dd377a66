import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Form } from '@rukav/design-system/Form';
import { Text } from '@rukav/design-system/Text';
import { ContactField } from './ContactField.tsx';
import { $draft, $isBusy, signInForm, wayChosen } from './model.ts';

/** Asks for a new password: by a code to the phone, or by a link to the mailbox. */
export function RecoveryForm() {
  const { formatMessage } = useIntl();
  const { draft, isBusy, submit, choose } = useUnit({
    draft: $draft,
    isBusy: $isBusy,
    submit: signInForm.submitted,
    choose: wayChosen,
  });

  return (
    <Form onSubmit={() => submit()} label={formatMessage({ id: 'profile.recovery' })}>
      <Text>{formatMessage({ id: 'profile.recovery.text' })}</Text>
      <ContactField kinds={['phone', 'email']} />
      <Button
        type="submit"
        isFullWidth
        isPending={isBusy}
        pendingLabel={formatMessage({ id: 'profile.code.sending' })}
      >
        {formatMessage({ id: draft.by === 'email' ? 'profile.recovery.link' : 'profile.code.get' })}
      </Button>
      <Button emphasis="quiet" isFullWidth onPress={() => choose('password')}>
        {formatMessage({ id: 'profile.way.back' })}
      </Button>
    </Form>
  );
}
