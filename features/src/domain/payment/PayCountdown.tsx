import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Text } from '@rukav/design-system/Text';
import { checkFx, type PaymentAddress } from './model.ts';
import { TimeToPay } from './TimeToPay.tsx';

export interface PayCountdownProps {
  address: PaymentAddress;
  /** ms until the order is cancelled. */
  remaining: number;
}

/** How long an unpaid order is kept. At its end what became of it is asked for. */
export function PayCountdown({ address, remaining }: PayCountdownProps) {
  const { formatMessage } = useIntl();
  const check = useUnit(checkFx);

  return (
    <Text tone="quiet" element="div">
      {formatMessage({ id: 'payment.keptFor' })}{' '}
      <TimeToPay
        remaining={remaining}
        onEnd={() => {
          // What it answers is in the store, and shown from there.
          check(address).catch(() => undefined);
        }}
      />
    </Text>
  );
}
