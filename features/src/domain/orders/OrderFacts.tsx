import { useIntl } from 'react-intl';
import { AmountList } from '@rukav/design-system/AmountList';
import { DefinitionList } from '@rukav/design-system/DefinitionList';
import { Link } from '@rukav/design-system/Link';
import { Stack } from '@rukav/design-system/Stack';
import type { Order } from '@rukav/contract/orders/schemas.ts';
import { readablePhone } from '@rukav/contract/readable-phone.ts';
import { formatDate } from '../../platform/locale/index.ts';
import { bonusesOn, savedOn } from './savings.ts';
import { useOrderTexts } from './useOrderTexts.ts';

/** Where, when, to whom and for how much. */
export function OrderFacts({ order }: { order: Order }) {
  const { formatMessage } = useIntl();
  const texts = useOrderTexts();
  const time = texts.time(order);
  const rows = [
    ['orders.method', texts.method(order)],
    ['orders.where', texts.place(order)],
    ...(time === undefined ? [] : [['orders.when', time] as const]),
    ...(order.point?.route ? [['orders.route', order.point.route] as const] : []),
    ...(order.inStoreLocation ? [['orders.inStore', order.inStoreLocation] as const] : []),
    ...(order.extensionPeriod ? [['orders.extended', formatDate(order.extensionPeriod.until)] as const] : []),
    ...(order.receivingDate ? [['orders.received', formatDate(order.receivingDate)] as const] : []),
    ...(order.couponList.length > 0 ? [['orders.coupons', order.couponList.join(', ')] as const] : []),
    ['orders.recipient', `${order.recipient.fullName}, ${readablePhone(order.recipient.phone)}`],
    ['orders.payment', texts.payment(order)],
    ...(order.comment === '' ? [] : [['orders.comment', order.comment] as const]),
  ] as const;

  const { point } = order;
  const hasPage = point !== null && (point.type === 'store' || point.type === 'shop');

  return (
    <Stack space="small">
      <DefinitionList
        layout="stacked"
        items={rows.map(([id, text]) => ({ term: formatMessage({ id }), value: text }))}
      />
      {hasPage && <Link href={`/stores/${point.id}`}>{formatMessage({ id: 'orders.onMap' })}</Link>}
    </Stack>
  );
}

/** What the goods, less the discount and the bonuses, the delivery and all of it cost; a gift card is delivered by itself. */
export function OrderAmounts({ order }: { order: Order }) {
  const { formatMessage } = useIntl();
  const { money } = useOrderTexts();
  const isCard = order.kind === 'giftCard';
  const lines = Object.values(order.productGroups).flat();
  const bonuses = lines.reduce((sum, line) => sum + bonusesOn(line), 0);
  const saved = lines.reduce((sum, line) => sum + savedOn(line), 0);
  const taken = [
    { id: 'orders.saved', amount: saved },
    { id: 'orders.bonuses', amount: bonuses },
  ] as const;

  return (
    <AmountList
      amounts={[
        {
          label: formatMessage({ id: isCard ? 'orders.giftCard' : 'orders.goods' }),
          value: money(order, order.subtotal + saved + bonuses),
        },
        ...taken
          .filter(({ amount }) => amount > 0)
          .map(({ id, amount }) => ({
            label: formatMessage({ id }),
            value: `−${money(order, amount)}`,
            tone: 'saving' as const,
          })),
        ...(isCard
          ? []
          : [
              {
                label: formatMessage({ id: 'orders.delivery' }),
                value:
                  order.deliveryAmount === 0
                    ? formatMessage({ id: 'orders.free' })
                    : money(order, order.deliveryAmount),
              },
            ]),
        ...(order.giftCardAmount > 0
          ? [
              {
                label: formatMessage({ id: 'orders.byCard' }),
                value: money(order, order.giftCardAmount),
              },
            ]
          : []),
      ]}
      total={{ label: formatMessage({ id: 'orders.total' }), value: money(order, order.totalCost) }}
    />
  );
}
