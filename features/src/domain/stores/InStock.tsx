import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Heading } from '@rukav/design-system/Heading';
import { Link } from '@rukav/design-system/Link';
import { Notice } from '@rukav/design-system/Notice';
import { Skeleton } from '@rukav/design-system/Skeleton';
import { Text } from '@rukav/design-system/Text';
import { availabilityThere } from './model.ts';

export interface InStockProps {
  productId: string;
  storeId: string;
}

/** Which sizes of the product that the shopper came from hang in the shop. */
export function InStock({ productId, storeId }: InStockProps) {
  const { formatMessage } = useIntl();
  const { entry, open, retry } = useUnit({
    entry: availabilityThere.$current,
    open: availabilityThere.openFx,
    retry: availabilityThere.retryFx,
  });

  useEffect(() => {
    open({ params: { id: productId }, body: { shops: [storeId] } }).catch(() => {});
  }, [open, productId, storeId]);

  const isMine = entry.request?.params.id === productId && entry.request.body.shops?.[0] === storeId;
  if (isMine && entry.state === 'failed') {
    // A product that is not sold any more is nobody's question.
    if (entry.failure?.status === 404) return null;
    return (
      <Notice
        tone="danger"
        isLive
        action={
          <Button size="small" emphasis="quiet" onPress={() => void retry()}>
            {formatMessage({ id: 'errors.retry' })}
          </Button>
        }
      >
        {formatMessage({ id: 'stores.stock.failed' })}
      </Notice>
    );
  }
  if (!isMine || !entry.answer) return <Skeleton shape="wide" />;
  const { product, sizes, stores } = entry.answer;
  const here = stores[0]?.skus ?? [];
  const shown = sizes.filter(({ skuId }) => here.some((one) => one.skuId === skuId));
  const name = formatMessage({ id: 'stores.stock.name' }, { name: product.name, colour: product.colour });

  return (
    <section aria-label={formatMessage({ id: 'stores.stock' })}>
      <Heading level={2} size="small">
        {formatMessage({ id: 'stores.stock' })}
      </Heading>
      <Text>
        <Link href={`/product/${product.url}`}>{name}</Link>
      </Text>
      <Text>
        {shown.length === 0
          ? formatMessage({ id: 'stores.stock.none' })
          : formatMessage({ id: 'stores.stock.sizes' }, { sizes: shown.map(({ size }) => size).join(', ') })}
      </Text>
    </section>
  );
}
