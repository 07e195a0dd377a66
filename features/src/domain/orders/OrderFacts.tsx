import { useIntl } from 'react-intl';
import { AmountList } from '@rukav/design-system/AmountList';
import { DefinitionList } from '@rukav/design-system/DefinitionList';
import type { Order } from '@rukav/contract/orders/schemas.ts';
import { readablePhone } from '@rukav/contract/readable-phone.ts';
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
    <DefinitionList
      layout="stacked"
      items={rows.map(([id, text]) => ({ term: formatMessage({ id }), value: text }))}
    />
  );
}

/** What the goods, less the discount, the delivery and all of it cost. */
export function OrderAmounts({ order }: { order: Order }) {
  const { formatMessage } = useIntl();
  const { money } = useOrderTexts();
  const saved = Object.values(order.productGroups)
    .flat()
    .reduce((sum, { discount, quantity }) => sum + discount * quantity, 0);

  return (
    <AmountList
      amounts={[
        { label: formatMessage({ id: 'orders.goods' }), value: money(order, order.subtotal + saved) },
        ...(saved > 0
          ? [
              {
                label: formatMessage({ id: 'orders.saved' }),
                value: `−${money(order, saved)}`,
                tone: 'saving' as const,
              },
            ]
          : []),
        {
          label: formatMessage({ id: 'orders.delivery' }),
          value:
            order.deliveryAmount === 0
              ? formatMessage({ id: 'orders.free' })
              : money(order, order.deliveryAmount),
        },
      ]}
      total={{ label: formatMessage({ id: 'orders.total' }), value: money(order, order.totalCost) }}
    />
  );
}
