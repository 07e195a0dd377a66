import type { GeoPoint } from '@rukav/contract';
import type { StoreAvailability } from '@rukav/contract/product/schemas.ts';
import { distanceTo } from '../obtaining/index.ts';

/** A shop as a shopper sees it. */
export interface StoreChoice {
  store: StoreAvailability;
  /** What hangs there of the chosen size. */
  mine: StoreAvailability['skus'][number] | undefined;
  /** In m; null while it is not known where the shopper is. */
  metres: number | null;
}

/** Shops with the chosen size first, then the nearest; without a place in the order of the answer. */
export const storesFor = (
  stores: readonly StoreAvailability[],
  { skuId, here }: { skuId: string | undefined; here: GeoPoint | null },
): StoreChoice[] =>
  stores
    .map((store) => ({
      store,
      mine: store.skus.find((one) => one.skuId === skuId),
      metres: distanceTo(store, here),
    }))
    .toSorted(
      (a, b) =>
        Number(b.mine !== undefined) - Number(a.mine !== undefined) || (a.metres ?? 0) - (b.metres ?? 0),
    );
