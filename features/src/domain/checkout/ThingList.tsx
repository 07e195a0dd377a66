import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Picture } from '@rukav/design-system/Picture';
import type { Currency } from '@rukav/contract';
import { formatMoney } from '../../platform/locale/index.ts';
import { portraitSource } from '../../platform/pictures/index.ts';
import { $cartProducts } from '../cart/index.ts';
import * as styles from './Checkout.css.ts';
import type { Thing } from './amounts.ts';

export interface ThingListProps {
  things: readonly Thing[];
  currency: Currency;
  /** What a screen reader calls the list, where no heading does. */
  label?: string;
}

/** Things with their picture, size, number and price. */
export function ThingList({ things, currency, label }: ThingListProps) {
  const { formatMessage } = useIntl();
  const products = useUnit($cartProducts);

  return (
    <ul className={styles.things} aria-label={label}>
      {things.map(({ line, count }) => {
        const product = products[line.skuId];
        return (
          product && (
            <li key={line.lineIds.join()} className={styles.thing}>
              <Picture {...portraitSource(product.picture)} alt="" sizes="48px" />
              <span>
                {product.name}
                <span className={styles.quiet}>
                  {formatMessage(
                    { id: 'checkout.thing' },
                    { color: product.color, size: product.size, count: String(count) },
                  )}
                </span>
              </span>
              <span>{formatMoney(line.pricePerItem * count, currency)}</span>
            </li>
          )
        );
      })}
    </ul>
  );
}
