import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Switch } from '@rukav/design-system/Switch';
import type { Cart } from '@rukav/contract/cart/schemas.ts';
import { formatMoney } from '../../platform/locale/index.ts';
import * as styles from './Cart.css.ts';
import { offerChosen } from './one-offer.ts';
import { $chosenPromotions } from './promo.ts';

/** The shop's promotions that something in the cart takes part in, and whether they are wanted. */
export function Promotions({ cart }: { cart: Cart }) {
  const { formatMessage } = useIntl();
  const { chosen, choose } = useUnit({ chosen: $chosenPromotions, choose: offerChosen });
  const { apply, offered } = cart.promotions;
  if (offered.length === 0) return null;
  const forbidden = new Set(cart.forbiddenPromotions);
  const isForbidden = offered.every(({ id }) => forbidden.has(id));
  const codes = cart.promoCodes.filter(({ problem }) => problem === null).map(({ code }) => code);

  return (
    <div className={styles.promo}>
      <Switch
        isOn={!isForbidden && (chosen ?? apply)}
        isDisabled={isForbidden}
        {...(isForbidden && {
          description: formatMessage({ id: 'cart.promotions.forbiddenBy' }, { codes: codes.join(', ') }),
        })}
        onChange={(wanted) => choose({ offer: 'promotions', apply: wanted })}
      >
        {formatMessage({ id: 'cart.promotions' })}
      </Switch>
      <ul className={styles.offers}>
        {offered.map(({ id, name, discount }) => (
          <li key={id} className={styles.quiet}>
            {discount > 0
              ? formatMessage(
                  { id: 'cart.promotions.applied' },
                  { name, amount: formatMoney(discount, cart.currency) },
                )
              : name}
          </li>
        ))}
      </ul>
    </div>
  );
}
