import { limits } from '@rukav/contract';
import {
  addFavouriteStores,
  getFavouriteStores,
  removeFavouriteStore,
} from '@rukav/contract/favourites/calls.ts';
import {
  AddFavouriteStores,
  GetFavouriteStores,
  RemoveFavouriteStore,
} from '@rukav/contract/favourites/schemas.ts';
import type { PickupPoint } from '@rukav/contract/geography/schemas.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { isSelling, isShop, loadPoints } from '../points/index.ts';
import { createFavouriteRepository, lockFavourites } from './favourite-repository.ts';
import { favouriteText } from './texts.ts';

/** Why a shop cannot be a favourite one. */
function faultOf(store: PickupPoint | undefined) {
  if (!store || !isShop(store)) return 'store_not_found' as const;
  if (store.format === 'discount') return 'store_is_discount' as const;
  return isSelling(store) ? undefined : ('store_is_closed' as const);
}

const isOff = async ({ flags }: Kernel) => !(await flags.read()).favoriteStores;

/** GET /favorites/stores. */
export const getFavouriteStoresHandler = (kernel: Kernel) =>
  handle(getFavouriteStores, GetFavouriteStores, async ({ accountId, language, refuse }) => {
    if (await isOff(kernel)) return refuse('favourite_stores_unavailable');
    const ids = await createFavouriteRepository(kernel.db, accountId).storeIds();
    const known = await loadPoints(kernel.db, ids, language);
    return { stores: ids.flatMap((id) => known.get(id) ?? []) };
  });

/** POST /favorites/stores: at most three shops, open ones, and no discount shops. */
export const addFavouriteStoresHandler = (kernel: Kernel) =>
  handle(addFavouriteStores, AddFavouriteStores, async ({ accountId, body, language, ...asked }) => {
    const { now, transaction, refuse } = asked;
    if (await isOff(kernel)) return refuse('favourite_stores_unavailable');
    const because = (code: Exclude<Parameters<typeof favouriteText>[0], 'favourites_limit_exceeded'>) =>
      refuse(code, { field: 'ids', message: favouriteText(code, language) });
    const ids = [...new Set(body.ids)];
    const known = await loadPoints(kernel.db, ids, language);
    const fault = ids.map((id) => faultOf(known.get(id))).find(Boolean);
    if (fault) return because(fault);
    return transaction(async (trx) => {
      await lockFavourites(trx, accountId);
      const mine = createFavouriteRepository(trx, accountId);
      const wanted = new Set([...(await mine.storeIds()), ...ids]);
      if (wanted.size > limits.favouriteStores) return because('favourite_stores_limit_exceeded');
      for (const id of ids) await mine.addStore(id, now);
      return { favouriteStores: await mine.storeIds() };
    });
  });

/** DELETE /favorites/stores/{id}. */
export const removeFavouriteStoreHandler = (kernel: Kernel) =>
  handle(
    removeFavouriteStore,
    RemoveFavouriteStore,
    async ({ accountId, params: { id }, transaction, refuse }) => {
      if (await isOff(kernel)) return refuse('favourite_stores_unavailable');
      return transaction(async (trx) => {
        const mine = createFavouriteRepository(trx, accountId);
        await mine.removeStore(id);
        return { favouriteStores: await mine.storeIds() };
      });
    },
  );
