import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Checkbox } from '@rukav/design-system/Checkbox';
import { Form } from '@rukav/design-system/Form';
import { Link } from '@rukav/design-system/Link';
import { Text } from '@rukav/design-system/Text';
import { TextField } from '@rukav/design-system/TextField';
import { $draft, $isBusy, changed, signInForm } from './model.ts';
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
        requirement={formatMessage({ id: 'profile.optional' })}
        autoComplete="email"
        value={draft.email}
        onChange={(email) => change({ email })}
        {...fieldOf('email')}
      />
      <Checkbox
        isRequired
        isChecked={draft.rules}
        onChange={(rules) => change({ rules })}
        {...fieldOf('rules')}
      >
        {formatMessage(
          { id: 'profile.agree.rules' },
          { link: (words) => <NewTab href="/terms">{words}</NewTab> },
        )}
      </Checkbox>
      <Checkbox
        isRequired
        isChecked={draft.personalData}
        onChange={(personalData) => change({ personalData })}
        {...fieldOf('personalData')}
      >
        {formatMessage(
          { id: 'profile.agree.personalData' },
          { link: (words) => <NewTab href="/consent_registration_form">{words}</NewTab> },
        )}
      </Checkbox>
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

const NewTab = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link href={href} opensNewTab>
    {children}
  </Link>
);
