import { useUnit } from 'effector-react';
import { useEffect, useRef, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { Notice } from '@rukav/design-system/Notice';
import { Stack } from '@rukav/design-system/Stack';
import { Text } from '@rukav/design-system/Text';
import { useFaultFocus } from '../../../platform/forms/view.ts';
import { AgreementForm } from './AgreementForm.tsx';
import { CodeForm } from './CodeForm.tsx';
import { ContactForm } from './ContactForm.tsx';
import { LetterSent } from './LetterSent.tsx';
import { $isDelayed, $step, signInForm, type SignInStep } from './model.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { noticeTexts, noticeTone } from './notices.ts';
import { $notice } from './said.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { RecoveryForm } from './RecoveryForm.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';

function EmployeeNote() {
  const { formatMessage } = useIntl();
  return <Text>{formatMessage({ id: 'profile.employee' })}</Text>;
}

const forms: Record<SignInStep, ComponentType> = {
  contact: ContactForm,
  password: PasswordForm,
  code: CodeForm,
  registration: RegistrationForm,
  employee: EmployeeNote,
  agreement: AgreementForm,
  recovery: RecoveryForm,
  letter: LetterSent,
  newPassword: NewPasswordForm,
};

/** Steps at which somebody waits for a message. */
const waiting: readonly SignInStep[] = ['code', 'newPassword', 'letter'];

/** The form of the present step of signing in, with what is said above it. Another step begins at its first field. */
export function SignInForms() {
  const { formatMessage } = useIntl();
  const { step, notice, isDelayed } = useUnit({ step: $step, notice: $notice, isDelayed: $isDelayed });
  const form = useRef<HTMLDivElement>(null);
  const stepBefore = useRef(step);
  useFaultFocus(signInForm);

  useEffect(() => {
    const first = form.current?.querySelector<HTMLElement>('input:not([type=radio])');
    if (stepBefore.current !== step) (first ?? form.current?.querySelector('button'))?.focus();
    stepBefore.current = step;
  }, [step]);
  const Present = forms[step];

  return (
    <Stack>
      {notice && (
        <Notice tone={noticeTone(notice)} isLive>
          {formatMessage({ id: noticeTexts[notice] })}
        </Notice>
      )}
      {isDelayed && waiting.includes(step) && (
        <Notice tone="warning" isLive>
          {formatMessage({ id: 'profile.delayed' })}
        </Notice>
      )}
      <div ref={form}>
        <Present />
      </div>
    </Stack>
  );
}
