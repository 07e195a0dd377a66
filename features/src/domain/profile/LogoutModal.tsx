import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Modal } from '@rukav/design-system/Modal';
import { Stack } from '@rukav/design-system/Stack';
import { Notice } from '@rukav/design-system/Notice';
import { openModalFx } from '../../platform/overlays/index.ts';
import { $isLogoutFailed, logoutChosen, logoutFx } from './logout.ts';

/** Signs out of this device or of all of them; where they are, another modal tells. */
export default function LogoutModal() {
  const { formatMessage } = useIntl();
  const { choose, isPending, isFailed, open } = useUnit({
    open: openModalFx,
    choose: logoutChosen,
    isPending: logoutFx.pending,
    isFailed: $isLogoutFailed,
  });

  return (
    <Modal size="small" title={formatMessage({ id: 'profile.logout.title' })}>
      <Stack>
        {isFailed && (
          <Notice tone="danger" isLive>
            {formatMessage({ id: 'profile.logout.failed' })}
          </Notice>
        )}
        <Button isFullWidth isPending={isPending} onPress={() => choose('this_device')}>
          {formatMessage({ id: 'profile.logout.here' })}
        </Button>
        <Button emphasis="quiet" isFullWidth isPending={isPending} onPress={() => choose('all_devices')}>
          {formatMessage({ id: 'profile.logout.everywhere' })}
        </Button>
        <Button emphasis="plain" opens="dialog" onPress={() => void open({ id: 'devices', props: {} })}>
          {formatMessage({ id: 'profile.devices' })}
        </Button>
      </Stack>
    </Modal>
  );
}
