import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { RadioGroup } from '@rukav/design-system/RadioGroup';
import { Skeleton } from '@rukav/design-system/Skeleton';
import { $cart, $cartProducts } from '../cart/index.ts';
import { PointList } from '../obtaining/view.ts';
import * as styles from './Checkout.css.ts';
import { $draft, $missing, changed } from './model.ts';
import { idOf, useFaults } from './useFaults.ts';

/** The shop, and what becomes of the lines that it does not have. */
export function PickupPart() {
  const { formatMessage } = useIntl();
  const { draft, missing, cart, products, change } = useUnit({
    draft: $draft,
    missing: $missing,
    cart: $cart,
    products: $cartProducts,
    change: changed,
  });
  const { fault } = useFaults();
  const nameOf = (lineId: string) => {
    const line = cart?.lines.find(({ lineIds }) => lineIds.includes(lineId));
    return (line && products[line.skuId]?.name) ?? '';
  };
  const { error } = fault('pickupId');

  return (
    <>
      <div
        id={idOf('pickupId')}
        role="group"
        tabIndex={-1}
        className={styles.target}
        aria-label={formatMessage({ id: 'checkout.point' })}
        aria-describedby={error === undefined ? undefined : 'checkout-pickup-error'}
      >
        {error !== undefined && (
          <p id="checkout-pickup-error" className={styles.fault}>
            {error}
          </p>
        )}
        <Suspense fallback={<Skeleton shape="wide" />}>
          <PointList
            chosenId={draft.pickupId}
            onChoose={(pickupId) => change({ pickupId, rest: null })}
            nameOf={nameOf}
          />
        </Suspense>
      </div>
      {missing.length > 0 && (
        <RadioGroup
          id={idOf('rest')}
          look="cards"
          isRequired
          label={formatMessage(
            { id: 'checkout.rest' },
            { names: [...new Set(missing.map(nameOf))].join(', ') },
          )}
          {...(draft.rest !== null && { value: draft.rest })}
          options={(['delivery', 'delete'] as const).map((rest) => ({
            value: rest,
            label: formatMessage({ id: `checkout.rest.${rest}` }),
          }))}
          onChange={(rest) => change({ rest: rest === 'delivery' ? 'delivery' : 'delete' })}
          {...fault('rest')}
        />
      )}
    </>
  );
}
