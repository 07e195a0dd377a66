import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { EmptyState } from '@rukav/design-system/EmptyState';
import { Heading } from '@rukav/design-system/Heading';
import { Skeleton } from '@rukav/design-system/Skeleton';
import { limits } from '@rukav/contract/limits.ts';
import type { ProductCard } from '@rukav/contract/catalogue/schemas.ts';
import { $session } from '../../platform/session/index.ts';
import { ProductTileOf } from '../catalogue/view.ts';
import { bySlots } from './queries.ts';
import * as styles from './ViewedPage.css.ts';

const request = { query: { slots: 'viewed', count: String(limits.viewedProducts) } };
const key = bySlots.keyOf(request);

/** What a member has looked at, latest first. Personal, so the browser asks for it. */
export function ViewedPage() {
  const { formatMessage } = useIntl();
  const { entry, open } = useUnit({ entry: bySlots.$current, open: bySlots.openFx });
  const shown = entry.key === key ? entry : null;
  const products = shown?.answer?.slots[0]?.products ?? [];
  const isFailed = shown?.state === 'failed' && !shown.answer;

  // A failure is in the entry, and shown from there.
  const load = () => void open(request).catch(() => undefined);
  useEffect(load, [open]);

  return (
    <div className={styles.page}>
      <title>{formatMessage({ id: 'recommendations.viewed.documentTitle' })}</title>
      <Heading level={1}>{formatMessage({ id: 'recommendations.viewed' })}</Heading>
      {!shown?.answer && !isFailed && <Skeleton shape="wide" />}
      {isFailed && (
        <EmptyState
          drawing="error"
          title={formatMessage({ id: 'recommendations.viewed.failed' })}
          actions={<Button onPress={load}>{formatMessage({ id: 'errors.retry' })}</Button>}
        />
      )}
      {shown?.answer && products.length === 0 && (
        <EmptyState
          drawing="bag"
          title={formatMessage({ id: 'recommendations.viewed.empty' })}
          text={formatMessage({ id: 'recommendations.viewed.empty.text' })}
          actions={
            <Button href="/catalog">{formatMessage({ id: 'recommendations.viewed.catalogue' })}</Button>
          }
        />
      )}
      {products.length > 0 && <Viewed products={products} />}
    </div>
  );
}

function Viewed({ products }: { products: readonly ProductCard[] }) {
  const { formatMessage } = useIntl();
  const { currency } = useUnit($session);

  return (
    <ul role="list" className={styles.grid} aria-label={formatMessage({ id: 'recommendations.viewed' })}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductTileOf
            product={product}
            currency={currency}
            sizes="(min-width: 992px) 24vw, (min-width: 768px) 32vw, 48vw"
          />
        </li>
      ))}
    </ul>
  );
}
