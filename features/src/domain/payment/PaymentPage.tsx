import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { EmptyState } from '@rukav/design-system/EmptyState';
import { Heading } from '@rukav/design-system/Heading';
import { isRefusedWith } from '../../platform/api/index.ts';
import { SignInPrompt } from '../profile/view.ts';
import { $payments } from './model.ts';
import * as styles from './Payment.css.ts';
import { PaymentWidget } from './PaymentWidget.tsx';

export interface PaymentPageProps {
  /** From the address. */
  orderNumber: string;
  /** `?key=` of a payment link. */
  payKey?: string;
}

/** Pays one order: by its owner, or by whoever has the link of its letter. */
export function PaymentPage({ orderNumber, payKey }: PaymentPageProps) {
  const { formatMessage } = useIntl();
  const payments = useUnit($payments);
  const failure = payments[orderNumber]?.failure ?? null;
  const key = payKey === undefined ? '' : `?key=${encodeURIComponent(payKey)}`;

  return (
    <>
      <title>{formatMessage({ id: 'payment.documentTitle' })}</title>
      {isRefusedWith(failure, 'auth_required') ? (
        <SignInPrompt text={formatMessage({ id: 'payment.signIn' })} />
      ) : isRefusedWith(failure, 'order_not_found') ? (
        <EmptyState
          headingLevel={1}
          drawing="search"
          title={formatMessage({ id: 'payment.notFound' })}
          text={formatMessage({ id: 'payment.notFound.text' })}
          actions={<Button href="/dopay">{formatMessage({ id: 'payment.other' })}</Button>}
        />
      ) : (
        <div className={styles.page}>
          <Heading level={1}>
            {formatMessage({ id: 'payment.heading.order' }, { number: orderNumber })}
          </Heading>
          <PaymentWidget
            orderNumber={orderNumber}
            {...(payKey !== undefined && { payKey })}
            returnPath={`/dopay/${orderNumber}${key}`}
          />
        </div>
      )}
    </>
  );
}
