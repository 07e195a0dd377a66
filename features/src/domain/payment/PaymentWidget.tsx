import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Heading } from '@rukav/design-system/Heading';
import { Notice } from '@rukav/design-system/Notice';
import { Skeleton } from '@rukav/design-system/Skeleton';
import { Spinner } from '@rukav/design-system/Spinner';
import { Text } from '@rukav/design-system/Text';
import type { PaymentTools } from '@rukav/contract/payments/schemas.ts';
import { formatMoney } from '../../platform/locale/index.ts';
import { MethodChoice } from './MethodChoice.tsx';
import { $payments, checkFx, paymentOpened, type PaymentAddress } from './model.ts';
import { PayCountdown } from './PayCountdown.tsx';
import * as styles from './Payment.css.ts';
import { useAskedAgain } from './useAskedAgain.ts';

export interface PaymentWidgetProps {
  orderNumber: string;
  /** The secret of the payment link, for whoever is not the order's owner. */
  payKey?: string;
  /** Path of the page that the shopper comes back to from a bank. */
  returnPath: string;
  /** @default 2 */
  headingLevel?: 1 | 2 | 3;
}

/**
 * The payment of an order: what is due and until when, what is known of it, and the ways to pay. A page that comes back from a
 * bank finds out by itself what became of it.
 */
export function PaymentWidget({ orderNumber, payKey, returnPath, headingLevel = 2 }: PaymentWidgetProps) {
  const { formatMessage } = useIntl();
  const { payments, open, check } = useUnit({ payments: $payments, open: paymentOpened, check: checkFx });
  const address: PaymentAddress = { orderNumber, ...(payKey !== undefined && { payKey }) };
  const known = payments[orderNumber];

  useEffect(() => {
    open({ orderNumber, ...(payKey !== undefined && { payKey }) });
  }, [open, orderNumber, payKey]);

  return (
    // One page may hold the payments of several orders.
    <section
      className={styles.widget}
      aria-label={formatMessage({ id: 'payment.heading.order' }, { number: orderNumber })}
    >
      <Heading level={headingLevel} size="small">
        {formatMessage({ id: 'payment.title' })}
      </Heading>
      {!known?.answer && known?.failure == null && <Skeleton shape="wide" />}
      {known?.failure && (
        <Notice
          tone="warning"
          isLive
          action={
            <Button size="small" emphasis="quiet" onPress={() => void check(address).catch(() => undefined)}>
              {formatMessage({ id: 'payment.checkAgain' })}
            </Button>
          }
        >
          {formatMessage({ id: 'payment.noAnswer' })}
        </Notice>
      )}
      {known?.answer && <Known {...known.answer} address={address} returnPath={returnPath} />}
    </section>
  );
}

interface KnownProps extends PaymentTools {
  address: PaymentAddress;
  returnPath: string;
}

function Known({ payment, tools, address, returnPath }: KnownProps) {
  const { formatMessage } = useIntl();
  const money = (minor: number) => formatMoney(minor, payment.currency);

  if (payment.widget === 'checking' || payment.widget === 'undefined')
    return <Unclear address={address} isChecked={payment.widget === 'checking'} />;
  return (
    <>
      {payment.isCancelled && <Notice tone="warning">{formatMessage({ id: 'payment.cancelled' })}</Notice>}
      {payment.widget === 'paid' && (
        <Notice tone="success" title={formatMessage({ id: 'payment.paid' })} isLive>
          {formatMessage({ id: 'payment.paid.text' }, { sum: money(payment.paid) })}
        </Notice>
      )}
      {payment.refunding > 0 && (
        <Notice>{formatMessage({ id: 'payment.refunding' }, { sum: money(payment.refunding) })}</Notice>
      )}
      {payment.refunded > 0 && (
        <Text>{formatMessage({ id: 'payment.refunded' }, { sum: money(payment.refunded) })}</Text>
      )}
      {payment.last?.failure && payment.widget === 'available' && !payment.isCancelled && (
        <Notice tone="danger" title={formatMessage({ id: 'payment.failed' })} isLive>
          {formatMessage({ id: `payment.failed.${payment.last.failure}` })}
        </Notice>
      )}
      {tools.length > 0 && (
        <>
          <div className={styles.part}>
            {payment.state === 'needs_extra_payment' && (
              <Notice title={formatMessage({ id: 'payment.extra' })}>
                {formatMessage(
                  { id: 'payment.extra.text' },
                  { paid: money(payment.paid), due: money(payment.due) },
                )}
              </Notice>
            )}
            <Text size="lead">{formatMessage({ id: 'payment.due' }, { sum: money(payment.due) })}</Text>
            {payment.remaining !== null && payment.remaining > 0 && (
              <PayCountdown address={address} remaining={payment.remaining} />
            )}
          </div>
          <MethodChoice payment={payment} tools={tools} address={address} returnPath={returnPath} />
        </>
      )}
    </>
  );
}

/** How often the bank is asked before the shopper is asked to do it. */
const patience = 5;

function Unclear({ address, isChecked }: { address: PaymentAddress; isChecked: boolean }) {
  const { formatMessage } = useIntl();
  const check = useUnit(checkFx);
  const [asked, setAsked] = useState(0);
  const isWaiting = isChecked && asked < patience;
  const ask = (count: number) => {
    setAsked(count);
    check(address).catch(() => undefined);
  };
  useAskedAgain(isWaiting, () => ask(asked + 1));

  if (isWaiting)
    return (
      <div className={styles.part}>
        <Spinner label={formatMessage({ id: 'payment.checking' })} />
        <Text>{formatMessage({ id: 'payment.checking.text' })}</Text>
      </div>
    );
  return (
    <Notice
      tone="warning"
      isLive
      title={formatMessage({ id: 'payment.undefined' })}
      action={
        <Button size="small" onPress={() => ask(0)}>
          {formatMessage({ id: 'payment.checkAgain' })}
        </Button>
      }
    >
      {formatMessage({ id: 'payment.undefined.text' })}
    </Notice>
  );
}
