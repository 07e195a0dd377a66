import { useIntl } from 'react-intl';
import type { Order } from '@rukav/contract/orders/schemas.ts';
import { readablePhone } from '@rukav/contract/readable-phone.ts';
import * as styles from './Orders.css.ts';
import { isPickup } from './timeline.ts';
import { useOrderTexts } from './useOrderTexts.ts';

/** Where, when, to whom and for how much. */
export function OrderFacts({ order }: { order: Order }) {
  const { formatMessage } = useIntl();
  const texts = useOrderTexts();
  const time = texts.time(order);
  const rows = [
    [
      'orders.method',
      formatMessage({ id: isPickup(order) ? 'orders.method.pickup' : 'orders.method.courier' }),
    ],
    ['orders.where', texts.place(order)],
    ...(time === undefined ? [] : [['orders.when', time] as const]),
    ...(order.point?.route ? [['orders.route', order.point.route] as const] : []),
    ['orders.recipient', `${order.recipient.fullName}, ${readablePhone(order.recipient.phone)}`],
    ['orders.payment', texts.payment(order)],
    ...(order.comment === '' ? [] : [['orders.comment', order.comment] as const]),
  ] as const;

  return (
    <dl className={styles.part}>
      {rows.map(([id, text]) => (
        <div key={id}>
          <dt className={styles.quiet}>{formatMessage({ id })}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What the goods, the delivery and all of it cost. */
export function OrderAmounts({ order }: { order: Order }) {
  const { formatMessage } = useIntl();
  const { money } = useOrderTexts();

  return (
    <dl className={styles.amounts}>
      <div className={styles.amount}>
        <dt>{formatMessage({ id: 'orders.goods' })}</dt>
        <dd>{money(order, order.subtotal)}</dd>
      </div>
      <div className={styles.amount}>
        <dt>{formatMessage({ id: 'orders.delivery' })}</dt>
        <dd>
          {order.deliveryAmount === 0
            ? formatMessage({ id: 'orders.free' })
            : money(order, order.deliveryAmount)}
        </dd>
      </div>
      <div className={styles.total}>
        <dt>{formatMessage({ id: 'orders.total' })}</dt>
        <dd>{money(order, order.totalCost)}</dd>
      </div>
    </dl>
  );
}
