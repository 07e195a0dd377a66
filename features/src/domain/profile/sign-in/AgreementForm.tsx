import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Form } from '@rukav/design-system/Form';
import { Text } from '@rukav/design-system/Text';
import { AgreementBoxes } from './AgreementBoxes.tsx';
import { $isBusy, signInForm } from './model.ts';

/** An account that came with a guest's order agrees when it is signed in to for the first time. */
export function AgreementForm() {
  const { formatMessage } = useIntl();
  const { isBusy, submit } = useUnit({ isBusy: $isBusy, submit: signInForm.submitted });

  return (
    <Form onSubmit={() => submit()} label={formatMessage({ id: 'profile.signIn' })}>
      <Text>{formatMessage({ id: 'profile.agree.text' })}</Text>
      <AgreementBoxes />
      <Button
        type="submit"
        isFullWidth
        isPending={isBusy}
        pendingLabel={formatMessage({ id: 'profile.password.checking' })}
      >
        {formatMessage({ id: 'profile.signIn' })}
      </Button>
    </Form>
  );
}
