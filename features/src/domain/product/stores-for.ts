import type { GeoPoint } from '@rukav/contract';
import type { StoreAvailability } from '@rukav/contract/product/schemas.ts';
import { mineFirst } from '../marks/index.ts';
import { distanceTo } from '../obtaining/index.ts';

/** A shop as a shopper sees it. */
export interface StoreChoice {
  store: StoreAvailability;
  /** What hangs there of the chosen size. */
  mine: StoreAvailability['skus'][number] | undefined;
  /** In m; null while it is not known where the shopper is. */
  metres: number | null;
}

/** Whether a shop hands anything over now. */
export const sells = ({ shopNowStatus }: Pick<StoreAvailability, 'shopNowStatus'>): boolean =>
  shopNowStatus === 'IS_OPEN';

/** Shops that sell first; of these the ones with the chosen size, among them the member's own, then the nearest; without a place in the order of the answer. */
export const storesFor = (
  stores: readonly StoreAvailability[],
  { skuId, here, mine = [] }: { skuId: string | undefined; here: GeoPoint | null; mine?: readonly string[] },
): StoreChoice[] =>
  stores
    .map((store) => ({
      store,
      mine: store.skus.find((one) => one.skuId === skuId),
      metres: distanceTo(store, here),
    }))
    .toSorted(
      (a, b) =>
        Number(sells(b.store)) - Number(sells(a.store)) ||
        Number(b.mine !== undefined) - Number(a.mine !== undefined) ||
        mineFirst(mine)(a.store, b.store) ||
        (a.metres ?? 0) - (b.metres ?? 0),
    );
