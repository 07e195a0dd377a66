import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Countdown } from '@rukav/design-system/Countdown';
import { letterWaitEnded } from './mailbox.ts';
import { minutesAndSeconds } from './minutes.ts';
import * as styles from './PersonalData.css.ts';

/** That the next letter cannot be asked for yet, and when it can be. */
export function LetterWait({ wait }: { wait: number }) {
  const { formatMessage } = useIntl();
  const end = useUnit(letterWaitEnded);
  return (
    <div className={styles.quiet}>
      {formatMessage({ id: 'data.mailbox.wait' })}{' '}
      <Countdown
        remaining={wait}
        format={minutesAndSeconds}
        announcements={{
          start: '',
          fiveMinutes: '',
          oneMinute: '',
          end: formatMessage({ id: 'data.mailbox.ready' }),
        }}
        onEnd={end}
      />
    </div>
  );
}
