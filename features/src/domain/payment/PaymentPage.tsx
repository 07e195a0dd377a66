import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { EmptyState } from '@rukav/design-system/EmptyState';
import { Form } from '@rukav/design-system/Form';
import { Heading } from '@rukav/design-system/Heading';
import { Text } from '@rukav/design-system/Text';
import { isRefusedWith } from '../../platform/api/index.ts';
import { alphanumeric } from '../../platform/forms/index.ts';
import { FilteredField } from '../../platform/forms/view.ts';
import { addressRequestedFx } from '../../platform/navigation/index.ts';
import { SignInPrompt } from '../profile/view.ts';
import { $payments } from './model.ts';
import * as styles from './Payment.css.ts';
import { PaymentWidget } from './PaymentWidget.tsx';

export interface PaymentPageProps {
  /** From the address; without one it is asked for. */
  orderNumber?: string;
  /** `?key=` of a payment link. */
  payKey?: string;
}

/** Pays one order: by its owner, or by whoever has the link of its letter. */
export function PaymentPage({ orderNumber, payKey }: PaymentPageProps) {
  const { formatMessage } = useIntl();
  const payments = useUnit($payments);
  const failure = (orderNumber !== undefined && payments[orderNumber]?.failure) || null;
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
            {orderNumber === undefined
              ? formatMessage({ id: 'payment.heading' })
              : formatMessage({ id: 'payment.heading.order' }, { number: orderNumber })}
          </Heading>
          {orderNumber === undefined ? (
            <NumberForm />
          ) : (
            <PaymentWidget
              orderNumber={orderNumber}
              {...(payKey !== undefined && { payKey })}
              returnPath={`/dopay/${orderNumber}${key}`}
            />
          )}
        </div>
      )}
    </>
  );
}

const pattern = /^[A-Z0-9]{10}$/;

function NumberForm() {
  const { formatMessage } = useIntl();
  const go = useUnit(addressRequestedFx);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);

  return (
    <div className={styles.widget}>
      <Text>{formatMessage({ id: 'payment.number.text' })}</Text>
      <Form
        label={formatMessage({ id: 'payment.heading' })}
        onSubmit={() => {
          const number = typed.toUpperCase();
          setWrong(!pattern.test(number));
          if (!pattern.test(number)) return;
          void go({ to: `/dopay/${number.replace(/^.{5}/, '$&-')}` });
        }}
      >
        <FilteredField
          id="payment-number"
          keep={alphanumeric}
          note={formatMessage({ id: 'payment.number.filtered' })}
          label={formatMessage({ id: 'payment.number' })}
          autoComplete="off"
          isRequired
          value={typed}
          onChange={setTyped}
          {...(isWrong && { error: formatMessage({ id: 'payment.number.wrong' }) })}
        />
        <Button type="submit" isFullWidth>
          {formatMessage({ id: 'payment.number.go' })}
        </Button>
      </Form>
    </div>
  );
}
