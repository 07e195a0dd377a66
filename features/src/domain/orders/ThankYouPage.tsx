import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Badge } from '@rukav/design-system/Badge';
import { Button } from '@rukav/design-system/Button';
import { EmptyState } from '@rukav/design-system/EmptyState';
import { Heading } from '@rukav/design-system/Heading';
import { Inline } from '@rukav/design-system/Inline';
import { Notice } from '@rukav/design-system/Notice';
import { Skeleton } from '@rukav/design-system/Skeleton';
import { Text } from '@rukav/design-system/Text';
import type { Order } from '@rukav/contract/orders/schemas.ts';
import { readablePhone } from '@rukav/contract/readable-phone.ts';
import { useRestored } from '../../platform/interaction/view.ts';
import { isShop } from '../obtaining/index.ts';
import { isPickup } from './handover.ts';
import { $placed, placedStaled, thankYouOpened } from './model.ts';
import { OrderAmounts, OrderFacts } from './OrderFacts.tsx';
import { OrderedCard } from './OrderedCard.tsx';
import { OrderFailed } from './OrderFailed.tsx';
import { PaymentWidget } from '../payment/view.ts';
import { PlacedGoods } from './PlacedGoods.tsx';
import * as styles from './Orders.css.ts';
import { isOver, toneOf } from './timeline.ts';
import { useOrderTexts } from './useOrderTexts.ts';

export interface ThankYouPageProps {
  /** From the address: `?orders=A,B`. */
  orderNumbers: readonly string[];
}

/** What became of the order and what happens next. Personal, so the browser asks for it. */
export function ThankYouPage({ orderNumbers }: ThankYouPageProps) {
  const { formatMessage } = useIntl();
  const { placed, open, ask } = useUnit({ placed: $placed, open: thankYouOpened, ask: placedStaled });
  const asked = orderNumbers.join(',');

  useEffect(() => {
    if (asked !== '') open(asked.split(','));
  }, [open, asked]);
  useRestored(() => ask());

  return (
    <>
      <title>{formatMessage({ id: 'orders.thanks.documentTitle' })}</title>
      {asked === '' && (
        <EmptyState
          headingLevel={1}
          drawing="bag"
          title={formatMessage({ id: 'orders.thanks.none' })}
          text={formatMessage({ id: 'orders.thanks.none.text' })}
          actions={<Button href="/catalog">{formatMessage({ id: 'orders.catalogue' })}</Button>}
        />
      )}
      {asked !== '' && placed.state === 'failed' && (
        <OrderFailed failure={placed.failure} onRetry={() => open(orderNumbers)} />
      )}
      {asked !== '' && placed.state === 'loading' && (
        <div className={styles.page} aria-busy>
          <Heading level={1}>{formatMessage({ id: 'orders.thanks.title' })}</Heading>
          <Skeleton shape="wide" />
        </div>
      )}
      {placed.state === 'ready' && <Shown {...placed} />}
    </>
  );
}

function Shown({ orders, accountCreated }: { orders: readonly Order[]; accountCreated: boolean }) {
  const { formatMessage } = useIntl();
  // A gift card is a letter itself, and has no confirmation beside it.
  const email = orders.find(({ kind }) => kind === 'goods')?.recipient.email ?? '';

  return (
    <div className={styles.page}>
      <Heading level={1}>
        {formatMessage({ id: orders.every(isOver) ? 'orders.thanks.over' : 'orders.thanks.title' })}
      </Heading>
      {email !== '' && <Text size="lead">{formatMessage({ id: 'orders.thanks.lead' }, { email })}</Text>}
      {orders.map((order) => (
        <PlacedOrder
          key={order.orderNumber}
          order={order}
          orderNumbers={orders.map(({ orderNumber }) => orderNumber)}
        />
      ))}
      {accountCreated && (
        <Notice tone="success" title={formatMessage({ id: 'orders.thanks.account' })}>
          {formatMessage(
            { id: 'orders.thanks.account.text' },
            { phone: readablePhone(orders[0]?.recipient.phone ?? '') },
          )}
        </Notice>
      )}
      <Inline space="medium">
        <Button href="/catalog">{formatMessage({ id: 'orders.thanks.continue' })}</Button>
      </Inline>
    </div>
  );
}

/** What happens after an order is placed: message ids. */
function nextSteps(order: Order) {
  if (order.kind === 'giftCard')
    return ['orders.next.card.first', 'orders.next.card.second', 'orders.next.card.bring'] as const;
  const way = order.point && !isShop(order.point) ? 'partner' : 'pickup';
  const by = isPickup(order) ? way : 'courier';
  const last = order.payment.type === 'online' ? 'paid' : 'bring';
  return [`orders.next.${by}.first`, `orders.next.${by}.second`, `orders.next.${by}.${last}`] as const;
}

function PlacedOrder({ order, orderNumbers }: { order: Order; orderNumbers: readonly string[] }) {
  const { formatMessage } = useIntl();
  const texts = useOrderTexts();
  const isCard = order.kind === 'giftCard';

  return (
    <section className={styles.part} aria-labelledby={`placed-${order.orderNumber}`}>
      <Heading level={2} size="small" id={`placed-${order.orderNumber}`}>
        {texts.title(order)}
      </Heading>
      {order.payment.type === 'online' && (
        <PaymentWidget
          orderNumber={order.orderNumber}
          returnPath={`/thankyoupage?orders=${orderNumbers.join(',')}`}
          headingLevel={3}
        />
      )}
      {!isCard && <PlacedGoods order={order} />}
      <div className={styles.columns}>
        <div className={styles.part}>
          {isCard ? <OrderedCard order={order} /> : <OrderFacts order={order} />}
          {isOver(order) ? (
            <div>
              <Badge tone={toneOf(order)}>{texts.status(order)}</Badge>
            </div>
          ) : (
            <div className={styles.next}>
              <Heading level={3}>{formatMessage({ id: 'orders.next.title' })}</Heading>
              <ol className={styles.steps}>
                {nextSteps(order).map((id) => (
                  <li key={id}>{formatMessage({ id })}</li>
                ))}
              </ol>
            </div>
          )}
        </div>
        <div className={styles.part}>
          <OrderAmounts order={order} />
          <Button emphasis="quiet" href={`/personal/orders/${order.orderNumber}`}>
            {formatMessage({ id: 'orders.thanks.order' }, { number: order.orderNumber })}
          </Button>
        </div>
      </div>
    </section>
  );
}
