import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Heading } from '@rukav/design-system/Heading';
import type { Cart } from '@rukav/contract/cart/schemas.ts';
import { thingsOf } from './amounts.ts';
import * as styles from './Checkout.css.ts';
import { $plan, $whereabouts } from './model.ts';
import { ThingList } from './ThingList.tsx';

/** Which things go which way by what is chosen so far; nothing while that is open. */
export function PlanPreview({ cart }: { cart: Cart }) {
  const { formatMessage } = useIntl();
  const { plan, whereabouts } = useUnit({ plan: $plan, whereabouts: $whereabouts });
  const pointOf = (pickupId: string) => {
    const point = whereabouts.stores?.find((store) => store.point.id === pickupId)?.point;
    return point ? `${point.name}, ${point.address}` : '';
  };
  const ways = [
    ...plan.pickups.map(({ pickupId, lineIds }) => ({
      id: pickupId,
      title: formatMessage({ id: 'checkout.preview.pickup' }, { point: pointOf(pickupId) }),
      lineIds,
    })),
    ...(['delivery', 'deleted'] as const).map((way) => ({
      id: way,
      title: formatMessage({ id: `checkout.preview.${way}` }),
      lineIds: plan[way],
    })),
  ].filter(({ lineIds }) => lineIds.length > 0);

  return ways.map(({ id, title, lineIds }) => (
    <div key={id} className={styles.part}>
      <Heading level={3} size="small">
        {title}
      </Heading>
      <ThingList things={thingsOf(cart, lineIds)} currency={cart.currency} label={title} />
    </div>
  ));
}
