import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Form } from '@rukav/design-system/Form';
import { PasswordField } from '@rukav/design-system/PasswordField';
import { ContactField } from './ContactField.tsx';
import { $draft, $isBusy, changed, signInForm, wayChosen } from './model.ts';
import { useSignInForm } from './useSignInForm.ts';

/** Signing in by a password, with phone, mailbox or club card. */
export function PasswordForm() {
  const { formatMessage } = useIntl();
  const { draft, isBusy, change, submit, choose } = useUnit({
    draft: $draft,
    isBusy: $isBusy,
    change: changed,
    submit: signInForm.submitted,
    choose: wayChosen,
  });
  const { fieldOf } = useSignInForm();

  return (
    <Form onSubmit={() => submit()} label={formatMessage({ id: 'profile.way.password' })}>
      <ContactField kinds={['phone', 'email', 'card']} hints={{ card: 'profile.card.hint' }} />
      <PasswordField
        label={formatMessage({ id: 'profile.password' })}
        labels={{
          show: formatMessage({ id: 'profile.password.show' }),
          hide: formatMessage({ id: 'profile.password.hide' }),
        }}
        autoComplete="current-password"
        isRequired
        value={draft.password}
        onChange={(password) => change({ password })}
        {...fieldOf('password')}
      />
      <Button
        type="submit"
        isFullWidth
        isPending={isBusy}
        pendingLabel={formatMessage({ id: 'profile.password.checking' })}
      >
        {formatMessage({ id: 'profile.signIn' })}
      </Button>
      <Button emphasis="quiet" isFullWidth onPress={() => choose('contact')}>
        {formatMessage({ id: 'profile.way.code' })}
      </Button>
      <Button emphasis="plain" onPress={() => choose('recovery')}>
        {formatMessage({ id: 'profile.way.recovery' })}
      </Button>
    </Form>
  );
}
