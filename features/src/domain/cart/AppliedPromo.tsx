import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { IconButton } from '@rukav/design-system/IconButton';
import type { Currency } from '@rukav/contract';
import type { AppliedPromo as Promo } from '@rukav/contract/cart/schemas.ts';
import { formatMoney } from '../../platform/locale/index.ts';
import * as styles from './Cart.css.ts';
import { problemText, promoDeleted } from './promo.ts';

/** A promo code in the cart: what it takes off, or why it takes nothing now. */
export function AppliedPromo({ promo, currency }: { promo: Promo; currency: Currency }) {
  const { formatMessage } = useIntl();
  const remove = useUnit(promoDeleted);
  const { code, discount, problem, reason, fromSum } = promo;
  const sum = fromSum === null ? '' : formatMoney(fromSum, currency);

  return (
    <div className={styles.applied}>
      <div>
        <p lang="en">{code}</p>
        <p className={problem ? styles.lacking : styles.quiet}>
          {problem
            ? formatMessage({ id: problemText(problem, reason) }, { sum })
            : formatMessage({ id: 'cart.promo.applied' }, { amount: formatMoney(discount, currency) })}
        </p>
      </div>
      <IconButton
        icon="close"
        label={formatMessage({ id: 'cart.promo.delete' }, { code })}
        onPress={() => remove(code)}
      />
    </div>
  );
}
