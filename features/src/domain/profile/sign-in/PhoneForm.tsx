import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Form } from '@rukav/design-system/Form';
import { PhoneField } from '@rukav/design-system/PhoneField';
import { $session } from '../../../platform/session/index.ts';
import { $draft, $isBusy, changed, signInForm } from './model.ts';
import { useSignInForm } from './useSignInForm.ts';

/** Whose account it is: the phone that gets the code. */
export function PhoneForm() {
  const { formatMessage } = useIntl();
  const { draft, session, isBusy, change, submit } = useUnit({
    draft: $draft,
    session: $session,
    isBusy: $isBusy,
    change: changed,
    submit: signInForm.submitted,
  });
  const { fieldOf } = useSignInForm();

  return (
    <Form onSubmit={() => submit()} label={formatMessage({ id: 'profile.signIn' })}>
      <PhoneField
        label={formatMessage({ id: 'profile.phone' })}
        description={formatMessage({ id: 'profile.phone.hint' })}
        country={session.country}
        isRequired
        value={draft.phone}
        onChange={(phone) => change({ phone })}
        {...fieldOf('phone')}
      />
      <Button
        type="submit"
        isFullWidth
        isPending={isBusy}
        pendingLabel={formatMessage({ id: 'profile.code.sending' })}
      >
        {formatMessage({ id: 'profile.code.get' })}
      </Button>
    </Form>
  );
}
