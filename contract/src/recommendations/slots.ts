/**
 * What can be recommended, each in a row of its own. `for_you` follows from what was looked at, `recommended` is like the
 * products that the shopper sees, `together` goes with them, `popular` is what others choose, and `viewed` what was looked at.
 */
export const slots = ['for_you', 'recommended', 'together', 'popular', 'viewed'] as const;
export type Slot = (typeof slots)[number];

/** Which slots stand on a page, in their order. A pattern is named by its page; `empty` is one that has nothing to show. */
export const patterns = {
  main: ['for_you', 'recommended', 'viewed'],
  listing: ['for_you', 'viewed'],
  product: ['together', 'viewed'],
  cart: ['together', 'viewed'],
  empty: ['for_you', 'popular', 'viewed'],
} as const satisfies Record<string, readonly Slot[]>;
export type Pattern = keyof typeof patterns;
export const patternNames = Object.keys(patterns) as [Pattern, ...Pattern[]];
