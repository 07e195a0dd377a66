export { catalogueNavigation, categoryPage, productAddresses } from './queries.ts';
export * as listingModel from './listing/model.ts';
export {
  $depth,
  listing,
  readListingLocation,
  listingOpened,
  requestOf,
  restoreDepthFx,
} from './listing/model.ts';
export type { ListingLocation } from './listing/model.ts';
export { addressOf } from './listing/selection.ts';
export type { Selection } from './listing/selection.ts';
export { discountPercent } from './tile/discount.ts';
