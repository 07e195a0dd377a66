import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { readablePhone } from '@rukav/contract/readable-phone.ts';
import { Button } from '@rukav/design-system/Button';
import { CodeField } from '@rukav/design-system/CodeField';
import { Countdown } from '@rukav/design-system/Countdown';
import { Text } from '@rukav/design-system/Text';
import { minutesAndSeconds } from '../minutes.ts';
import {
  $changing,
  $codeLength,
  $codePhone,
  $draft,
  $isBusy,
  $resendIn,
  changed,
  changeForm,
  corrected,
  countdownEnded,
  resendRequested,
} from './model.ts';
import { useChangeForm } from './useChangeForm.ts';

/** The code that proves who changes it, where it was sent, and another one once the wait is over. */
export function CodeStep() {
  const { formatMessage } = useIntl();
  const { changing, phone, draft, length, change, submit, correct } = useUnit({
    changing: $changing,
    phone: $codePhone,
    draft: $draft,
    length: $codeLength,
    change: changed,
    submit: changeForm.submitted,
    correct: corrected,
  });
  const { fieldOf } = useChangeForm();

  return (
    <>
      <Text>
        {formatMessage({ id: 'data.code.sent' }, { phone: readablePhone(phone) })}{' '}
        <Button emphasis="plain" size="small" onPress={() => correct()}>
          {formatMessage({ id: `data.${changing}.correct` })}
        </Button>
      </Text>
      <CodeField
        {...fieldOf('code')}
        label={formatMessage({ id: 'data.code' })}
        length={length}
        isRequired
        value={draft.code}
        onChange={(code) => change({ code })}
        onComplete={(code) => {
          change({ code });
          submit();
        }}
      />
    </>
  );
}

/** Asks for another code once the wait is over. */
export function CodeAgain() {
  const { formatMessage } = useIntl();
  const { resendIn, isBusy, resend, end } = useUnit({
    resendIn: $resendIn,
    isBusy: $isBusy,
    resend: resendRequested,
    end: countdownEnded,
  });

  if (resendIn === null)
    return (
      <Button emphasis="quiet" isFullWidth isDisabled={isBusy} onPress={() => resend()}>
        {formatMessage({ id: 'data.code.again' })}
      </Button>
    );
  return (
    <Text tone="quiet" size="small" element="div">
      {formatMessage({ id: 'data.code.wait' })}{' '}
      <Countdown
        remaining={resendIn}
        format={minutesAndSeconds}
        announcements={{
          start: '',
          fiveMinutes: '',
          oneMinute: '',
          end: formatMessage({ id: 'data.code.ready' }),
        }}
        onEnd={end}
      />
    </Text>
  );
}
