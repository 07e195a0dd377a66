import { createStore, sample, type Event } from 'effector';
import type { CartProduct } from '@rukav/contract/cart/schemas.ts';
import type { Failure } from '../../platform/api/index.ts';
import { openModalFx } from '../../platform/overlays/index.ts';
import { $cartProducts } from '../cart/index.ts';
import { changesOfFailure } from './refusals.ts';
import { deliveryOf } from './amounts.ts';
import { submitFx } from './submit.ts';

/** The order as it was confirmed last, with what its lines drew: what is removed since has a name here alone. */
interface Confirmed {
  products: Readonly<Record<string, CartProduct>>;
  total: number;
  /** Price of delivery in all; null where it was not known. */
  delivery: number | null;
}

const $confirmed = createStore<Confirmed>(
  { products: {}, total: 0, delivery: null },
  { serialize: 'ignore' },
);
sample({
  clock: submitFx,
  source: $cartProducts,
  fn: (products, { shown: { groups, total } }) => ({ products, total, delivery: deliveryOf(groups) }),
  target: $confirmed,
});

/** Asks the shopper to confirm the order as it is now, where a failure says that it is not as it was shown. */
export function askAboutChanges(failures: Event<Failure>): void {
  sample({
    clock: failures,
    source: $confirmed,
    filter: (_, failure) => changesOfFailure(failure).length > 0,
    fn: (confirmed, failure) => ({
      id: 'checkout-changed' as const,
      props: { changes: changesOfFailure(failure), ...confirmed },
    }),
    target: openModalFx,
  });
}
