import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Select } from '@rukav/design-system/Select';
import type { Cart } from '@rukav/contract/cart/schemas.ts';
import { $chosenMethod, paymentMethodChosen } from './payment-choice.ts';

/** How the cart is going to be paid; checkout begins with it, and says of each way how it works. */
export function PaymentChoice({ cart: { paymentMethod, paymentOptions } }: { cart: Cart }) {
  const { formatMessage } = useIntl();
  const { chosen, choose } = useUnit({ chosen: $chosenMethod, choose: paymentMethodChosen });

  return (
    <Select
      id="cart-payment"
      label={formatMessage({ id: 'cart.payment' })}
      prompt={formatMessage({ id: 'cart.payment.later' })}
      value={chosen ?? paymentMethod ?? ''}
      options={paymentOptions.map(({ method, isAvailable }) => ({
        value: method,
        label: formatMessage({ id: `cart.payment.${method}` }),
        isDisabled: !isAvailable,
      }))}
      onChange={(value) => {
        const option = paymentOptions.find(({ method }) => method === value);
        if (option) choose(option.method);
      }}
    />
  );
}
