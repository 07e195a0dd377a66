import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Modal } from '@rukav/design-system/Modal';
import type { MessageId } from '../../platform/locale/index.ts';
import { wishForgotten } from '../../platform/wish/index.ts';
import { SignInForms } from './sign-in/SignInForms.tsx';
import { $step, opened, wayChosen, type SignInStep } from './sign-in/model.ts';

const titles: Partial<Record<SignInStep, MessageId>> = {
  registration: 'profile.registration',
  employee: 'profile.registration',
  recovery: 'profile.recovery',
  letter: 'profile.recovery',
  newPassword: 'profile.recovery',
};

/** Signing in by a code or a password, a new password, or registration where the phone has no account. */
export default function SignInModal({ way }: { way?: 'password' | 'recovery' }) {
  const { formatMessage } = useIntl();
  const { step, open, choose, forget } = useUnit({
    step: $step,
    open: opened,
    choose: wayChosen,
    forget: wishForgotten,
  });

  useEffect(() => {
    open();
    if (way) choose(way);
    return forget;
  }, [open, choose, forget, way]);

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
