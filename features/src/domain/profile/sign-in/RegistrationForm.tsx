import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Checkbox } from '@rukav/design-system/Checkbox';
import { DateField } from '@rukav/design-system/DateField';
import { Form } from '@rukav/design-system/Form';
import { Text } from '@rukav/design-system/Text';
import { TextField } from '@rukav/design-system/TextField';
import { AgreementBoxes } from './AgreementBoxes.tsx';
import { $draft, $isBusy, changed, signInForm } from './model.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { useSignInForm } from './useSignInForm.ts';

/** A new account for a phone that is proven already. */
export function RegistrationForm() {
  const { formatMessage } = useIntl();
  const { draft, isBusy, change, submit } = useUnit({
    draft: $draft,
    isBusy: $isBusy,
    change: changed,
    submit: signInForm.submitted,
  });
  const { fieldOf } = useSignInForm();

  return (
    <Form onSubmit={() => submit()} label={formatMessage({ id: 'profile.registration' })}>
      <Text>{formatMessage({ id: 'profile.registration.text' })}</Text>
      <TextField
        label={formatMessage({ id: 'profile.name' })}
        autoComplete="given-name"
        isRequired
        value={draft.name}
        onChange={(name) => change({ name })}
        {...fieldOf('name')}
      />
      <TextField
        label={formatMessage({ id: 'profile.email' })}
        description={formatMessage({ id: 'profile.mailbox.hint' })}
        autoComplete="email"
        isRequired
        value={draft.mailbox}
        onChange={(mailbox) => change({ mailbox })}
        {...fieldOf('mailbox')}
      />
      <DateField
        label={formatMessage({ id: 'profile.birthday' })}
        requirement={formatMessage({ id: 'profile.optional' })}
        description={formatMessage({ id: 'profile.birthday.hint' })}
        autoComplete="bday"
        min="1900-01-01"
        value={draft.birthday}
        onChange={(birthday) => change({ birthday })}
        {...fieldOf('birthday')}
      />
      <NewPasswordField
        requirement={formatMessage({ id: 'profile.optional' })}
        value={draft.newPassword}
        onChange={(newPassword) => change({ newPassword })}
        {...fieldOf('newPassword')}
      />
      <AgreementBoxes />
      <Checkbox isChecked={draft.subscription} onChange={(subscription) => change({ subscription })}>
        {formatMessage({ id: 'profile.agree.mailing' })}
      </Checkbox>
      <Button
        type="submit"
        isFullWidth
        isPending={isBusy}
        pendingLabel={formatMessage({ id: 'profile.registration.pending' })}
      >
        {formatMessage({ id: 'profile.registration.submit' })}
      </Button>
    </Form>
  );
}
