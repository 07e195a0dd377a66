import { useIntl } from 'react-intl';
import { Stack } from '@rukav/design-system/Stack';
import { Text } from '@rukav/design-system/Text';
import type { RepeatedGoods } from './goods.ts';

export interface GoodsListProps {
  /** What a screen reader calls the list. */
  label: string;
  /** With the number of pieces that is shown. */
  goods: readonly RepeatedGoods[];
}

/** Goods of an order by name, colour, size and number. */
export function GoodsList({ label, goods }: GoodsListProps) {
  const { formatMessage } = useIntl();

  return (
    <Stack isList label={label} space="small">
      {goods.map(({ skuId, product, color, size, quantity }) => (
        <div key={skuId}>
          <Text>{product}</Text>
          <Text size="small" tone="quiet">
            {formatMessage({ id: 'orders.line' }, { color, size, count: String(quantity) })}
          </Text>
        </div>
      ))}
    </Stack>
  );
}
