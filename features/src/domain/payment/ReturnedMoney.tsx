import { useIntl } from 'react-intl';
import { Notice } from '@rukav/design-system/Notice';
import { Text } from '@rukav/design-system/Text';
import type { OrderPayment } from '@rukav/contract/payments/schemas.ts';
import { formatMoney, type MessageId } from '../../platform/locale/index.ts';

/** Returns the text about a cancelled order, and the sum that it names: money that comes back, or has come back. */
function cancelledText({ paid, refunded }: OrderPayment): { id: MessageId; sum: number } {
  if (paid > 0) return { id: 'payment.cancelled.returning', sum: paid };
  return { id: refunded > 0 ? 'payment.cancelled.returned' : 'payment.cancelled', sum: refunded };
}

/** Says that an order is cancelled, and what of its money comes back or has come back. */
export function ReturnedMoney({ payment }: { payment: OrderPayment }) {
  const { formatMessage } = useIntl();
  const { isCancelled, paid, refunding, refunded, currency } = payment;
  const money = (minor: number) => formatMoney(minor, currency);

  if (isCancelled) {
    const { id, sum } = cancelledText(payment);
    return (
      <>
        <Notice tone="warning">{formatMessage({ id }, { sum: money(sum) })}</Notice>
        {paid > 0 && refunded > 0 && (
          <Text>{formatMessage({ id: 'payment.refunded' }, { sum: money(refunded) })}</Text>
        )}
      </>
    );
  }
  return (
    <>
      {refunding > 0 && (
        <Notice>{formatMessage({ id: 'payment.refunding' }, { sum: money(refunding) })}</Notice>
      )}
      {refunded > 0 && <Text>{formatMessage({ id: 'payment.refunded' }, { sum: money(refunded) })}</Text>}
    </>
  );
}
