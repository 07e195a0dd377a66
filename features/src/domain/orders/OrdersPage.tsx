import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { EmptyState } from '@rukav/design-system/EmptyState';
import { Heading } from '@rukav/design-system/Heading';
import { Link } from '@rukav/design-system/Link';
import { Pager } from '@rukav/design-system/Pager';
import { Skeleton } from '@rukav/design-system/Skeleton';
import { limits } from '@rukav/contract/limits.ts';
import { isRefusedWith } from '../../platform/api/index.ts';
import { useRestored } from '../../platform/interaction/view.ts';
import { useLastPage } from '../../platform/navigation/view.ts';
import { openModalFx } from '../../platform/overlays/index.ts';
import { $isMember } from '../../platform/session/index.ts';
import { SignInPrompt } from '../profile/view.ts';
import { isNarrowed, ordersAddress, type OrdersLocation, type OrdersState } from './location.ts';
import { orderList, ordersRequest } from './model.ts';
import { OrderFilters } from './OrderFilters.tsx';
import * as styles from './Orders.css.ts';
import { OrderTiles } from './OrderTiles.tsx';

/** What the address shows; without it the first page of the current orders. */
export type OrdersPageProps = Partial<OrdersLocation>;

/** One's own orders in two tabs, which are links, narrowed by what the address says. Personal, so the browser asks for them. */
export function OrdersPage({ state = 'current', pageNumber = 0, filter = {} }: OrdersPageProps) {
  const { formatMessage } = useIntl();
  const { entry, load, retry, open, isMember } = useUnit({
    entry: orderList.$current,
    load: orderList.openFx,
    retry: orderList.retryFx,
    open: openModalFx,
    isMember: $isMember,
  });

  const request = ordersRequest({ state, pageNumber, filter });
  const key = orderList.keyOf(request);
  const ask = useEffectEvent(() => {
    // A failure is in the entry, and shown from there.
    load(request).catch(() => undefined);
  });
  useEffect(() => {
    // A guest has no list to ask for.
    if (isMember) ask();
  }, [key, isMember]);
  useRestored(() => void retry().catch(() => undefined));

  const isThis = entry.key === key;
  const answer = isThis ? entry.answer : null;
  const isFailed = isThis && entry.state === 'failed' && !answer;
  const hrefOf = (page: number) => ordersAddress({ state, pageNumber: page - 1, filter });
  const pages = answer ? Math.ceil(answer.totalCount / limits.listPageSize) : undefined;
  useLastPage({ page: pageNumber + 1, pages, hrefOf });

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
                href={ordersAddress({ state: tab, pageNumber: 0, filter: {} })}
                isStandalone
                emphasis={tab === state ? 'accent' : 'quiet'}
                {...(tab === state && { current: 'page' })}
              >
                {formatMessage({ id: `orders.tab.${tab}` })}
              </Link>
            ))}
          </nav>
          {(isNarrowed(filter) || answer?.totalCount !== 0) && (
            <OrderFilters state={state} filter={filter} {...(answer && { found: answer.totalCount })} />
          )}
          {isFailed && <Failed />}
          {!answer && !isFailed && <Skeleton shape="wide" />}
          {answer && answer.orders.length === 0 && <None state={state} isNarrowed={isNarrowed(filter)} />}
          {answer && answer.orders.length > 0 && <OrderTiles orders={answer.orders} />}
          {answer && answer.totalCount > limits.listPageSize && (
            <Pager
              label={formatMessage({ id: 'orders.pages' })}
              current={pageNumber + 1}
              total={Math.ceil(answer.totalCount / limits.listPageSize)}
              hrefOf={hrefOf}
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

function None({ state, isNarrowed: isPart }: { state: OrdersState; isNarrowed: boolean }) {
  const { formatMessage } = useIntl();
  return isPart ? (
    <EmptyState
      drawing="search"
      title={formatMessage({ id: 'orders.empty.narrowed' })}
      text={formatMessage({ id: 'orders.empty.narrowed.text' })}
    />
  ) : (
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
