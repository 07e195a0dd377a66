export { createOwn, type Own } from './create-own.ts';
export { mineFirst } from './mine-first.ts';
export {
  $favourites,
  $favouriteStores,
  $unread,
  marked,
  marksCleared,
  marksRequested,
  storesKnown,
  unreadKnown,
} from './marks.ts';
