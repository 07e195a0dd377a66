import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import type { Product } from '@rukav/contract/product/schemas.ts';
import { Button } from '@rukav/design-system/Button';
import { lazyView } from '@rukav/design-system/lazyView';
import { Notice } from '@rukav/design-system/Notice';
import { $session } from '../../platform/session/index.ts';
import { availability, availabilityRequested } from './index.ts';

/** Loaded when a shopper asks for shops. */
const StoreList = lazyView(() => import('./StoreList.tsx'));

export interface StoresAvailabilityProps {
  product: Product;
  /** Whether only the shops with the chosen size are shown. */
  isOfSize?: boolean;
}

/** In which shops of the city it hangs, and whether the chosen size does: asked for when the shopper wants to know. */
export function StoresAvailability({ product, isOfSize = false }: StoresAvailabilityProps) {
  const { formatMessage } = useIntl();
  const { session, entry, isOpening, ask } = useUnit({
    session: $session,
    entry: availability.$current,
    isOpening: availability.$isOpening,
    ask: availabilityRequested,
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
  const asking = (
    <Button
      emphasis="quiet"
      icon="shop"
      isPending={isOpening || answer !== null}
      pendingLabel={formatMessage({ id: 'product.stores.loading' })}
      onPress={ask}
    >
      {formatMessage({ id: 'product.stores.show' }, { city: session.cityName })}
    </Button>
  );
  if (!answer) return asking;
  return (
    <Suspense fallback={asking}>
      <StoreList answer={answer} product={product} isOfSize={isOfSize} />
    </Suspense>
  );
}
