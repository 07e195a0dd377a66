import { createEvent, sample } from 'effector';
import type { RefusalOf } from '@rukav/contract';
import {
  addFavouriteStores,
  getFavouriteStores,
  removeFavouriteStore,
} from '@rukav/contract/favourites/calls.ts';
import { createCallFx, failureOf } from '../../platform/api/index.ts';
import { handleRefusals, type Handling, type RefusalTable } from '../../platform/errors/handle-refusals.ts';
import { $isMember } from '../../platform/session/index.ts';
import { wished } from '../../platform/wish/index.ts';
import { createOwn, storesKnown } from '../marks/index.ts';

/** The member's shops, as their page shows them. */
export const favouriteStores = createOwn(getFavouriteStores);

sample({
  clock: favouriteStores.$own,
  filter: ({ answer }) => answer !== null,
  fn: ({ answer }) => answer?.stores.map(({ id }) => id) ?? [],
  target: storesKnown,
});

/** The shopper wants a shop among her own, or out of them. */
export const storeToggled = createEvent<{ id: string; isFavourite: boolean }>();

export const addStoreFx = createCallFx(addFavouriteStores);
export const removeStoreFx = createCallFx(removeFavouriteStore);

sample({
  clock: storeToggled,
  source: $isMember,
  filter: (isMember, { isFavourite }) => isMember && isFavourite,
  fn: (_, { id }) => ({ body: { ids: [id] } }),
  target: addStoreFx,
});
sample({
  clock: storeToggled,
  filter: ({ isFavourite }) => !isFavourite,
  fn: ({ id }) => ({ params: { id } }),
  target: removeStoreFx,
});
sample({
  clock: storeToggled,
  source: $isMember,
  filter: (isMember, { isFavourite }) => !isMember && isFavourite,
  fn: (_, { id }) => ({ kind: 'favouriteStore', about: { id } }) as const,
  target: wished,
});
sample({
  clock: [addStoreFx.doneData, removeStoreFx.doneData],
  fn: ({ favouriteStores: ids }) => ids,
  target: storesKnown,
});

const attention = (message: NonNullable<Handling['modal']>['message']): Handling => ({
  modal: { title: 'errors.attention', message, buttons: ['ok'] },
});
const table: RefusalTable<RefusalOf<typeof addFavouriteStores>, Handling> = {
  favourite_stores_unavailable: attention('favourites.stores.failed'),
  store_not_found: attention('favourites.stores.gone'),
  store_is_discount: attention('favourites.stores.discount'),
  store_is_closed: attention('favourites.stores.closed'),
  favourite_stores_limit_exceeded: attention('favourites.stores.full'),
};

handleRefusals({
  failures: sample({ clock: [addStoreFx.failData, removeStoreFx.failData], fn: failureOf }),
  table,
  otherwise: { modal: { title: 'errors.title', message: 'favourites.stores.failed', buttons: ['ok'] } },
});
