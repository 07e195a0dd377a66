import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Countdown } from '@rukav/design-system/Countdown';

const minute = 60_000;
const clock = (ms: number) =>
  `${Math.floor(ms / minute)}:${String(Math.floor((ms % minute) / 1000)).padStart(2, '0')}`;

export interface TimeToPayProps {
  /** ms until the order is cancelled, as it is first drawn: later answers, which say the same, do not begin it anew. */
  remaining: number;
  /** Called once, when nothing remains. */
  onEnd: () => void;
}

/** How long an order can still be paid, as a clock within a sentence. */
export function TimeToPay({ onEnd, ...first }: TimeToPayProps) {
  const { formatMessage } = useIntl();
  const [remaining] = useState(first.remaining);

  return (
    <Countdown
      remaining={remaining}
      format={clock}
      announcements={{
        start: formatMessage({ id: 'payment.countdown.start' }, { time: clock(remaining) }),
        fiveMinutes: formatMessage({ id: 'payment.countdown.five' }),
        oneMinute: formatMessage({ id: 'payment.countdown.one' }),
        end: formatMessage({ id: 'payment.countdown.end' }),
      }}
      onEnd={onEnd}
    />
  );
}
