import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Countdown } from '@rukav/design-system/Countdown';
import { Text } from '@rukav/design-system/Text';
import type { MessageId } from '../../../platform/locale/index.ts';
import { $channel, $draft, $isBusy, $resendIn, countdownEnded, resendRequested } from './model.ts';

const clock = (remaining: number) => {
  const seconds = Math.ceil(remaining / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

const again: Record<'SMS' | 'CALL' | 'PUSH', MessageId> = {
  SMS: 'profile.code.resend.sms',
  CALL: 'profile.code.resend.call',
  PUSH: 'profile.code.resend.push',
};

/** Asks for another code, by the same way or another, once the countdown is over. */
export function Resend({ isLetter = false }: { isLetter?: boolean }) {
  const { formatMessage } = useIntl();
  const { draft, channel, resendIn, isBusy, resend, end } = useUnit({
    draft: $draft,
    channel: $channel,
    resendIn: $resendIn,
    isBusy: $isBusy,
    resend: resendRequested,
    end: countdownEnded,
  });

  if (resendIn !== null)
    return (
      <Text tone="quiet" size="small" element="div">
        {formatMessage({ id: isLetter ? 'profile.letter.resendIn' : 'profile.code.resendIn' })}{' '}
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
    );
  const present = channel === 'EMAIL' ? 'SMS' : channel;
  return (
    <>
      <Button emphasis="quiet" isFullWidth isDisabled={isBusy} onPress={() => resend(present)}>
        {formatMessage({ id: isLetter ? 'profile.letter.resend' : 'profile.code.resend' })}
      </Button>
      {draft.by === 'phone' &&
        (['SMS', 'CALL', 'PUSH'] as const)
          .filter((other) => other !== present)
          .map((other) => (
            <Button key={other} emphasis="plain" isDisabled={isBusy} onPress={() => resend(other)}>
              {formatMessage({ id: again[other] })}
            </Button>
          ))}
    </>
  );
}
