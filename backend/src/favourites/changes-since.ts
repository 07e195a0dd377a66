/** How a product was when it became a favourite, or is now. Prices in minor units. */
export interface Seen {
  price: number;
  /** Sizes that can be had. */
  sizes: number;
}

/** What has changed since a product became a favourite: by how much it is cheaper, and whether half its sizes or more are gone. */
export const changesSince = (then: Seen, now: Seen): { cheaperBy: number | null; isScarce: boolean } => ({
  cheaperBy: now.price < then.price ? then.price - now.price : null,
  isScarce: now.sizes > 0 && now.sizes * 2 <= then.sizes,
});
