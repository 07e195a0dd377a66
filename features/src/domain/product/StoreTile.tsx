import { useIntl } from 'react-intl';
import type { Product } from '@rukav/contract/product/schemas.ts';
import { PointTile } from '@rukav/design-system/PointTile';
import { formatNumber } from '../../platform/locale/index.ts';
import { distanceParts } from '../obtaining/index.ts';
import type { StoreChoice } from './stores-for.ts';

export interface StoreTileProps {
  choice: StoreChoice;
  product: Product;
  isSizeChosen: boolean;
}

/** A shop, the sizes that hang there, and how far it is where that is known. */
export function StoreTile({ choice: { store, mine, metres }, product, isSizeChosen }: StoreTileProps) {
  const { formatMessage } = useIntl();
  const sizes = product.skus
    .filter(({ id }) => store.skus.some(({ skuId }) => skuId === id))
    .map(({ size }) => size);
  const availabilityOf = () => {
    if (!isSizeChosen) return undefined;
    if (!mine) return { label: formatMessage({ id: 'product.stores.otherSizes' }), tone: 'neutral' as const };
    return {
      label: formatMessage({ id: mine.isLast ? 'product.stores.last' : 'product.stores.hasSize' }),
      tone: 'success' as const,
    };
  };
  const distanceOf = (far: number) => {
    const { unit, value } = distanceParts(far);
    return formatMessage({ id: `product.stores.distance.${unit}` }, { value: formatNumber(value) });
  };
  const known = availabilityOf();

  return (
    <PointTile
      name={store.name}
      address={store.metro ? `${store.address}, ${store.metro}` : store.address}
      {...(metres !== null && { distance: distanceOf(metres) })}
      hours={[
        store.openUntil
          ? formatMessage({ id: 'product.stores.open' }, { time: store.openUntil })
          : formatMessage({ id: 'product.stores.closed' }),
        formatMessage({ id: 'product.stores.sizes' }, { sizes: sizes.join(', ') }),
      ]}
      {...(known && { availability: known })}
    />
  );
}
