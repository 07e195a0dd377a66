import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { EmptyState } from '@rukav/design-system/EmptyState';
import { Heading } from '@rukav/design-system/Heading';
import { Link } from '@rukav/design-system/Link';
import { Pager } from '@rukav/design-system/Pager';
import { Skeleton } from '@rukav/design-system/Skeleton';
import { limits } from '@rukav/contract/limits.ts';
import type { Order } from '@rukav/contract/orders/schemas.ts';
import { isRefusedWith } from '../../platform/api/index.ts';
import { openModalFx } from '../../platform/overlays/index.ts';
import { $isMember } from '../../platform/session/index.ts';
import { SignInPrompt } from '../profile/view.ts';
import { orderList, ordersRequest, type OrdersState } from './model.ts';
import * as styles from './Orders.css.ts';
import { OrderTiles } from './OrderTiles.tsx';

export interface OrdersPageProps {
  /** Which tab is open; `?tab=history` in the address. @default 'current' */
  state?: OrdersState;
  /** From 0 on; `?page=2` in the address is 1. @default 0 */
  pageNumber?: number;
}

const addressOf = (state: OrdersState, page = 1) =>
  `/personal/orders${[...(state === 'history' ? ['tab=history'] : []), ...(page > 1 ? [`page=${page}`] : [])]
    .join('&')
    .replace(/^(?=.)/, '?')}`;

/** One's own orders in two tabs, which are links. Personal, so the browser asks for them. */
export function OrdersPage({ state = 'current', pageNumber = 0 }: OrdersPageProps) {
  const { formatMessage } = useIntl();
  const { entry, load, open, isMember } = useUnit({
    entry: orderList.$current,
    load: orderList.openFx,
    open: openModalFx,
    isMember: $isMember,
  });

  useEffect(() => {
    // A guest has no list to ask for. A failure is in the entry, and shown from there.
    if (isMember) load(ordersRequest(state, pageNumber)).catch(() => undefined);
  }, [load, state, pageNumber, isMember]);

  const isThis = entry.key === orderList.keyOf(ordersRequest(state, pageNumber));
  const answer = isThis ? entry.answer : null;
  const isFailed = isThis && entry.state === 'failed' && !answer;

  return (
    <>
      <title>{formatMessage({ id: 'orders.documentTitle' })}</title>
      {!isMember || (isFailed && isRefusedWith(entry.failure, 'auth_required')) ? (
        <SignInPrompt text={formatMessage({ id: 'orders.signIn' })} />
      ) : (
        <div className={styles.page}>
          <div className={styles.head}>
            <Heading level={1}>{formatMessage({ id: 'orders.title' })}</Heading>
            <Button
              emphasis="plain"
              size="small"
              opens="dialog"
              onPress={() => void open({ id: 'receipts', props: {} })}
            >
              {formatMessage({ id: 'orders.receipts.all' })}
            </Button>
          </div>
          <nav className={styles.tabs} aria-label={formatMessage({ id: 'orders.title' })}>
            {(['current', 'history'] as const).map((tab) => (
              <Link
                key={tab}
                href={addressOf(tab)}
                isStandalone
                emphasis={tab === state ? 'accent' : 'quiet'}
                {...(tab === state && { current: 'page' })}
              >
                {formatMessage({ id: `orders.tab.${tab}` })}
              </Link>
            ))}
          </nav>
          {isFailed && <Failed />}
          {!answer && !isFailed && <Skeleton shape="wide" />}
          {answer && <List orders={answer.orders} state={state} />}
          {answer && answer.totalCount > limits.listPageSize && (
            <Pager
              label={formatMessage({ id: 'orders.pages' })}
              current={pageNumber + 1}
              total={Math.ceil(answer.totalCount / limits.listPageSize)}
              hrefOf={(page) => addressOf(state, page)}
              previousLabel={formatMessage({ id: 'orders.previous' })}
              nextLabel={formatMessage({ id: 'orders.next' })}
              pageLabel={(page) => formatMessage({ id: 'orders.page' }, { page: String(page) })}
            />
          )}
        </div>
      )}
    </>
  );
}

function List({ orders, state }: { orders: readonly Order[]; state: OrdersState }) {
  const { formatMessage } = useIntl();
  if (orders.length > 0) return <OrderTiles orders={orders} />;
  return (
    <EmptyState
      drawing="bag"
      title={formatMessage({ id: `orders.empty.${state}` })}
      actions={<Button href="/catalog">{formatMessage({ id: 'orders.catalogue' })}</Button>}
    />
  );
}

function Failed() {
  const { formatMessage } = useIntl();
  const retry = useUnit(orderList.retryFx);
  return (
    <EmptyState
      drawing="error"
      title={formatMessage({ id: 'orders.failed' })}
      text={formatMessage({ id: 'orders.failed.text' })}
      actions={<Button onPress={() => void retry()}>{formatMessage({ id: 'orders.retry' })}</Button>}
    />
  );
}
