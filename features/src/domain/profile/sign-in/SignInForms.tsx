import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Notice } from '@rukav/design-system/Notice';
import { Stack } from '@rukav/design-system/Stack';
import { useFaultFocus } from '../../../platform/forms/view.ts';
import type { MessageId } from '../../../platform/locale/index.ts';
import { CodeForm } from './CodeForm.tsx';
import { $notice, $step, signInForm } from './model.ts';
import { PhoneForm } from './PhoneForm.tsx';
import type { SignInNotice } from './refusals.ts';
import { RegistrationForm } from './RegistrationForm.tsx';

const notices: Record<SignInNotice, MessageId> = {
  resend: 'profile.code.alreadySent',
  again: 'profile.code.again',
  merge: 'profile.merge.failed',
  failed: 'profile.failed',
};

/** The form of the present step of signing in, with what is said above it. Another step begins at its first field. */
export function SignInForms() {
  const { formatMessage } = useIntl();
  const { step, notice } = useUnit({ step: $step, notice: $notice });
  const form = useRef<HTMLDivElement>(null);
  const stepBefore = useRef(step);
  useFaultFocus(signInForm);

  useEffect(() => {
    if (stepBefore.current !== step) form.current?.querySelector('input')?.focus();
    stepBefore.current = step;
  }, [step]);

  return (
    <Stack>
      {notice && (
        <Notice tone={notice === 'resend' ? 'warning' : 'danger'} isLive>
          {formatMessage({ id: notices[notice] })}
        </Notice>
      )}
      <div ref={form}>
        {step === 'phone' && <PhoneForm />}
        {step === 'code' && <CodeForm />}
        {step === 'registration' && <RegistrationForm />}
      </div>
    </Stack>
  );
}
