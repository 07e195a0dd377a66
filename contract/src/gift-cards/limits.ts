/** Limits of gift cards; amounts in minor units, times in ms (GIFT-11 to GIFT-16, GIFT-22, GIFT-24; values chosen). */
export const giftCardLimits = {
  /** Digits of a number, without the spaces that it may be written with. */
  numberLength: { least: 13, most: 19 },
  pinLength: 6,
  greeting: 50,
  signature: 50,
  text: 300,
  /** Wrong PINs after which a card is blocked. */
  pinTries: 3,
  /** New PINs that may be asked for within `newPinsPer`. */
  newPins: 3,
  newPinsPer: 1_800_000,
  /** Cards that a cart holds. */
  inCart: 10,
  /** How far ahead a card can be sent, days. */
  daysAhead: 365,
} as const;

/** The least and the most that a card can be worth, in minor units. */
export const giftCardSums = {
  RUB: { least: 50_000, most: 3_000_000 },
  KZT: { least: 250_000, most: 15_000_000 },
} as const;

/** Sums that are offered beside one of one's own, in minor units. */
export const giftCardDenominations = {
  RUB: [100_000, 300_000, 500_000, 1_000_000, 1_500_000],
  KZT: [500_000, 1_500_000, 2_500_000, 5_000_000, 10_000_000],
} as const;

/** What a card can look like. */
export const giftCardDesigns = ['plain', 'ribbon', 'weave'] as const;

/** How a card reaches whoever gets it (GIFT-07). */
export const giftCardSendTypes = ['email', 'phone'] as const;

/** When a card is sent (GIFT-08). */
export const giftCardTimings = ['instant', 'delayed'] as const;
