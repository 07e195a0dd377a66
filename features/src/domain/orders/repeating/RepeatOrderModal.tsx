import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Modal } from '@rukav/design-system/Modal';
import { useModal } from '@rukav/design-system/ModalStack';
import { Notice } from '@rukav/design-system/Notice';
import { Skeleton } from '@rukav/design-system/Skeleton';
import { Stack } from '@rukav/design-system/Stack';
import { Text } from '@rukav/design-system/Text';
import { order as orderQuery } from '../model.ts';
import { goodsOf } from './goods.ts';
import { GoodsList } from './GoodsList.tsx';
import { $results, confirmed, opened } from './model.ts';
import { repeatFx } from './repeat.ts';
import { RepeatResults } from './RepeatResults.tsx';

/** Puts the goods of an order into the cart again, and names those that are not to be had (ORD-26, ORD-27). */
export default function RepeatOrderModal({ orderNumber }: { orderNumber: string }) {
  const { formatMessage } = useIntl();
  const { close } = useModal();
  const { entry, results, isPending, open, confirm, retry } = useUnit({
    entry: orderQuery.$current,
    results: $results,
    isPending: repeatFx.pending,
    open: opened,
    confirm: confirmed,
    retry: orderQuery.retryFx,
  });

  useEffect(() => void open({ orderNumber }), [open, orderNumber]);

  const order = entry.answer?.order.orderNumber === orderNumber ? entry.answer.order : null;
  const goods = order ? goodsOf(order) : [];
  const isAnyAdded = results?.some(({ added }) => added > 0) ?? false;
  const closeButton = (label: 'orders.repeat.close' | 'orders.repeat.notNow') => (
    <Button emphasis="quiet" onPress={() => close()}>
      {formatMessage({ id: label })}
    </Button>
  );

  return (
    <Modal
      size="small"
      title={formatMessage({ id: 'orders.repeat.title' }, { number: orderNumber })}
      footer={
        results ? (
          <>
            {isAnyAdded && <Button href="/cart">{formatMessage({ id: 'orders.repeat.cart' })}</Button>}
            {closeButton('orders.repeat.close')}
          </>
        ) : (
          <>
            <Button
              isDisabled={goods.length === 0}
              isPending={isPending}
              pendingLabel={formatMessage({ id: 'orders.repeat.adding' })}
              onPress={() => confirm(goods)}
            >
              {formatMessage({ id: 'orders.repeat.add' })}
            </Button>
            {closeButton('orders.repeat.notNow')}
          </>
        )
      }
    >
      {results && <RepeatResults results={results} />}
      {!results && order && (
        <Stack>
          <Text>{formatMessage({ id: 'orders.repeat.text' })}</Text>
          <GoodsList label={formatMessage({ id: 'orders.repeat.goods' })} goods={goods} />
        </Stack>
      )}
      {!results && !order && entry.state !== 'failed' && <Skeleton shape="wide" />}
      {!results && !order && entry.state === 'failed' && (
        <Notice
          tone="danger"
          isLive
          action={
            <Button emphasis="quiet" size="small" onPress={() => void retry()}>
              {formatMessage({ id: 'orders.retry' })}
            </Button>
          }
        >
          {formatMessage({ id: 'orders.repeat.failed' })}
        </Notice>
      )}
    </Modal>
  );
}
