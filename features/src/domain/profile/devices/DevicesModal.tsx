import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { Device } from '@rukav/contract/sign-in/schemas.ts';
import { Button } from '@rukav/design-system/Button';
import { Inline } from '@rukav/design-system/Inline';
import { Modal } from '@rukav/design-system/Modal';
import { Notice } from '@rukav/design-system/Notice';
import { Stack } from '@rukav/design-system/Stack';
import { Text } from '@rukav/design-system/Text';
import { formatDate } from '../../../platform/locale/dates.ts';
import { $isEndFailed, deviceEnded, devices, endFx } from './model.ts';

function DeviceRow({ device: { id, name, isCurrent, seenAt } }: { device: Device }) {
  const { formatMessage } = useIntl();
  const { end, isBusy } = useUnit({ end: deviceEnded, isBusy: endFx.pending });
  const shown = name ?? formatMessage({ id: 'profile.devices.unknown' });

  return (
    <Inline align="apart">
      <div id={`device-${id}`}>
        <Text>{shown}</Text>
        <Text tone="quiet" size="small">
          {isCurrent
            ? formatMessage({ id: 'profile.devices.current' })
            : formatMessage({ id: 'profile.devices.seen' }, { date: formatDate(seenAt) })}
        </Text>
      </div>
      {!isCurrent && (
        <Button
          emphasis="plain"
          size="small"
          isDisabled={isBusy}
          describedBy={`device-${id}`}
          onPress={() => end(id)}
        >
          {formatMessage({ id: 'profile.logout' })}
        </Button>
      )}
    </Inline>
  );
}

/** Where the account is signed in; each device but this one can be signed out. */
export default function DevicesModal() {
  const { formatMessage } = useIntl();
  const { known, isFailed, open, retry } = useUnit({
    known: devices.$current,
    isFailed: $isEndFailed,
    open: devices.openFx,
    retry: devices.retryFx,
  });

  useEffect(() => void open({}).catch(() => undefined), [open]);

  return (
    <Modal size="small" title={formatMessage({ id: 'profile.devices' })}>
      <Stack>
        {(isFailed || known.state === 'failed') && (
          <Notice
            tone="danger"
            isLive
            action={
              <Button emphasis="plain" size="small" onPress={() => void retry()}>
                {formatMessage({ id: 'profile.devices.retry' })}
              </Button>
            }
          >
            {formatMessage({ id: 'profile.devices.failed' })}
          </Notice>
        )}
        {known.answer && (
          <Stack isList label={formatMessage({ id: 'profile.devices' })}>
            {known.answer.devices.map((device) => (
              <DeviceRow key={device.id} device={device} />
            ))}
          </Stack>
        )}
      </Stack>
    </Modal>
  );
}
