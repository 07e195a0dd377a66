import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Form } from '@rukav/design-system/Form';
import { Heading } from '@rukav/design-system/Heading';
import { Text } from '@rukav/design-system/Text';
import { alphanumeric } from '../../platform/forms/index.ts';
import { FilteredField } from '../../platform/forms/view.ts';
import { addressRequestedFx } from '../../platform/navigation/index.ts';
import * as styles from './Payment.css.ts';

const pattern = /^[A-Z0-9]{10}$/;

/** Asks for the number of an order that is to be paid, and goes to its payment. */
export function PaymentNumberPage() {
  const { formatMessage } = useIntl();
  const go = useUnit(addressRequestedFx);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);

  return (
    <div className={styles.page}>
      <title>{formatMessage({ id: 'payment.documentTitle' })}</title>
      <Heading level={1}>{formatMessage({ id: 'payment.heading' })}</Heading>
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
    </div>
  );
}
