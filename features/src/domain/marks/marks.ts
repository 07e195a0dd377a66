import { createEvent, createStore, sample } from 'effector';
import { getMarks } from '@rukav/contract/favourites/calls.ts';
import { createCallFx } from '../../platform/api/index.ts';
import { $isMember } from '../../platform/session/index.ts';

/** A page is there and shows what is a member's own on it: read once for a member, and not at all for a guest. */
export const marksRequested = createEvent();
/** The shopper is a guest again, or another member. */
export const marksCleared = createEvent();

const loadFx = createCallFx(getMarks);

/** A heart was pressed, or what the server holds became known. */
export const marked = createEvent<{ productId: string; isFavourite: boolean }>();
/** Which shops the member likes became known. */
export const storesKnown = createEvent<readonly string[]>();
/** How many messages are left unread became known. */
export const unreadKnown = createEvent<number>();

/** Ids of the products that the member likes; null for a guest, and until they are known. */
export const $favourites = createStore<ReadonlySet<string> | null>(null, { serialize: 'ignore' })
  .on(loadFx.doneData, (_, { favourites }) => new Set(favourites))
  .on(marked, (favourites, { productId, isFavourite }) => {
    const others = [...(favourites ?? [])].filter((id) => id !== productId);
    return new Set(isFavourite ? [productId, ...others] : others);
  })
  .reset(marksCleared);

/** Ids of the shops that the member likes; none for a guest. */
export const $favouriteStores = createStore<readonly string[]>([], { serialize: 'ignore' })
  .on(loadFx.doneData, (_, { favouriteStores }) => favouriteStores)
  .on(storesKnown, (_, ids) => ids)
  .reset(marksCleared);

/** How many messages the member has not read. */
export const $unread = createStore(0, { serialize: 'ignore' })
  .on(loadFx.doneData, (_, { unreadMessages }) => unreadMessages)
  .on(unreadKnown, (_, count) => count)
  .reset(marksCleared);

const $isWanted = createStore(false, { serialize: 'ignore' }).on(marksRequested, () => true);

sample({
  clock: [marksRequested, marksCleared, $isMember],
  source: { isWanted: $isWanted, isMember: $isMember, known: $favourites, isLoading: loadFx.pending },
  filter: ({ isWanted, isMember, known, isLoading }) => isWanted && isMember && known === null && !isLoading,
  fn: () => ({}),
  target: loadFx,
});
