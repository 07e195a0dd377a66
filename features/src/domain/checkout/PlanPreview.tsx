import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Heading } from '@rukav/design-system/Heading';
import type { Cart } from '@rukav/contract/cart/schemas.ts';
import * as styles from './Checkout.css.ts';
import { $plan, $store } from './model.ts';
import { thingsOf } from './plan.ts';
import { ThingList } from './ThingList.tsx';

/** Which things go which way by what is chosen so far; nothing while that is open. */
export function PlanPreview({ cart }: { cart: Cart }) {
  const { formatMessage } = useIntl();
  const { plan, store } = useUnit({ plan: $plan, store: $store });
  const ways = (['pickup', 'delivery', 'deleted'] as const)
    .map((way) => ({ way, things: thingsOf(cart, plan[way]) }))
    .filter(({ things }) => things.length > 0);

  return ways.map(({ way, things }) => {
    const title = formatMessage({ id: `checkout.preview.${way}` }, { point: store?.point.name ?? '' });
    return (
      <div key={way} className={styles.part}>
        <Heading level={3} size="small">
          {title}
        </Heading>
        <ThingList things={things} currency={cart.currency} label={title} />
      </div>
    );
  });
}
