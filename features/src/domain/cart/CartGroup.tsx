import { useUnit } from 'effector-react';
import { Suspense, useId } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Heading } from '@rukav/design-system/Heading';
import { lazyView } from '@rukav/design-system/lazyView';
import { Skeleton } from '@rukav/design-system/Skeleton';
import type { Currency } from '@rukav/contract';
import type { ShippingGroup } from '@rukav/contract/cart/schemas.ts';
import type { MessageId } from '../../platform/locale/index.ts';
import { openModalFx } from '../../platform/overlays/index.ts';
import * as styles from './Cart.css.ts';
import { CartRow } from './CartRow.tsx';
import { GroupComment } from './GroupComment.tsx';
import type { DrawnGroup } from './lines.ts';

/** Most carts hold none. */
const CartGiftCard = lazyView(() => import('./CartGiftCard.tsx'));

/** What shops hand over costs nothing, and says where it is in its heading. */
const GroupFacts = lazyView(() => import('./GroupFacts.tsx'));

const titles: Record<ShippingGroup['type'], MessageId> = {
  unallocated: 'cart.group.unallocated',
  pickup: 'cart.group.pickup',
  delivery: 'cart.group.delivery',
  thirdparty: 'cart.group.thirdparty',
  express_delivery: 'cart.group.express',
  gift_card: 'cart.group.giftCard',
  soldout: 'cart.group.soldout',
};

export interface CartGroupProps extends DrawnGroup {
  currency: Currency;
}

/** Lines that are obtained together, under how they are obtained. */
export function CartGroup({ group, lines, giftCards, currency }: CartGroupProps) {
  const { formatMessage } = useIntl();
  const open = useUnit(openModalFx);
  const id = useId();
  const isSoldOut = group.type === 'soldout';
  const isBrought = ['delivery', 'express_delivery', 'thirdparty'].includes(group.type);
  const isAllocated = !['soldout', 'unallocated', 'gift_card'].includes(group.type);
  const title = group.point
    ? formatMessage(
        { id: group.type === 'pickup' ? 'cart.group.pickupFrom' : 'cart.group.thirdpartyAt' },
        { point: `${group.point.name}, ${group.point.address}` },
      )
    : formatMessage({ id: titles[group.type] });
  const askToDelete = () =>
    isSoldOut
      ? open({ id: 'cart-delete-sold-out', props: {} })
      : open({ id: 'cart-delete-group', props: { groupId: group.id } });

  return (
    <section aria-labelledby={id}>
      <div className={styles.groupHead}>
        <Heading level={2} size="small" id={id}>
          {title}
        </Heading>
        {(lines.length > 1 || (isSoldOut && lines.length > 0)) && (
          <Button emphasis="plain" size="small" opens="dialog" onPress={() => void askToDelete()}>
            {formatMessage({ id: isSoldOut ? 'cart.soldout.delete' : 'cart.group.delete' })}
          </Button>
        )}
      </div>
      {isBrought && (
        <Suspense fallback={null}>
          <GroupFacts group={group} currency={currency} />
        </Suspense>
      )}
      <WayOn group={group} lines={lines} />
      <ul className={styles.rows}>
        {lines.map((line) => (
          <CartRow key={line.row} {...line} currency={currency} />
        ))}
        {giftCards.map((card) => (
          <Suspense key={card.id} fallback={<Skeleton shape="wide" />}>
            <CartGiftCard card={card} />
          </Suspense>
        ))}
      </ul>
      {isAllocated && <GroupComment group={group} />}
    </section>
  );
}

/** What can be done about lines that wait for a way, that are gone here, or that are to be obtained otherwise. */
function WayOn({ group, lines }: Pick<DrawnGroup, 'group' | 'lines'>) {
  const { formatMessage } = useIntl();
  const open = useUnit(openModalFx);
  const isSoldOut = group.type === 'soldout';
  const isElsewhere = lines.some(({ line }) => line.isInOtherCities);
  if (group.type === 'gift_card' || (isSoldOut && !isElsewhere)) return null;
  const isWaiting = group.type === 'unallocated';

  return (
    <p className={styles.quiet}>
      {isSoldOut && formatMessage({ id: 'cart.soldout.elsewhere' })}
      {isWaiting && formatMessage({ id: 'cart.group.unallocated.note' })}{' '}
      <Button
        emphasis="plain"
        size="small"
        opens="dialog"
        onPress={() =>
          void open(isSoldOut ? { id: 'city', props: {} } : { id: 'cart-obtaining-methods', props: {} })
        }
      >
        {formatMessage({
          id: isSoldOut ? 'cart.city.change' : isWaiting ? 'cart.group.choose' : 'cart.group.change',
        })}
      </Button>
    </p>
  );
}
