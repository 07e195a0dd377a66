import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Heading } from '@rukav/design-system/Heading';
import { Notice } from '@rukav/design-system/Notice';
import { Skeleton } from '@rukav/design-system/Skeleton';
import { useKeptFocus, useRestored } from '../../platform/interaction/view.ts';
import { $payments, checkFx, paymentOpened, type PaymentAddress } from './model.ts';
import * as styles from './Payment.css.ts';
import { PaymentState } from './PaymentState.tsx';

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
  const heading = useRef<HTMLHeadingElement>(null);
  const focusKept = useKeptFocus(() => heading.current);

  useEffect(() => {
    open({ orderNumber, ...(payKey !== undefined && { payKey }) });
  }, [open, orderNumber, payKey]);
  // What it answers, or that it does not, is in the store.
  useRestored(() => void check(address).catch(() => undefined));

  return (
    // One page may hold the payments of several orders.
    <section
      {...focusKept}
      className={styles.widget}
      aria-label={formatMessage({ id: 'payment.heading.order' }, { number: orderNumber })}
    >
      <Heading level={headingLevel} size="small" ref={heading}>
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
      {known?.answer && <PaymentState {...known.answer} address={address} returnPath={returnPath} />}
    </section>
  );
}
