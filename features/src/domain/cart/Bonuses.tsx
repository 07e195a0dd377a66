import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Switch } from '@rukav/design-system/Switch';
import type { Cart } from '@rukav/contract/cart/schemas.ts';
import { formatMoney, formatNumber } from '../../platform/locale/index.ts';
import { openModalFx } from '../../platform/overlays/index.ts';
import { $isMember } from '../../platform/session/index.ts';
import { $chosenBonuses, offerChosen } from './one-offer.ts';

/** Pays a part of the cart with bonuses. A guest is asked to sign in (CART-08). */
export function Bonuses({ cart: { bonuses, currency } }: { cart: Cart }) {
  const { formatMessage } = useIntl();
  const { isMember, chosen, choose, open } = useUnit({
    isMember: $isMember,
    chosen: $chosenBonuses,
    choose: offerChosen,
    open: openModalFx,
  });
  if (!isMember)
    return (
      <div>
        <Button
          emphasis="plain"
          size="small"
          opens="dialog"
          onPress={() => void open({ id: 'sign-in', props: {} })}
        >
          {formatMessage({ id: 'cart.bonuses.signIn' })}
        </Button>
      </div>
    );
  const count = bonuses.applied ? bonuses.used : bonuses.most;
  const isNone = count === 0 && !bonuses.applied;
  if (isNone && bonuses.balance === 0) return null;

  return (
    <Switch
      isOn={chosen ?? bonuses.applied}
      isDisabled={isNone}
      description={
        isNone
          ? formatMessage({ id: 'cart.bonuses.tooLittle' })
          : formatMessage(
              { id: bonuses.applied ? 'cart.bonuses.spent' : 'cart.bonuses.offered' },
              {
                count,
                shown: formatNumber(count),
                balance: formatNumber(bonuses.balance),
                amount: formatMoney(count * bonuses.worth, currency),
              },
            )
      }
      onChange={(apply) => choose({ offer: 'bonuses', apply })}
    >
      {formatMessage({ id: 'cart.bonuses' })}
    </Switch>
  );
}
