/** Limits and terms that more than one side needs (CONST-01, CART-37, AUTH-10 and others). */
export const limits = {
  /** Products on a page of the catalogue. */
  cataloguePageSize: 72,
  /** Products of a page that recommendations follow from (CONT-68). */
  recommendationIds: 5,
  /** Products that are remembered as viewed. */
  viewedProducts: 30,
  /** Rows on a page of any other list. */
  listPageSize: 20,
  /** Pieces of one product in a cart. */
  quantityPerGoods: 50,
  /** Pieces in a cart, so that one request can name them all. */
  cartPieces: 500,
  /** Lines that a merge of carts keeps. */
  cartMerge: 50,
  /** Shops a pickup filter holds. */
  pickupShops: 5,
  /** Promo codes in one cart (chosen: ERR-027). */
  promoCodes: 2,
  /** Favourite products of one member (chosen: ERR-159). */
  favourites: 100,
  favouriteStores: 3,
  /** Children in a profile. */
  children: 10,
  /** Bonuses for a profile that is filled (PROF-42). */
  profileFilling: 300,
  /** How often the page of the promotion asks whether the e-mail is confirmed, and for how long, ms (PROF-40, PROF-41). */
  confirmationPolling: { every: 20_000, atMost: 600_000 },
  /** Characters of a feedback message (PROF-48). */
  feedbackMessage: 3000,
  /** Within which time an ended account is erased, ms. */
  erasure: 86_400_000,
  /** Addresses that one member keeps. */
  savedAddresses: 10,
  /** Time between two savings of an address, ms (chosen: ADDR-31). */
  addressRetry: 10_000,
  /** Places that one member has confirmed. */
  confirmedGeofences: 5,
  /** Cities a search asks for. */
  cities: 9999,
  /** Address suggestions a search asks for. */
  geofences: 20,
  /** Days on which a courier is on the road, to the nearest cities and to the furthest. */
  roadDays: { least: 1, most: 5 },
  /** Days within which goods can be given back in a shop, as the page of returns says. */
  returnDays: 14,
  /** Days a shop keeps an order. */
  storageDays: 2,
  /** Days other points keep one (chosen: the documents name none). */
  pointStorageDays: { pvz: 7, postamat: 3, post: 15 },
  /** Days by which the storage of an order is extended, once (ORD-24, ORD-25). */
  extensionDays: 3,
  /** Letters of an own reason for cancelling an order (chosen: ORD-21). */
  cancelComment: 255,
  /** Time to pay an order, ms. */
  paymentExpiration: 900_000,
  /** Days after which an order can no longer be paid online (PAY-29). */
  paymentDays: 31,
  /** Time after which the cart's widget closes, ms. */
  cartWidget: 5000,
  /** Time after which another code can be asked for, ms. */
  resendCode: 60_000,
  /** Free fitting in a shop, minutes. */
  fittingMinutes: 15,
} as const;

/** Price of a courier below the sum from which delivery is free, minor units. */
export const courierFees = { RUB: 29_900, KZT: 149_000 } as const;

/** From which sum of goods delivery is free, in minor units (chosen: SHIP-35). */
export const freeDeliveryFrom = { RUB: 300_000, KZT: 1_500_000 } as const;
