import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Product } from '@rukav/contract/product/schemas.ts';
import { Button } from '@rukav/design-system/Button';
import { PointTile } from '@rukav/design-system/PointTile';
import { usePointTexts } from '../obtaining/view.ts';
import { collectFx } from './index.ts';
import { sells, type StoreChoice } from './stores-for.ts';

export interface StoreTileProps {
  choice: StoreChoice;
  product: Product;
  isSizeChosen: boolean;
}

/** A shop, the sizes that hang there, and how far it is where that is known. The chosen size can be collected there while the shop sells. */
export function StoreTile({ choice: { store, mine, metres }, product, isSizeChosen }: StoreTileProps) {
  const { formatMessage } = useIntl();
  const texts = usePointTexts();
  const sizes = product.skus
    .filter(({ id }) => store.skus.some(({ skuId }) => skuId === id))
    .map(({ size }) => size);
  const isSelling = sells(store);
  const availabilityOf = () => {
    if (!isSelling)
      return { label: formatMessage({ id: 'product.stores.notSelling' }), tone: 'danger' as const };
    if (!isSizeChosen) return undefined;
    if (!mine) return { label: formatMessage({ id: 'product.stores.otherSizes' }), tone: 'neutral' as const };
    return {
      label: formatMessage({ id: mine.isLast ? 'product.stores.last' : 'product.stores.hasSize' }),
      tone: 'success' as const,
    };
  };
  const known = availabilityOf();

  return (
    <PointTile
      name={store.name}
      href={`/stores/${store.id}?product=${product.id}`}
      address={store.metro ? `${store.address}, ${store.metro}` : store.address}
      {...(metres !== null && { distance: texts.distance(metres) })}
      hours={[
        // Of one that is always open the hours say so themselves.
        ...(isSelling ? [texts.opening(store) || texts.hours(store).join(', ')] : []),
        formatMessage({ id: 'product.stores.sizes' }, { sizes: sizes.join(', ') }),
      ]}
      {...(known && { availability: known })}
      {...(mine && isSelling && { action: <Collect skuId={mine.skuId} storeId={store.id} /> })}
    />
  );
}

/** Puts the size into the cart for this shop. */
function Collect({ skuId, storeId }: { skuId: string; storeId: string }) {
  const { formatMessage } = useIntl();
  const { isPending, collect } = useUnit({ isPending: collectFx.pending, collect: collectFx });
  const [isPressed, setPressed] = useState(false);

  const press = () => {
    setPressed(true);
    collect({ skuId, storeId }).then(
      () => setPressed(false),
      () => setPressed(false),
    );
  };

  return (
    <Button
      emphasis="quiet"
      size="small"
      isPending={isPending && isPressed}
      pendingLabel={formatMessage({ id: 'product.add.pending' })}
      onPress={press}
    >
      {formatMessage({ id: 'product.collect.here' })}
    </Button>
  );
}
