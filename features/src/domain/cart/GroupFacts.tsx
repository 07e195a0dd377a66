import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import type { Currency } from '@rukav/contract';
import type { ShippingGroup } from '@rukav/contract/cart/schemas.ts';
import { formatDayMonth, formatMoney } from '../../platform/locale/index.ts';
import { $session } from '../../platform/session/index.ts';
import { useAddressLines } from '../address/view.ts';
import * as styles from './Cart.css.ts';

export interface GroupFactsProps {
  group: ShippingGroup;
  currency: Currency;
}

/** Where to and when a group is brought, and what that costs: as far as it is chosen. */
export default function GroupFacts({ group, currency }: GroupFactsProps) {
  const { formatMessage } = useIntl();
  const { lang } = useUnit($session);
  const lines = useAddressLines();
  const { address, date, interval, price } = group;
  const isFree = price === 0;

  return (
    <div className={styles.quiet}>
      {address && <p>{lines.place(address)}</p>}
      {date && interval && (
        <p>{formatMessage({ id: 'cart.group.slot' }, { day: formatDayMonth(date, lang), ...interval })}</p>
      )}
      {price !== null && (
        <p>
          {formatMessage(
            { id: 'cart.group.price' },
            {
              price: isFree
                ? formatMessage({ id: 'cart.totals.deliveryFree' })
                : formatMoney(price, currency),
            },
          )}
        </p>
      )}
    </div>
  );
}
