import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import type { Product, StoreAvailability } from '@rukav/contract/product/schemas.ts';
import { Button } from '@rukav/design-system/Button';
import { Notice } from '@rukav/design-system/Notice';
import { PointTile } from '@rukav/design-system/PointTile';
import { openModalFx } from '../../platform/overlays/index.ts';
import { $session } from '../../platform/session/index.ts';
import { $shown, availability, availabilityRequested } from './index.ts';
import * as styles from './Product.css.ts';

/** In which shops of the city it hangs, and whether the chosen size does: asked for when the shopper wants to know. */
export function StoresAvailability({ product }: { product: Product }) {
  const { formatMessage } = useIntl();
  const { session, entry, isOpening, shown, ask, open } = useUnit({
    session: $session,
    entry: availability.$current,
    isOpening: availability.$isOpening,
    shown: $shown,
    ask: availabilityRequested,
    open: openModalFx,
  });
  const isMine = entry.request?.params.id === product.id && entry.request.query.cityId === session.cityId;
  const answer = isMine ? entry.answer : null;

  if (isMine && entry.state === 'failed') {
    return (
      <Notice
        tone="danger"
        isLive
        action={
          <Button size="small" emphasis="quiet" onPress={ask}>
            {formatMessage({ id: 'errors.retry' })}
          </Button>
        }
      >
        {formatMessage({ id: 'product.stores.failed' })}
      </Notice>
    );
  }
  if (!answer) {
    return (
      <Button
        emphasis="quiet"
        icon="shop"
        isPending={isOpening}
        pendingLabel={formatMessage({ id: 'product.stores.loading' })}
        onPress={ask}
      >
        {formatMessage({ id: 'product.stores.show' }, { city: session.cityName })}
      </Button>
    );
  }

  const skuId = shown.sku?.id;
  const stores = skuId
    ? answer.stores.toSorted((a, b) => Number(has(b, skuId)) - Number(has(a, skuId)))
    : answer.stores;

  return (
    <div className={styles.list}>
      {stores.length === 0 && (
        <p>{formatMessage({ id: 'product.stores.none' }, { city: answer.cityName })}</p>
      )}
      {shown.sku && stores.length > 0 && !stores.some((store) => has(store, skuId)) && (
        <Notice>
          {formatMessage(
            { id: 'product.stores.noneInSize' },
            { size: shown.sku.size, city: answer.cityName },
          )}
        </Notice>
      )}
      <ul role="list" className={styles.list}>
        {stores.map((store) => (
          <li key={store.id}>
            <Store store={store} product={product} skuId={skuId} />
          </li>
        ))}
      </ul>
      <Button emphasis="plain" onPress={() => void open({ id: 'city', props: {} })}>
        {formatMessage({ id: 'product.stores.change' })}
      </Button>
    </div>
  );
}

const has = (store: StoreAvailability, skuId: string | undefined) =>
  store.skus.some((one) => one.skuId === skuId);

interface StoreProps {
  store: StoreAvailability;
  product: Product;
  skuId: string | undefined;
}

function Store({ store, product, skuId }: StoreProps) {
  const { formatMessage } = useIntl();
  const mine = store.skus.find((one) => one.skuId === skuId);
  const sizes = product.skus.filter(({ id }) => has(store, id)).map(({ size }) => size);
  const availabilityOf = () => {
    if (!skuId) return undefined;
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
      address={store.metro ? `${store.address}, ${store.metro}` : store.address}
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
