import { useUnit } from 'effector-react';
import { useRef, type Ref } from 'react';
import { useIntl } from 'react-intl';
import type { Product } from '@rukav/contract/product/schemas.ts';
import { Button } from '@rukav/design-system/Button';
import { Price } from '@rukav/design-system/Price';
import { StickyBar } from '@rukav/design-system/StickyBar';
import { formatMoney } from '../../platform/locale/index.ts';
import { openModalFx } from '../../platform/overlays/index.ts';
import { addFx } from '../cart/index.ts';
import { $personalPrice, $shown, isForShopsOnly, sizeMissed } from './index.ts';
import * as styles from './Product.css.ts';

/**
 * The one step forward: into the cart, or to the choice of a shop for a size that hangs in shops only. On phones and
 * tablets it stays at the lower edge with the price while it is out of sight.
 */
export function PurchaseAction({ product: { id, price } }: { product: Product }) {
  const { formatMessage } = useIntl();
  const { shown, personal } = useUnit({ shown: $shown, personal: $personalPrice });
  const { sku } = shown;
  const own = personal?.id === id ? personal.value : null;
  const now = own ?? price.discountPrice;
  const action = useRef<HTMLButtonElement>(null);
  const money = (minor: number) => formatMoney(minor, price.currency);

  return (
    <>
      <Step ref={action} />
      {sku && isForShopsOnly(sku) && (
        <p className={styles.quiet}>{formatMessage({ id: 'product.collect.note' })}</p>
      )}
      <StickyBar label={formatMessage({ id: 'product.purchase' })} standsInFor={action} action={<Step />}>
        <Price
          size="small"
          current={money(now ?? price.basePrice)}
          labels={{
            old: formatMessage({ id: 'product.price.old' }),
            current: formatMessage({ id: 'product.price.current' }),
          }}
          {...(now !== null && { old: money(price.basePrice) })}
        />
      </StickyBar>
    </>
  );
}

function Step({ ref }: { ref?: Ref<HTMLButtonElement> }) {
  const { formatMessage } = useIntl();
  const { shown, isAdding, miss, add, open } = useUnit({
    shown: $shown,
    isAdding: addFx.pending,
    miss: sizeMissed,
    add: addFx,
    open: openModalFx,
  });
  const { sku } = shown;

  if (sku && isForShopsOnly(sku)) {
    return (
      <Button
        {...(ref && { ref })}
        emphasis="accent"
        isFullWidth
        icon="shop"
        opens="dialog"
        onPress={() => void open({ id: 'collect', props: {} })}
      >
        {formatMessage({ id: 'product.collect' })}
      </Button>
    );
  }
  return (
    <Button
      {...(ref && { ref })}
      emphasis="accent"
      isFullWidth
      isPending={isAdding}
      pendingLabel={formatMessage({ id: 'product.add.pending' })}
      onPress={() => (sku ? void add({ body: { items: [{ skuId: sku.id, quantity: 1 }] } }) : miss())}
    >
      {formatMessage({ id: 'product.add' })}
    </Button>
  );
}
