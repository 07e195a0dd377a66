import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Countdown } from '@rukav/design-system/Countdown';
import { Notice } from '@rukav/design-system/Notice';
import { Stack } from '@rukav/design-system/Stack';
import { limits } from '@rukav/contract/limits.ts';
import { $flags } from '../../platform/session/index.ts';
import { $notice, $suggestions, $wait, forced, savedTaken, suggestionTaken, waitEnded } from './form.ts';
import { useAddressLines } from '../address/view.ts';

/** Minutes and seconds that remain, such as “0:09” (ADDR-30). */
const clock = (remaining: number) => {
  const seconds = Math.ceil(remaining / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** Why the address is not saved yet, and what can be done about it. What is written stays. */
export function SavingNotices() {
  const { formatMessage } = useIntl();
  const { notice, wait, end, take } = useUnit({
    notice: $notice,
    wait: $wait,
    end: waitEnded,
    take: savedTaken,
  });

  if (notice === null) return null;
  if (notice === 'doubtful') return <Doubt />;
  if (notice === 'wait')
    return (
      <Notice tone="warning" isLive>
        {formatMessage({ id: 'addresses.notice.wait' })}{' '}
        <Countdown
          remaining={wait ?? limits.addressRetry}
          format={clock}
          announcements={{
            start: '',
            fiveMinutes: '',
            oneMinute: '',
            end: formatMessage({ id: 'addresses.notice.waitEnded' }),
          }}
          onEnd={end}
        />
      </Notice>
    );
  return (
    <Notice
      tone="danger"
      isLive
      {...(notice === 'limit' && {
        action: (
          <Button emphasis="quiet" size="small" href="/personal/addresses">
            {formatMessage({ id: 'addresses.all' })}
          </Button>
        ),
      })}
      {...(notice === 'changed' && {
        action: (
          <Button emphasis="quiet" size="small" onPress={() => take()}>
            {formatMessage({ id: 'addresses.notice.changed.take' })}
          </Button>
        ),
      })}
    >
      {formatMessage({ id: `addresses.notice.${notice}` }, { most: String(limits.savedAddresses) })}
    </Notice>
  );
}

/** The service does not know the address: near ones are offered, and it can be saved as it is (ADDR-08). */
function Doubt() {
  const { formatMessage } = useIntl();
  const { suggestions, flags, take, force } = useUnit({
    suggestions: $suggestions,
    flags: $flags,
    take: suggestionTaken,
    force: forced,
  });
  const { place } = useAddressLines();

  return (
    <Notice
      tone="warning"
      isLive
      title={formatMessage({ id: 'addresses.notice.doubtful.title' })}
      {...(flags.apiV3UserService && {
        action: (
          <Button emphasis="quiet" size="small" onPress={() => force()}>
            {formatMessage({ id: 'addresses.force' })}
          </Button>
        ),
      })}
    >
      <Stack space="small">
        {formatMessage({ id: 'addresses.notice.doubtful' })}
        {suggestions.map((one) => (
          <Button
            key={`${one.streetId}/${one.house}/${one.houseBlock}`}
            emphasis="plain"
            size="small"
            onPress={() => take(one)}
          >
            {place({ ...one, city: '', build: '', entrance: '', floor: '', apartment: '' })}
          </Button>
        ))}
      </Stack>
    </Notice>
  );
}
