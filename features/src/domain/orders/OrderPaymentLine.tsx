import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Order } from '@rukav/contract/orders/schemas.ts';
import { $clock } from '../../platform/clock/index.ts';
import { TimeToPay } from '../payment/view.ts';
import { paymentLineOf } from './payment-line.ts';
import { useOrderTexts } from './useOrderTexts.ts';

/** Whether an order is paid, how long it can still be, and what of its money is on its way back. */
export function OrderPaymentLine({ order }: { order: Order }) {
  const { formatMessage } = useIntl();
  const { money } = useOrderTexts();
  const line = paymentLineOf(order);
  if (!line) return null;

  const { is, sum, refunded, until } = line;
  const words = formatMessage(
    { id: `orders.paying.${is}` },
    { sum: money(order, sum), refunded: money(order, refunded) },
  );
  return until === null ? <span>{words}</span> : <WithTime key={until} words={words} until={until} />;
}

function WithTime({ words, until }: { words: string; until: string }) {
  const { formatMessage } = useIntl();
  const clock = useUnit($clock);
  const [remaining] = useState(() => Math.max(0, Date.parse(until) - clock.now()));
  const [isOver, setOver] = useState(remaining === 0);

  if (isOver) return <span role="status">{formatMessage({ id: 'orders.paying.late' })}</span>;
  return (
    <span>
      {words}, {formatMessage({ id: 'orders.paying.left' })}{' '}
      <TimeToPay remaining={remaining} onEnd={() => setOver(true)} />
    </span>
  );
}
