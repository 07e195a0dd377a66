import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Heading } from '@rukav/design-system/Heading';
import type { Cart } from '@rukav/contract/cart/schemas.ts';
import { openModalFx } from '../../platform/overlays/index.ts';
import * as styles from './Checkout.css.ts';
import { ObtainingChoice } from './ObtainingChoice.tsx';
import { PlanPreview } from './PlanPreview.tsx';

/** How to get the order, as a part of checkout. */
export function ObtainingPart({ cart }: { cart: Cart }) {
  const { formatMessage } = useIntl();
  const open = useUnit(openModalFx);

  return (
    <section className={styles.part} aria-labelledby="checkout-obtaining">
      <Heading level={2} size="small" id="checkout-obtaining">
        {formatMessage({ id: 'checkout.obtaining' })}
      </Heading>
      <div>
        <Button
          emphasis="plain"
          size="small"
          icon="pin"
          opens="dialog"
          onPress={() => void open({ id: 'cart-obtaining-methods', props: {} })}
        >
          {formatMessage({ id: 'checkout.obtaining.compare' })}
        </Button>
      </div>
      <ObtainingChoice cart={cart} />
      <PlanPreview cart={cart} withComments />
    </section>
  );
}
