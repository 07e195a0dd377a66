import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Stack } from '@rukav/design-system/Stack';
import { limits } from '@rukav/contract/limits.ts';
import type { Order } from '@rukav/contract/orders/schemas.ts';
import { openModalFx } from '../../platform/overlays/index.ts';
import { $flags } from '../../platform/session/index.ts';
import { extendFx } from './extending/model.ts';

/** What else can be done with an order: keep it longer in its shop, pay for it with a gift card. */
export function OrderExtras({ order: { orderNumber, actions, kind } }: { order: Order }) {
  const { formatMessage } = useIntl();
  const { isExtending, extend, open, flags } = useUnit({
    isExtending: extendFx.pending,
    extend: extendFx,
    open: openModalFx,
    flags: $flags,
  });
  const isCardOffered = actions.pay && kind === 'goods' && flags.giftCardPayment;
  if (!actions.extend && !isCardOffered) return null;

  return (
    <Stack space="small">
      {actions.extend && (
        <Button
          emphasis="quiet"
          isFullWidth
          isPending={isExtending}
          pendingLabel={formatMessage({ id: 'orders.extending' })}
          // What failed is shown by the model.
          onPress={() => void extend({ params: { id: orderNumber } }).catch(() => undefined)}
        >
          {formatMessage({ id: 'orders.extend' }, { days: String(limits.extensionDays) })}
        </Button>
      )}
      {isCardOffered && (
        <Button
          emphasis="quiet"
          isFullWidth
          opens="dialog"
          onPress={() => void open({ id: 'gift-card', props: { orderNumber } })}
        >
          {formatMessage({ id: 'orders.payByCard' })}
        </Button>
      )}
    </Stack>
  );
}
