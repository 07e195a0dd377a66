import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Notice } from '@rukav/design-system/Notice';
import { Stack } from '@rukav/design-system/Stack';
import type { MessageId } from '../../../platform/locale/index.ts';
import { CodeForm } from './CodeForm.tsx';
import { $notice, $step } from './model.ts';
import { PhoneForm } from './PhoneForm.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';

const notices: Record<'resend' | 'again' | 'merge' | 'failed', MessageId> = {
  resend: 'profile.code.alreadySent',
  again: 'profile.code.again',
  merge: 'profile.merge.failed',
  failed: 'profile.failed',
};

/** The form of the present step of signing in, with what is said above it. */
export function SignInForms() {
  const { formatMessage } = useIntl();
  const { step, notice } = useUnit({ step: $step, notice: $notice });

  return (
    <Stack>
      {notice && (
        <Notice tone={notice === 'resend' ? 'warning' : 'danger'} isLive>
          {formatMessage({ id: notices[notice] })}
        </Notice>
      )}
      {step === 'phone' && <PhoneForm />}
      {step === 'code' && <CodeForm />}
      {step === 'registration' && <RegistrationForm />}
    </Stack>
  );
}
