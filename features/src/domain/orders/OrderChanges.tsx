import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Heading } from '@rukav/design-system/Heading';
import { Notice } from '@rukav/design-system/Notice';
import type { Order } from '@rukav/contract/orders/schemas.ts';
import { formatDayMonth } from '../../platform/locale/index.ts';
import { $session } from '../../platform/session/index.ts';
import * as styles from './Orders.css.ts';
import { ReceiptLinks } from './receipts/ReceiptLinks.tsx';

/** That the day of an order is another than was promised (ORD-13). */
export function DateChange({ order }: { order: Order }) {
  const { formatMessage } = useIntl();
  const { lang } = useUnit($session);
  const day = order.deliveryDate ?? order.storagePeriod?.from;
  if (!order.dateChange || day === undefined) return null;
  const { kind, previous } = order.dateChange;
  return (
    <Notice title={formatMessage({ id: `orders.dateChange.${kind}` })}>
      {formatMessage(
        { id: 'orders.dateChange.text' },
        { day: formatDayMonth(day, lang), previous: formatDayMonth(previous, lang) },
      )}
    </Notice>
  );
}

/** The receipts of an order, once there are any. */
export function OrderReceipts({ order }: { order: Order }) {
  const { formatMessage } = useIntl();
  if (order.receipts.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="order-receipts">
      <Heading level={2} size="small" id="order-receipts">
        {formatMessage({ id: 'orders.receipts' })}
      </Heading>
      <ReceiptLinks order={order} />
    </section>
  );
}
