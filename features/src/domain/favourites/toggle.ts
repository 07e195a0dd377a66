import { attach, createEvent, createStore, sample } from 'effector';
import { addFavourite, removeFavourite } from '@rukav/contract/favourites/calls.ts';
import { limits } from '@rukav/contract/limits.ts';
import { $api } from '../../platform/api/index.ts';
import { handleRefusals, type RefusalTable } from '../../platform/errors/handle-refusals.ts';
import type { Handling } from '../../platform/errors/handle-refusals.ts';
import type { RefusalOf } from '@rukav/contract';
import { failureOf } from '../../platform/api/index.ts';
import { $favourites, marked } from '../marks/index.ts';

/** What a heart is to be. */
export interface Heart {
  productId: string;
  isFavourite: boolean;
}

/** A member has pressed a heart: it shows already what it is to be. */
export const heartPressed = createEvent<Heart>();

/** Tells the server, one press of a heart at a time. */
export const sendFx = attach({
  source: $api,
  effect: ({ send }, { productId, isFavourite }: Heart) =>
    send(isFavourite ? addFavourite : removeFavourite, { body: { productId } }),
});

/** Products whose heart is on its way to the server. */
const $sending = createStore<readonly string[]>([], { serialize: 'ignore' })
  .on(sendFx, (ids, { productId }) => [...ids, productId])
  .on(sendFx.finally, (ids, { params }) => ids.filter((id) => id !== params.productId));

sample({
  clock: heartPressed,
  source: $sending,
  filter: (sending, { productId }) => !sending.includes(productId),
  fn: (_, heart) => heart,
  target: sendFx,
});

// What was pressed while the press before was on its way is sent after it.
sample({
  clock: sendFx.done,
  source: $favourites,
  filter: (shown, { params }) => (shown?.has(params.productId) ?? false) !== params.isFavourite,
  fn: (_, { params }) => ({ ...params, isFavourite: !params.isFavourite }),
  target: sendFx,
});

// A heart that the server refused is again what it was.
sample({
  clock: sendFx.fail,
  fn: ({ params }) => ({ ...params, isFavourite: !params.isFavourite }),
  target: marked,
});

type Code = RefusalOf<typeof addFavourite>;

const table: RefusalTable<Code, Handling> = {
  favourites_limit_exceeded: {
    modal: {
      title: 'errors.attention',
      message: 'favourites.full',
      values: { most: limits.favourites },
      buttons: ['ok'],
    },
  },
  product_not_found: {
    modal: { title: 'errors.attention', message: 'favourites.gone', buttons: ['ok'] },
  },
};

handleRefusals({
  failures: sendFx.failData.map(failureOf),
  table,
  otherwise: { modal: { title: 'errors.title', message: 'favourites.failed', buttons: ['ok'] } },
});
