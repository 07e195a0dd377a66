import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Notice } from '@rukav/design-system/Notice';
import { Stack } from '@rukav/design-system/Stack';
import type { Order } from '@rukav/contract/orders/schemas.ts';
import { openModalFx } from '../../platform/overlays/index.ts';
import { useOrderTexts } from './useOrderTexts.ts';

/** What can be done with an order now, and in the place of cancelling that it was asked for. */
export function OrderActions({ order }: { order: Order }) {
  const { formatMessage } = useIntl();
  const { money } = useOrderTexts();
  const { orderNumber, actions, isCancelRequested, payment } = order;
  const open = useUnit(openModalFx);
  if (!actions.cancel && !actions.repeat && !actions.pay && !isCancelRequested) return null;

  return (
    <Stack space="small">
      {isCancelRequested && (
        <Notice title={formatMessage({ id: 'orders.cancel.requested' })}>
          {payment.paid > 0
            ? formatMessage({ id: 'orders.cancel.requested.paid' }, { sum: money(order, payment.paid) })
            : formatMessage({ id: 'orders.cancel.requested.text' })}
        </Notice>
      )}
      {actions.pay && (
        <Button isFullWidth href={`/dopay/${orderNumber}`}>
          {formatMessage({ id: 'orders.pay' })}
        </Button>
      )}
      {actions.repeat && (
        <Button
          emphasis="quiet"
          isFullWidth
          opens="dialog"
          onPress={() => void open({ id: 'repeat-order', props: { orderNumber } })}
        >
          {formatMessage({ id: 'orders.repeat' })}
        </Button>
      )}
      {actions.cancel && (
        <Button
          emphasis="plain"
          isFullWidth
          opens="dialog"
          onPress={() => void open({ id: 'order-cancelling', props: { orderNumber } })}
        >
          {formatMessage({ id: 'orders.cancel' })}
        </Button>
      )}
    </Stack>
  );
}
