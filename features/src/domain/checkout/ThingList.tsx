import { useUnit } from 'effector-react';
import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Picture } from '@rukav/design-system/Picture';
import type { Currency } from '@rukav/contract';
import { formatMoney } from '../../platform/locale/index.ts';
import { portraitSource } from '../../platform/pictures/index.ts';
import { $cartProducts } from '../cart/index.ts';
import * as styles from './Checkout.css.ts';
import type { Thing } from './things.ts';

export interface ThingListProps {
  things: readonly Thing[];
  currency: Currency;
  /** What a screen reader calls the list, where no heading does. */
  label?: string;
  /** What can be done with a thing; the id is that of the text that names it. */
  actionOf?: (thing: Thing, nameId: string) => ReactNode;
}

/** Things with their picture, size, number and price. */
export function ThingList({ things, currency, label, actionOf }: ThingListProps) {
  const { formatMessage } = useIntl();
  const products = useUnit($cartProducts);
  const id = useId();

  return (
    <ul className={styles.things} aria-label={label}>
      {things.map((thing) => {
        const { line, count } = thing;
        const nameId = `${id}${line.lineIds[0]}`;
        const product = products[line.skuId];
        return (
          product && (
            <li key={line.lineIds.join()} className={styles.thing}>
              <Picture {...portraitSource(product.picture)} alt="" sizes="48px" />
              <span>
                <span id={nameId}>{product.name}</span>
                <span className={styles.quiet}>
                  {formatMessage(
                    { id: 'checkout.thing' },
                    { color: product.color, size: product.size, count: String(count) },
                  )}
                </span>
                {actionOf?.(thing, nameId)}
              </span>
              <span>{formatMoney(line.pricePerItem * count, currency)}</span>
            </li>
          )
        );
      })}
    </ul>
  );
}
