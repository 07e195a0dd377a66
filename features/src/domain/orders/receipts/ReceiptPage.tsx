import { useUnit } from 'effector-react';
import { Suspense, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Heading } from '@rukav/design-system/Heading';
import { Hidden } from '@rukav/design-system/Hidden';
import { Inline } from '@rukav/design-system/Inline';
import { lazyView } from '@rukav/design-system/lazyView';
import { Link } from '@rukav/design-system/Link';
import { Receipt as ReceiptView } from '@rukav/design-system/Receipt';
import { Skeleton } from '@rukav/design-system/Skeleton';
import { addressOf } from '@rukav/contract';
import { getReceiptPdf } from '@rukav/contract/orders/calls.ts';
import type { Receipt } from '@rukav/contract/orders/receipts.ts';
import { formatDate, formatMoney } from '../../../platform/locale/index.ts';
import { OrderFailed } from '../OrderFailed.tsx';
import * as styles from '../Orders.css.ts';
import { receipt as receiptQuery } from './model.ts';

/** What draws a code is large, and is loaded when there is one. */
const QrCode = lazyView(async () => ({ default: (await import('@rukav/design-system/QrCode')).QrCode }));

export interface ReceiptPageProps {
  /** From the address. */
  id: string;
}

/** A receipt of one's own order, as the till has printed it (ORD-03). Personal, so the browser asks for it. */
export function ReceiptPage({ id }: ReceiptPageProps) {
  const { formatMessage } = useIntl();
  const { entry, load, retry } = useUnit({
    entry: receiptQuery.$current,
    load: receiptQuery.openFx,
    retry: receiptQuery.retryFx,
  });
  useEffect(() => {
    // A failure is in the entry, and shown from there.
    load({ params: { id } }).catch(() => undefined);
  }, [load, id]);
  const isThis = entry.request?.params.id === id;
  const found = isThis ? entry.answer?.receipt : undefined;

  return (
    <>
      <title>{formatMessage({ id: 'orders.receipt.documentTitle' })}</title>
      {found && <Shown receipt={found} />}
      {!found && isThis && entry.state === 'failed' && (
        <OrderFailed failure={entry.failure} onRetry={() => void retry()} />
      )}
      {!found && !(isThis && entry.state === 'failed') && (
        <div className={styles.page} aria-busy>
          <Heading level={1}>{formatMessage({ id: 'orders.receipt.title' })}</Heading>
          <Skeleton shape="wide" />
        </div>
      )}
    </>
  );
}

function Shown({ receipt }: { receipt: Receipt }) {
  const { formatMessage } = useIntl();
  const { orderNumber, currency, fiscal } = receipt;
  const money = (minor: number) => formatMoney(minor, currency);

  return (
    <div className={styles.page}>
      <Hidden on="print">
        <Link href={`/personal/orders/${orderNumber}`} icon="arrow-left" emphasis="quiet">
          {formatMessage({ id: 'orders.number' }, { number: orderNumber })}
        </Link>
      </Hidden>
      <Heading level={1}>{formatMessage({ id: 'orders.receipt.title' })}</Heading>
      <ReceiptView
        title={formatMessage({ id: `orders.receipt.${receipt.kind}.title` }, { number: fiscal.document })}
        lines={{
          label: formatMessage({ id: 'orders.receipt.lines' }),
          items: receipt.lines.map(({ name, price, quantity, sum }, index) => ({
            id: String(index),
            name,
            detail: formatMessage(
              { id: 'orders.receipt.line' },
              { quantity: String(quantity), price: money(price) },
            ),
            value: money(sum),
          })),
        }}
        amounts={receipt.payments.map(({ kind, sum }) => ({
          label: formatMessage({ id: `orders.receipt.by.${kind}` }),
          value: money(sum),
        }))}
        total={{ label: formatMessage({ id: 'orders.total' }), value: money(receipt.total) }}
        facts={[
          { term: formatMessage({ id: 'orders.receipt.date' }), value: formatDate(receipt.date) },
          { term: formatMessage({ id: 'orders.receipt.storage' }), value: fiscal.storage },
          { term: formatMessage({ id: 'orders.receipt.document' }), value: fiscal.document },
          { term: formatMessage({ id: 'orders.receipt.sign' }), value: fiscal.sign },
        ]}
        code={
          <Suspense fallback={<Skeleton shape="wide" />}>
            <QrCode value={receipt.qr} label={formatMessage({ id: 'orders.receipt.code' })} />
          </Suspense>
        }
      />
      <Hidden on="print">
        <Inline space="large">
          <Button emphasis="quiet" onPress={() => window.print()}>
            {formatMessage({ id: 'orders.receipt.print' })}
          </Button>
          <Link href={addressOf(getReceiptPdf, { id: receipt.id })} isStandalone opensNewTab>
            {formatMessage({ id: 'orders.receipt.pdf' })}
          </Link>
        </Inline>
      </Hidden>
    </div>
  );
}
