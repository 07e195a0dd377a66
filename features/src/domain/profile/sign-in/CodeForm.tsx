import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { CodeField } from '@rukav/design-system/CodeField';
import { Countdown } from '@rukav/design-system/Countdown';
import { Form } from '@rukav/design-system/Form';
import { Text } from '@rukav/design-system/Text';
import { readablePhone } from '@rukav/contract/readable-phone.ts';
import {
  $codeLength,
  $draft,
  $isBusy,
  $resendIn,
  changed,
  countdownEnded,
  phoneCorrected,
  resendRequested,
  signInForm,
} from './model.ts';
import { useSignInForm } from './useSignInForm.ts';

const clock = (remaining: number) => {
  const seconds = Math.ceil(remaining / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** The code that proves the phone; another one can be asked for after a countdown. */
export function CodeForm() {
  const { formatMessage } = useIntl();
  const { draft, length, resendIn, isBusy, change, submit, resend, correct, end } = useUnit({
    draft: $draft,
    length: $codeLength,
    resendIn: $resendIn,
    isBusy: $isBusy,
    change: changed,
    submit: signInForm.submitted,
    resend: resendRequested,
    correct: phoneCorrected,
    end: countdownEnded,
  });
  const { fieldOf } = useSignInForm();

  return (
    <Form onSubmit={() => submit()} label={formatMessage({ id: 'profile.code' })}>
      <Text>
        {formatMessage({ id: 'profile.code.sent' }, { phone: readablePhone(draft.phone) })}{' '}
        <Button emphasis="plain" size="small" onPress={correct}>
          {formatMessage({ id: 'profile.phone.correct' })}
        </Button>
      </Text>
      <CodeField
        label={formatMessage({ id: 'profile.code' })}
        length={length}
        isRequired
        value={draft.code}
        onChange={(code) => change({ code })}
        onComplete={(code) => {
          change({ code });
          submit();
        }}
        {...fieldOf('code')}
      />
      <Button
        type="submit"
        isFullWidth
        isPending={isBusy}
        pendingLabel={formatMessage({ id: 'profile.code.checking' })}
      >
        {formatMessage({ id: 'profile.code.confirm' })}
      </Button>
      {resendIn === null ? (
        <Button emphasis="quiet" isFullWidth isDisabled={isBusy} onPress={resend}>
          {formatMessage({ id: 'profile.code.resend' })}
        </Button>
      ) : (
        <Text tone="quiet" size="small" element="div">
          {formatMessage({ id: 'profile.code.resendIn' })}{' '}
          <Countdown
            remaining={resendIn}
            format={clock}
            announcements={{
              start: formatMessage({ id: 'profile.code.resendStart' }),
              fiveMinutes: '',
              oneMinute: '',
              end: formatMessage({ id: 'profile.code.resendReady' }),
            }}
            onEnd={end}
          />
        </Text>
      )}
    </Form>
  );
}
