import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Notice } from '@rukav/design-system/Notice';
import { Switch } from '@rukav/design-system/Switch';
import type { MessageId } from '../../platform/locale/index.ts';
import type { PushPermission } from './device.ts';
import { $device, $isOn, $trouble, $wish, opened, push, turned } from './model.ts';

const troubles = {
  on: 'browserNotifications.failed.on',
  off: 'browserNotifications.failed.off',
  foreign: 'browserNotifications.foreign',
} as const satisfies Record<string, MessageId>;

/** What stands below the switch. */
function noteOf(permission: PushPermission, wish: boolean | null): MessageId {
  if (permission === 'unsupported') return 'browserNotifications.unsupported';
  if (permission === 'denied') return 'browserNotifications.denied';
  if (wish === null) return 'browserNotifications.about';
  return wish ? 'browserNotifications.turningOn' : 'browserNotifications.turningOff';
}

/** Notifications in this browser, on or off. Nothing stands here where the shop offers none. */
export function BrowserNotifications() {
  const { formatMessage } = useIntl();
  const { own, device, isOn, wish, trouble, open, turn } = useUnit({
    own: push.$own,
    device: $device,
    isOn: $isOn,
    wish: $wish,
    trouble: $trouble,
    open: opened,
    turn: turned,
  });

  useEffect(() => open(), [open]);

  if (own.state === 'failed')
    return (
      <Notice
        tone="danger"
        isLive
        action={
          <Button size="small" emphasis="plain" onPress={() => open()}>
            {formatMessage({ id: 'errors.retry' })}
          </Button>
        }
      >
        {formatMessage({ id: 'browserNotifications.notLoaded' })}
      </Notice>
    );
  if (typeof own.answer?.publicKey !== 'string' || device === null) return null;
  const { permission } = device;
  return (
    <>
      <Switch
        isOn={isOn}
        isDisabled={permission === 'unsupported' || permission === 'denied'}
        description={formatMessage({ id: noteOf(permission, wish) })}
        onChange={turn}
      >
        {formatMessage({ id: 'browserNotifications.title' })}
      </Switch>
      {trouble !== null && (
        <Notice
          tone="danger"
          isLive
          {...(trouble !== 'foreign' && {
            action: (
              <Button size="small" emphasis="plain" onPress={() => turn(trouble === 'on')}>
                {formatMessage({ id: 'errors.retry' })}
              </Button>
            ),
          })}
        >
          {formatMessage({ id: troubles[trouble] })}
        </Notice>
      )}
    </>
  );
}
