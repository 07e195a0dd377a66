import { getMarks } from '@rukav/contract/favourites/calls.ts';
import { GetMarks } from '@rukav/contract/favourites/schemas.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { unreadOf } from '../notifications/index.ts';
import { createFavouriteRepository } from './favourite-repository.ts';

/** GET /account/marks: what a page that is the same for everybody shows as a member's own once it is there. */
export const getMarksHandler = ({ db, flags }: Kernel) =>
  handle(getMarks, GetMarks, async ({ accountId }) => {
    const mine = createFavouriteRepository(db, accountId);
    const { favoriteStores, notificationCentre } = await flags.read();
    const [favourites, favouriteStores, unread] = await Promise.all([
      mine.productIds(),
      favoriteStores ? mine.storeIds() : [],
      notificationCentre ? unreadOf(db, accountId) : undefined,
    ]);
    const unreadMessages = unread ? Object.values(unread).reduce((sum, count) => sum + count, 0) : 0;
    return { favourites, favouriteStores, unreadMessages };
  });
