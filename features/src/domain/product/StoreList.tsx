import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import type { ResponseOf } from '@rukav/contract';
import type { getAvailability } from '@rukav/contract/product/calls.ts';
import type { Product } from '@rukav/contract/product/schemas.ts';
import { Button } from '@rukav/design-system/Button';
import { Notice } from '@rukav/design-system/Notice';
import { openModalFx } from '../../platform/overlays/index.ts';
import { $favouriteStores } from '../marks/index.ts';
import { $here, $isLocateFailed, $isLocating, locateRequested } from '../obtaining/index.ts';
import { $shown } from './index.ts';
import { storesFor } from './stores-for.ts';
import { StoreTile } from './StoreTile.tsx';
import * as styles from './Product.css.ts';

export interface StoreListProps {
  answer: ResponseOf<typeof getAvailability>;
  product: Product;
  /** Whether only the shops with the chosen size are shown. */
  isOfSize: boolean;
}

/** The shops in which a product hangs: those with the chosen size first, then, once it is known where the shopper is, the nearest. */
export default function StoreList({ answer, product, isOfSize }: StoreListProps) {
  const { formatMessage } = useIntl();
  const { shown, here, mine, open } = useUnit({
    shown: $shown,
    here: $here,
    mine: $favouriteStores,
    open: openModalFx,
  });
  const skuId = shown.sku?.id;
  const all = storesFor(answer.stores, { skuId, here, mine });
  const stores = isOfSize ? all.filter(({ mine }) => mine) : all;

  return (
    <div className={styles.list}>
      {all.length === 0 && <p>{formatMessage({ id: 'product.stores.none' }, { city: answer.cityName })}</p>}
      {shown.sku && all.length > 0 && !all.some(({ mine }) => mine) && (
        <Notice>
          {formatMessage(
            { id: 'product.stores.noneInSize' },
            { size: shown.sku.size, city: answer.cityName },
          )}
        </Notice>
      )}
      {stores.length > 0 && here === null && <Locate />}
      <ul role="list" className={styles.list}>
        {stores.map((choice) => (
          <li key={choice.store.id}>
            <StoreTile choice={choice} product={product} isSizeChosen={skuId !== undefined} />
          </li>
        ))}
      </ul>
      <div>
        <Button emphasis="plain" onPress={() => void open({ id: 'city', props: {} })}>
          {formatMessage({ id: 'product.stores.change' })}
        </Button>
      </div>
    </div>
  );
}

function Locate() {
  const { formatMessage } = useIntl();
  const { isLocating, isFailed, locate } = useUnit({
    isLocating: $isLocating,
    isFailed: $isLocateFailed,
    locate: locateRequested,
  });
  return (
    <>
      <div>
        <Button emphasis="plain" size="small" icon="pin" isPending={isLocating} onPress={locate}>
          {formatMessage({ id: 'product.stores.locate' })}
        </Button>
      </div>
      {isFailed && (
        <Notice tone="warning" isLive>
          {formatMessage({ id: 'product.stores.locate.failed' })}
        </Notice>
      )}
    </>
  );
}
