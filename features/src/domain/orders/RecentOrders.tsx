import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Heading } from '@rukav/design-system/Heading';
import { Link } from '@rukav/design-system/Link';
import { Notice } from '@rukav/design-system/Notice';
import { Skeleton } from '@rukav/design-system/Skeleton';
import { Text } from '@rukav/design-system/Text';
import * as styles from './Orders.css.ts';
import { OrderTiles } from './OrderTiles.tsx';
import { $recentOrders, currentOrders, currentRequest, pastOrders, pastRequest } from './recent.ts';

/** The latest orders of a member, as a part of her home (PROF-04). */
export function RecentOrders() {
  const { formatMessage } = useIntl();
  const { recent, loadCurrent, loadPast } = useUnit({
    recent: $recentOrders,
    loadCurrent: currentOrders.opened,
    loadPast: pastOrders.opened,
  });
  const load = () => {
    loadCurrent(currentRequest);
    loadPast(pastRequest);
  };
  useEffect(load, [loadCurrent, loadPast]);

  return (
    <section className={styles.part} aria-labelledby="recent-orders">
      <div className={styles.head}>
        <Heading level={2} id="recent-orders">
          {formatMessage({ id: 'orders.title' })}
        </Heading>
        <Link href="/personal/orders" isStandalone>
          {formatMessage({ id: 'orders.all' })}
        </Link>
      </div>
      {recent.state === 'loading' && <Skeleton shape="wide" />}
      {recent.state === 'failed' && (
        <Notice
          tone="danger"
          action={
            <Button size="small" emphasis="quiet" onPress={load}>
              {formatMessage({ id: 'orders.retry' })}
            </Button>
          }
        >
          {formatMessage({ id: 'orders.failed' })}
        </Notice>
      )}
      {recent.state === 'ready' && recent.orders.length === 0 && (
        <Text>{formatMessage({ id: 'orders.none' })}</Text>
      )}
      {recent.state === 'ready' && recent.orders.length > 0 && (
        <OrderTiles orders={recent.orders} headingLevel={3} />
      )}
    </section>
  );
}
