import { createEvent, createStore, sample } from 'effector';
import { getMarks } from '@rukav/contract/favourites/calls.ts';
import { createCallFx } from '../../platform/api/index.ts';
import { $isMember } from '../../platform/session/index.ts';

/** A page is there and shows what is a member's own on it: read once for a member, and not at all for a guest. */
export const marksRequested = createEvent();
/** The shopper is a guest again, or another member. */
export const marksCleared = createEvent();

const loadFx = createCallFx(getMarks);

interface Mark {
  productId: string;
  isFavourite: boolean;
}

/** A heart was pressed, or what the server holds became known. */
export const marked = createEvent<Mark>();
/** Which shops the member likes became known. */
export const storesKnown = createEvent<readonly string[]>();
/** How many messages are left unread became known. */
export const unreadKnown = createEvent<number>();

const withMark = (favourites: Iterable<string>, { productId, isFavourite }: Mark): ReadonlySet<string> => {
  const others = [...favourites].filter((id) => id !== productId);
  return new Set(isFavourite ? [productId, ...others] : others);
};

/** What was marked before the answer came, which may not know of it. */
const $newer = createStore<readonly Mark[]>([], { serialize: 'ignore' })
  .on(marked, (marks, mark) => [...marks, mark])
  .reset(marksCleared);
const loaded = sample({
  clock: loadFx.doneData,
  source: $newer,
  fn: (marks, { favourites }) => marks.reduce(withMark, new Set(favourites)),
});

/** Ids of the products that the member likes; null for a guest, and until they are known. */
export const $favourites = createStore<ReadonlySet<string> | null>(null, { serialize: 'ignore' })
  .on(loaded, (_, favourites) => favourites)
  .on(marked, (favourites, mark) => withMark(favourites ?? [], mark))
  .reset(marksCleared);

/** What of the marks is known from a later answer than theirs may be: theirs, when it comes, says nothing new of it. */
const $known = createStore({ stores: false, unread: false }, { serialize: 'ignore' })
  .on(storesKnown, (known) => ({ ...known, stores: true }))
  .on(unreadKnown, (known) => ({ ...known, unread: true }))
  .reset(marksCleared);
const toldOfStores = sample({
  clock: loadFx.doneData,
  source: $known,
  filter: ({ stores }) => !stores,
  fn: (_, { favouriteStores }) => favouriteStores,
});
const toldOfUnread = sample({
  clock: loadFx.doneData,
  source: $known,
  filter: ({ unread }) => !unread,
  fn: (_, { unreadMessages }) => unreadMessages,
});

/** Ids of the shops that the member likes; none for a guest. */
export const $favouriteStores = createStore<readonly string[]>([], { serialize: 'ignore' })
  .on(toldOfStores, (_, ids) => ids)
  .on(storesKnown, (_, ids) => ids)
  .reset(marksCleared);

/** How many messages the member has not read. */
export const $unread = createStore(0, { serialize: 'ignore' })
  .on(toldOfUnread, (_, count) => count)
  .on(unreadKnown, (_, count) => count)
  .reset(marksCleared);

const $isLoaded = createStore(false, { serialize: 'ignore' })
  .on(loadFx.done, () => true)
  .reset(marksCleared);
const $isWanted = createStore(false, { serialize: 'ignore' }).on(marksRequested, () => true);

sample({
  clock: [marksRequested, marksCleared, $isMember],
  source: { isWanted: $isWanted, isMember: $isMember, isLoaded: $isLoaded, isLoading: loadFx.pending },
  filter: ({ isWanted, isMember, isLoaded, isLoading }) => isWanted && isMember && !isLoaded && !isLoading,
  fn: () => ({}),
  target: loadFx,
});
