import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Modal } from '@rukav/design-system/Modal';
import { SignInForms } from './sign-in/SignInForms.tsx';
import { $step, opened } from './sign-in/model.ts';

/** Signing in by a one-time code, or registration where the phone has no account. */
export default function SignInModal() {
  const { formatMessage } = useIntl();
  const { step, open } = useUnit({ step: $step, open: opened });

  useEffect(() => open(), [open]);

  return (
    <Modal
      size="small"
      initialFocus="field"
      isDismissable={false}
      title={formatMessage({ id: step === 'registration' ? 'profile.registration' : 'profile.signIn' })}
    >
      <SignInForms />
    </Modal>
  );
}
