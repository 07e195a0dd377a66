import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Countdown } from '@rukav/design-system/Countdown';
import { Text } from '@rukav/design-system/Text';
import { checkFx, type PaymentAddress } from './model.ts';

const minute = 60_000;
const clock = (ms: number) =>
  `${Math.floor(ms / minute)}:${String(Math.floor((ms % minute) / 1000)).padStart(2, '0')}`;

export interface PayCountdownProps {
  address: PaymentAddress;
  /** ms until the order is cancelled, as it is first drawn: later answers, which say the same, do not begin it anew. */
  remaining: number;
}

/** How long an unpaid order is kept. At its end what became of it is asked for. */
export function PayCountdown({ address, ...first }: PayCountdownProps) {
  const { formatMessage } = useIntl();
  const check = useUnit(checkFx);
  const [remaining] = useState(first.remaining);

  return (
    <Text tone="quiet" element="div">
      {formatMessage({ id: 'payment.keptFor' })}{' '}
      <Countdown
        remaining={remaining}
        format={clock}
        announcements={{
          start: formatMessage({ id: 'payment.countdown.start' }, { time: clock(remaining) }),
          fiveMinutes: formatMessage({ id: 'payment.countdown.five' }),
          oneMinute: formatMessage({ id: 'payment.countdown.one' }),
          end: formatMessage({ id: 'payment.countdown.end' }),
        }}
        onEnd={() => {
          // What it answers is in the store, and shown from there.
          check(address).catch(() => undefined);
        }}
      />
    </Text>
  );
}
