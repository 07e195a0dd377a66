/** The switches that the front end follows, each with what holds until somebody sets it (FLAG-01 and on). */
export const visibleFlags = {
  smsAuthorization: true,
  anonymousCheckout: true,
  accountDeletion: true,
  apiV3UserService: true,
  newAccount: true,
  favoriteStores: true,
  notificationCentre: true,
  newDeliveryCommunications: true,
  giftCardPayment: true,
  localeKkKz: true,
  v3Catalogue: true,
};
export type VisibleFlags = typeof visibleFlags;
