import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Heading } from '@rukav/design-system/Heading';
import { Modal } from '@rukav/design-system/Modal';
import { Notice } from '@rukav/design-system/Notice';
import { Skeleton } from '@rukav/design-system/Skeleton';
import { Stack } from '@rukav/design-system/Stack';
import { Text } from '@rukav/design-system/Text';
import { ReceiptLinks } from './ReceiptLinks.tsx';
import { receiptList, receiptsRequest } from './model.ts';

/** All receipts of a member, order by order (ORD-04). */
export default function ReceiptsModal() {
  const { formatMessage } = useIntl();
  const { entry, load, retry } = useUnit({
    entry: receiptList.$current,
    load: receiptList.openFx,
    retry: receiptList.retryFx,
  });
  useEffect(() => {
    // A failure is in the entry, and shown from there.
    load(receiptsRequest).catch(() => undefined);
  }, [load]);
  const orders = entry.answer?.orders;

  return (
    <Modal size="small" title={formatMessage({ id: 'orders.receipts.title' })}>
      {!orders && entry.state !== 'failed' && <Skeleton shape="wide" />}
      {!orders && entry.state === 'failed' && (
        <Notice
          tone="danger"
          isLive
          action={
            <Button emphasis="quiet" size="small" onPress={() => void retry()}>
              {formatMessage({ id: 'orders.retry' })}
            </Button>
          }
        >
          {formatMessage({ id: 'orders.receipts.failed' })}
        </Notice>
      )}
      {orders?.length === 0 && <Text>{formatMessage({ id: 'orders.receipts.none' })}</Text>}
      <Stack space="large">
        {orders?.map((order) => (
          <Stack key={order.orderNumber} space="small">
            <Heading level={3} size="small">
              {formatMessage({ id: 'orders.number' }, { number: order.orderNumber })}
            </Heading>
            <ReceiptLinks order={order} />
          </Stack>
        ))}
      </Stack>
    </Modal>
  );
}
