import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { unsubscribeReasons, type SubscriptionChannel } from '@rukav/contract/subscriptions/channels.ts';
import { Button } from '@rukav/design-system/Button';
import { Drawer } from '@rukav/design-system/Drawer';
import { RadioGroup } from '@rukav/design-system/RadioGroup';
import { closeModalFx } from '../../platform/overlays/index.ts';
import { channelLeft } from './model.ts';

type Reason = keyof typeof unsubscribeReasons;
const reasons = Object.keys(unsubscribeReasons) as readonly Reason[];

/** Asks why news are not wanted any more; closing it changes nothing. */
export default function UnsubscribeModal({ channel }: { channel: SubscriptionChannel }) {
  const { formatMessage } = useIntl();
  const { leave, close } = useUnit({ leave: channelLeft, close: closeModalFx });
  const [reason, setReason] = useState<Reason>();
  const [isMissed, setMissed] = useState(false);

  const confirm = () => {
    if (!reason) return setMissed(true);
    leave({ channel, reason: unsubscribeReasons[reason] });
    return void close();
  };
  return (
    <Drawer
      side="bottom"
      title={formatMessage({ id: 'subscriptions.leave.title' })}
      closeLabel={formatMessage({ id: 'subscriptions.leave.close' })}
      footer={
        <Button isFullWidth onPress={confirm}>
          {formatMessage({ id: 'subscriptions.leave' })}
        </Button>
      }
    >
      <RadioGroup
        label={formatMessage({ id: 'subscriptions.leave.reason' })}
        isRequired
        {...(reason && { value: reason })}
        options={reasons.map((value) => ({
          value,
          label: formatMessage({ id: `subscriptions.leave.${value}` }),
        }))}
        onChange={(value) => setReason(value as Reason)}
        {...(isMissed && !reason && { error: formatMessage({ id: 'subscriptions.leave.missed' }) })}
      />
    </Drawer>
  );
}
