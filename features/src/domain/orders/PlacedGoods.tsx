import { useIntl } from 'react-intl';
import { LineItem } from '@rukav/design-system/LineItem';
import { Stack } from '@rukav/design-system/Stack';
import type { Order } from '@rukav/contract/orders/schemas.ts';
import { portraitSource } from '../../platform/pictures/index.ts';
import { useOrderTexts } from './useOrderTexts.ts';

/** What was ordered, each thing with its picture. */
export function PlacedGoods({ order }: { order: Order }) {
  const { formatMessage } = useIntl();
  const { money } = useOrderTexts();
  const lines = Object.values(order.productGroups).flat();

  return (
    <Stack isList label={formatMessage({ id: 'orders.group.added' })} space="medium">
      {lines.map((line) => (
        <LineItem
          key={line.skuId}
          size="small"
          title={line.product}
          href={line.url}
          picture={portraitSource(line.picture)}
          details={[
            formatMessage(
              { id: 'orders.line' },
              { color: line.color, size: line.size, count: String(line.quantity) },
            ),
          ]}
          price={money(order, line.sum)}
        />
      ))}
    </Stack>
  );
}
