import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Modal } from '@rukav/design-system/Modal';
import type { MessageId } from '../../platform/locale/index.ts';
import { SignInForms } from './sign-in/SignInForms.tsx';
import { $step, opened, type SignInStep } from './sign-in/model.ts';
import { wishForgotten } from './wish.ts';

const titles: Partial<Record<SignInStep, MessageId>> = {
  registration: 'profile.registration',
  employee: 'profile.registration',
  recovery: 'profile.recovery',
  letter: 'profile.recovery',
  newPassword: 'profile.recovery',
};

/** Signing in by a code or a password, a new password, or registration where the phone has no account. */
export default function SignInModal() {
  const { formatMessage } = useIntl();
  const { step, open, forget } = useUnit({ step: $step, open: opened, forget: wishForgotten });

  useEffect(() => {
    open();
    return forget;
  }, [open, forget]);

  return (
    <Modal
      size="small"
      initialFocus="field"
      isDismissable={false}
      title={formatMessage({ id: titles[step] ?? 'profile.signIn' })}
    >
      <SignInForms />
    </Modal>
  );
}
