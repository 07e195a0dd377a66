import { useUnit } from 'effector-react';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Form } from '@rukav/design-system/Form';
import { TextField } from '@rukav/design-system/TextField';
import type { Cart } from '@rukav/contract/cart/schemas.ts';
import { formatMoney } from '../../platform/locale/index.ts';
import { AppliedPromo } from './AppliedPromo.tsx';
import * as styles from './Cart.css.ts';
import { $isPromoPending, $promoFault, $promoText, promoSubmitted, promoTyped } from './promo.ts';

/** Where a promo code is written, and the codes that are in the cart. What is wrong with a code stands at the field. */
export function PromoField({ cart }: { cart: Cart }) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);
  const { text, fault, isPending, type, submit } = useUnit({
    text: $promoText,
    fault: $promoFault,
    isPending: $isPromoPending,
    type: promoTyped,
    submit: promoSubmitted,
  });
  const error = fault
    ? formatMessage(
        { id: fault.message },
        {
          maximum: fault.values.maximum ?? '',
          sum: fault.values.sum === undefined ? '' : formatMoney(fault.values.sum, cart.currency),
        },
      )
    : undefined;

  return (
    <div className={styles.promo}>
      {cart.promoCodes.map((promo) => (
        <AppliedPromo key={promo.code} promo={promo} currency={cart.currency} />
      ))}
      {isOpen || text !== '' ? (
        <Form label={formatMessage({ id: 'cart.promo' })} onSubmit={() => submit()}>
          <div className={styles.promoField}>
            <TextField
              ref={field}
              label={formatMessage({ id: 'cart.promo' })}
              value={text}
              maxLength={32}
              lang="en"
              autoComplete="off"
              {...(error !== undefined && { error })}
              onChange={type}
            />
            <Button
              type="submit"
              emphasis="quiet"
              isFullWidth
              isPending={isPending}
              pendingLabel={formatMessage({ id: 'cart.promo.applying' })}
            >
              {formatMessage({ id: 'cart.promo.apply' })}
            </Button>
          </div>
        </Form>
      ) : (
        <Button emphasis="plain" size="small" onPress={() => setOpen(true)}>
          {formatMessage({ id: 'cart.promo.open' })}
        </Button>
      )}
    </div>
  );
}
