import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Order } from '@rukav/contract/orders/schemas.ts';
import { $clock } from '../../platform/clock/index.ts';
import { TimeToPay, useAskedAgain } from '../payment/view.ts';
import { askLateFx } from './late.ts';
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
  return until === null ? (
    <span>{words}</span>
  ) : (
    <WithTime key={until} orderNumber={order.orderNumber} words={words} until={until} />
  );
}

/** The longest pause between two questions what became of an order, ms: it ends within seconds, where its bank answers. */
const longestPause = 30_000;

interface WithTimeProps {
  orderNumber: string;
  words: string;
  until: string;
}

/** How long an order can be paid. At its end what became of it is asked for, until it is another. */
function WithTime({ orderNumber, words, until }: WithTimeProps) {
  const { formatMessage } = useIntl();
  const { clock, askLate } = useUnit({ clock: $clock, askLate: askLateFx });
  const [remaining] = useState(() => Math.max(0, Date.parse(until) - clock.now()));
  const [isOver, setOver] = useState(remaining === 0);

  const ask = () => askLate({ params: { id: orderNumber } });
  useAskedAgain(isOver, ask, longestPause);

  if (isOver) return <span role="status">{formatMessage({ id: 'orders.paying.late' })}</span>;
  return (
    <span>
      {words}, {formatMessage({ id: 'orders.paying.left' })}{' '}
      <TimeToPay
        remaining={remaining}
        onEnd={() => {
          setOver(true);
          // What it answers is in the store; where it does not, it is asked again.
          ask().catch(() => undefined);
        }}
      />
    </span>
  );
}
