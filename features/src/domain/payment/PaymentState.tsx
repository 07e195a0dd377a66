import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Notice } from '@rukav/design-system/Notice';
import { Spinner } from '@rukav/design-system/Spinner';
import { Text } from '@rukav/design-system/Text';
import type { OrderPayment, PaymentTools } from '@rukav/contract/payments/schemas.ts';
import { formatMoney } from '../../platform/locale/index.ts';
import { MethodChoice } from './MethodChoice.tsx';
import { checkFx, type PaymentAddress } from './model.ts';
import { PayCountdown } from './PayCountdown.tsx';
import * as styles from './Payment.css.ts';
import { ReturnedMoney } from './ReturnedMoney.tsx';
import { useAskedAgain } from './useAskedAgain.ts';

export interface PaymentStateProps extends PaymentTools {
  address: PaymentAddress;
  /** Path of the page that the shopper comes back to from a bank. */
  returnPath: string;
}

/** The longest pause after which it is asked by itself what became of a payment, ms. */
const longestPause = 20_000;

/** The time to pay is over, and the order is not cancelled yet. */
const isEnding = ({ widget, isCancelled, due, remaining }: OrderPayment) =>
  widget === 'available' && !isCancelled && due > 0 && remaining === 0;

/** What is known of a payment, and the ways to pay while there are any. What may still change is asked for again by itself. */
export function PaymentState({ payment, tools, address, returnPath }: PaymentStateProps) {
  const { formatMessage } = useIntl();
  const check = useUnit(checkFx);
  const money = (minor: number) => formatMoney(minor, payment.currency);
  const isUnclear = payment.widget === 'checking' || payment.widget === 'undefined';
  const isLate = isEnding(payment);
  const isAwaited = payment.last?.isOpen === true && payment.widget === 'available';
  useAskedAgain(isLate || isAwaited, () => check(address), longestPause);

  if (isUnclear)
    return <Unclear key={payment.widget} address={address} isChecked={payment.widget === 'checking'} />;
  return (
    <>
      {payment.widget === 'paid' && (
        <Notice tone="success" title={formatMessage({ id: 'payment.paid' })} isLive>
          {formatMessage({ id: 'payment.paid.text' }, { sum: money(payment.paid) })}
        </Notice>
      )}
      <ReturnedMoney payment={payment} />
      {payment.last?.failure && payment.widget === 'available' && !payment.isCancelled && (
        <Notice tone="danger" title={formatMessage({ id: 'payment.failed' })} isLive>
          {formatMessage({ id: `payment.failed.${payment.last.failure}` })}
        </Notice>
      )}
      {tools.length > 0 && (
        <>
          <Due payment={payment} address={address} />
          <MethodChoice payment={payment} tools={tools} address={address} returnPath={returnPath} />
        </>
      )}
      {isLate && (
        <Notice tone="warning" title={formatMessage({ id: 'payment.countdown.end' })} isLive>
          {formatMessage({ id: 'payment.late.text' })}
        </Notice>
      )}
      {tools.length === 0 && payment.widget === 'available' && !payment.isCancelled && !isLate && (
        <Notice title={formatMessage({ id: 'payment.none' })}>
          {formatMessage({ id: 'payment.none.text' })}
        </Notice>
      )}
    </>
  );
}

/** What is to be paid, and until when. */
function Due({ payment, address }: Pick<PaymentStateProps, 'payment' | 'address'>) {
  const { formatMessage } = useIntl();
  const money = (minor: number) => formatMoney(minor, payment.currency);
  return (
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
        <PayCountdown key={payment.payUntil} address={address} remaining={payment.remaining} />
      )}
    </div>
  );
}

/** How often the bank is asked before the shopper is told that nothing is known. */
const patience = 5;

function Unclear({ address, isChecked }: { address: PaymentAddress; isChecked: boolean }) {
  const { formatMessage } = useIntl();
  const check = useUnit(checkFx);
  const [asked, setAsked] = useState(0);
  const ask = (count: number) => {
    setAsked(count);
    return check(address);
  };
  useAskedAgain(true, () => ask(asked + 1), longestPause);

  if (isChecked && asked < patience)
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
        <Button size="small" onPress={() => void ask(0).catch(() => undefined)}>
          {formatMessage({ id: 'payment.checkAgain' })}
        </Button>
      }
    >
      {formatMessage({ id: 'payment.undefined.text' })}
    </Notice>
  );
}
