import { createAccounts } from './accounts/index.ts';
import { createAddresses, keptAddresses } from './addresses/index.ts';
import { createCart } from './cart/index.ts';
import { createCatalogue, firstPictures } from './catalogue/index.ts';
import { checkout } from './checkout/index.ts';
import { content } from './content/index.ts';
import { delivery } from './delivery/index.ts';
import { dev } from './dev/index.ts';
import { eraseFavourites, favourites, keptAsFavourite } from './favourites/index.ts';
import { createEvents, eraseFeedback } from './events/index.ts';
import { createGeography } from './geography/index.ts';
import { eraseGiftCards, giftCards } from './gift-cards/index.ts';
import { housekeeping } from './http/housekeeping.ts';
import type { Subject } from './kernel.ts';
import { eraseBonuses, keptByClub, loyalty } from './loyalty/index.ts';
import { mainPage } from './main-page/index.ts';
import { eraseNotifications, notifications, tellConfirmed } from './notifications/index.ts';
import { orders } from './orders/index.ts';
import { createOutbox } from './outbox/index.ts';
import { createPayments } from './payments/index.ts';
import { createPictures } from './pictures/index.ts';
import { points } from './points/index.ts';
import type { Ports } from './ports.ts';
import { product } from './product/index.ts';
import { createPush, erasePush, toBrowsers } from './push/index.ts';
import { eraseViewed, recommendations } from './recommendations/index.ts';
import { createProfile, rewardConfirmed } from './profile/index.ts';
import { reviews } from './reviews/index.ts';
import { session } from './session/index.ts';
import { createSignIn, eraseSignIn } from './sign-in/index.ts';
import { beginConfirmed, createSubscriptions, eraseSubscriptions } from './subscriptions/index.ts';

/** Everything that the backend is made of, one line a subject. `prepare` runs in this order. */
export const createSubjects = ({
  addresses,
  map,
  pictures,
  messages,
  push,
  captchas,
  search,
  payments,
  seed,
}: Ports): readonly Subject[] => [
  housekeeping,
  createOutbox(messages, push && toBrowsers(push)),
  dev,
  ...(seed ? [seed] : []),
  session,
  createGeography({ addresses, map }),
  points,
  delivery,
  content,
  createCatalogue(search),
  mainPage,
  product,
  recommendations,
  reviews,
  createPictures(pictures, firstPictures),
  createAccounts([keptByClub, keptAsFavourite, keptAddresses]),
  loyalty,
  createSignIn(captchas, [beginConfirmed, tellConfirmed, rewardConfirmed]),
  createAddresses(addresses),
  favourites,
  notifications,
  createPush(push),
  createSubscriptions(captchas),
  createCart(addresses),
  checkout,
  orders,
  createProfile([
    eraseSignIn,
    eraseViewed,
    eraseFavourites,
    eraseNotifications,
    erasePush,
    eraseSubscriptions,
    eraseGiftCards,
    eraseBonuses,
    eraseFeedback,
  ]),
  createEvents(captchas),
  giftCards,
  createPayments(payments),
];
