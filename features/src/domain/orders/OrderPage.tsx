import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Badge } from '@rukav/design-system/Badge';
import { Heading } from '@rukav/design-system/Heading';
import { Link } from '@rukav/design-system/Link';
import { Skeleton } from '@rukav/design-system/Skeleton';
import { Timeline } from '@rukav/design-system/Timeline';
import type { Order } from '@rukav/contract/orders/schemas.ts';
import { useRestored } from '../../platform/interaction/view.ts';
import { formatDate } from '../../platform/locale/index.ts';
import { $late } from './late.ts';
import { order as orderQuery } from './model.ts';
import { DateChange, OrderReceipts } from './OrderChanges.tsx';
import { OrderedCard } from './OrderedCard.tsx';
import { OrderExtras } from './OrderExtras.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderAmounts, OrderFacts } from './OrderFacts.tsx';
import { OrderFailed } from './OrderFailed.tsx';
import { OrderPaymentLine } from './OrderPaymentLine.tsx';
import { OrderLines } from './OrderLines.tsx';
import * as styles from './Orders.css.ts';
import { dateOf, stepsOf, toneOf } from './timeline.ts';
import { useOrderTexts } from './useOrderTexts.ts';

export interface OrderPageProps {
  /** From the address. */
  orderNumber: string;
}

/** One's own order. Personal, so the browser asks for it. */
export function OrderPage({ orderNumber }: OrderPageProps) {
  const { formatMessage } = useIntl();
  const { entry, load, retry } = useUnit({
    entry: orderQuery.$current,
    load: orderQuery.openFx,
    retry: orderQuery.retryFx,
  });

  useEffect(() => {
    // A failure is in the entry, and shown from there.
    load({ params: { id: orderNumber } }).catch(() => undefined);
  }, [load, orderNumber]);
  useRestored(() => void retry().catch(() => undefined));

  const isThis = entry.request?.params.id === orderNumber;
  return (
    <>
      <title>{formatMessage({ id: 'orders.order.documentTitle' }, { number: orderNumber })}</title>
      {isThis && entry.answer && <Shown order={entry.answer.order} />}
      {isThis && entry.state === 'failed' && !entry.answer && <Failed />}
      {!(isThis && (entry.answer || entry.state === 'failed')) && (
        <div className={styles.page} aria-busy>
          <Heading level={1}>{formatMessage({ id: 'orders.number' }, { number: orderNumber })}</Heading>
          <Skeleton shape="wide" />
        </div>
      )}
    </>
  );
}

function Shown({ order: read }: { order: Order }) {
  const { formatMessage } = useIntl();
  const order = useUnit($late)[read.orderNumber] ?? read;
  const texts = useOrderTexts();

  return (
    <div className={styles.page}>
      <Link href="/personal/orders" icon="arrow-left" emphasis="quiet">
        {formatMessage({ id: 'orders.all' })}
      </Link>
      <div className={styles.head}>
        <div>
          <Heading level={1}>{texts.title(order)}</Heading>
          <p className={styles.quiet}>{formatMessage({ id: 'orders.made' }, { date: texts.date(order) })}</p>
          <OrderPaymentLine order={order} />
        </div>
        <Badge tone={toneOf(order)}>{texts.status(order)}</Badge>
      </div>
      {order.cancelReason && (
        <p>{formatMessage({ id: 'orders.cancelReason' }, { reason: order.cancelReason.name })}</p>
      )}
      <DateChange order={order} />
      <div className={styles.columns}>
        <div className={styles.page}>
          <Timeline
            label={formatMessage({ id: 'orders.way' })}
            events={stepsOf(order).map(({ status, state }) => {
              const date = dateOf(order, status);
              return {
                id: status,
                title: texts.step(order, status),
                state,
                ...(date !== undefined &&
                  state !== 'ahead' && { time: { label: formatDate(date), dateTime: date } }),
              };
            })}
          />
          {order.giftCard ? <OrderedCard order={order} /> : <OrderLines order={order} />}
          <OrderReceipts order={order} />
        </div>
        <section className={styles.part} aria-labelledby="order-details">
          <Heading level={2} size="small" id="order-details">
            {formatMessage({ id: 'orders.details' })}
          </Heading>
          {!order.giftCard && <OrderFacts order={order} />}
          <OrderAmounts order={order} />
          <OrderActions order={order} />
          <OrderExtras order={order} />
        </section>
      </div>
    </div>
  );
}

function Failed() {
  const { entry, retry } = useUnit({ entry: orderQuery.$current, retry: orderQuery.retryFx });
  return <OrderFailed failure={entry.failure} onRetry={() => void retry()} />;
}
