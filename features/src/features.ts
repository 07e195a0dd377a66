import { favouritesPageFeature } from './composition/favourites-page/feature.ts';
import { mainPageFeature } from './composition/main-page/feature.ts';
import { personalFeature } from './composition/personal/feature.ts';
import { shellFeature } from './composition/shell/feature.ts';
import { accountDeletionFeature } from './domain/account-deletion/feature.ts';
import { addressFeature } from './domain/address/feature.ts';
import { addressesFeature } from './domain/addresses/feature.ts';
import { browserNotificationsFeature } from './domain/browser-notifications/feature.ts';
import { cartFeature } from './domain/cart/feature.ts';
import { catalogueFeature } from './domain/catalogue/feature.ts';
import { checkoutFeature } from './domain/checkout/feature.ts';
import { clubFeature } from './domain/club/feature.ts';
import { contentFeature } from './domain/content/feature.ts';
import { favouritesFeature } from './domain/favourites/feature.ts';
import { mapFeature } from './domain/map/feature.ts';
import { feedbackFeature } from './domain/feedback/feature.ts';
import { giftCardFeature } from './domain/gift-card/feature.ts';
import { notificationsFeature } from './domain/notifications/feature.ts';
import { obtainingFeature } from './domain/obtaining/feature.ts';
import { ordersFeature } from './domain/orders/feature.ts';
import { paymentFeature } from './domain/payment/feature.ts';
import { personalDataFeature } from './domain/personal-data/feature.ts';
import { productFeature } from './domain/product/feature.ts';
import { profileFeature } from './domain/profile/feature.ts';
import { profileFillingFeature } from './domain/profile-filling/feature.ts';
import { recommendationsFeature } from './domain/recommendations/feature.ts';
import { reviewsFeature } from './domain/reviews/feature.ts';
import { searchFeature } from './domain/search/feature.ts';
import { storesFeature } from './domain/stores/feature.ts';
import { subscriptionsFeature } from './domain/subscriptions/feature.ts';
import { errorsFeature } from './platform/errors/feature.ts';
import { modalsOf, type ModalViews } from './platform/features/index.ts';

/** Every feature of the store. Their texts are found by the build. */
const features = [
  accountDeletionFeature,
  addressFeature,
  addressesFeature,
  browserNotificationsFeature,
  cartFeature,
  catalogueFeature,
  checkoutFeature,
  clubFeature,
  contentFeature,
  errorsFeature,
  favouritesFeature,
  favouritesPageFeature,
  feedbackFeature,
  giftCardFeature,
  mainPageFeature,
  mapFeature,
  notificationsFeature,
  obtainingFeature,
  ordersFeature,
  personalFeature,
  personalDataFeature,
  paymentFeature,
  productFeature,
  profileFeature,
  profileFillingFeature,
  recommendationsFeature,
  reviewsFeature,
  searchFeature,
  shellFeature,
  storesFeature,
  subscriptionsFeature,
] as const;

/** What draws each modal of the store. */
export const modals: ModalViews = modalsOf(features);
