import { useIntl } from 'react-intl';
import { Heading } from '@rukav/design-system/Heading';
import type { Cart } from '@rukav/contract/cart/schemas.ts';
import * as styles from './Checkout.css.ts';
import { ObtainingChoice } from './ObtainingChoice.tsx';

/** How to get the order, as a part of checkout. */
export function ObtainingPart({ cart }: { cart: Cart }) {
  const { formatMessage } = useIntl();

  return (
    <section className={styles.part} aria-labelledby="checkout-obtaining">
      <Heading level={2} size="small" id="checkout-obtaining">
        {formatMessage({ id: 'checkout.obtaining' })}
      </Heading>
      <ObtainingChoice cart={cart} />
    </section>
  );
}
