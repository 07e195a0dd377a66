import { useIntl } from 'react-intl';
import { Link } from '@rukav/design-system/Link';
import type { Order } from '@rukav/contract/orders/schemas.ts';
import { formatDate, formatMoney } from '../../../platform/locale/index.ts';
import * as styles from '../Orders.css.ts';

/** The receipts of an order, each a link to its page. */
export function ReceiptLinks({ order }: { order: Pick<Order, 'orderNumber' | 'receipts' | 'currency'> }) {
  const { formatMessage } = useIntl();
  return (
    <ul className={styles.steps} aria-label={formatMessage({ id: 'orders.receipts' })}>
      {order.receipts.map(({ id, kind, date, total }) => (
        <li key={id}>
          <Link href={`/personal/receipts/${id}`}>
            {formatMessage(
              { id: `orders.receipt.${kind}` },
              { date: formatDate(date), sum: formatMoney(total, order.currency) },
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
