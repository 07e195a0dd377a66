import { createEvent, createStore, sample } from 'effector';
import { getFavourites } from '@rukav/contract/favourites/calls.ts';
import { sendFx } from '../../domain/favourites/index.ts';
import { createOwn } from '../../domain/marks/index.ts';

/** What the member likes, as it is now. */
export const favourites = createOwn(getFavourites);

/** What she likes is shown no more. */
export const favouritesLeft = createEvent();

const $isOpen = createStore(false, { serialize: 'ignore' })
  .on(favourites.opened, () => true)
  .reset(favouritesLeft);

// A heart that was on its way when the page was opened may have come to the server after the page had asked it.
sample({
  clock: sendFx.done,
  source: { isOpen: $isOpen, own: favourites.$own },
  filter: ({ isOpen, own }, { params }) =>
    isOpen &&
    params.isFavourite &&
    !own.answer?.favourites.some(({ product }) => product.id === params.productId),
  fn: () => ({}),
  target: favourites.opened,
});
