export { catalogueNavigation, categoryPage, productAddresses } from './queries.ts';
export * as listingModel from './listing/model.ts';
export {
  $depth,
  listing,
  readListingLocation,
  readSearchLocation,
  listingOpened,
  requestOf,
  restoreDepthFx,
  search,
  searchRequestOf,
  understoodLocation,
} from './listing/model.ts';
export type { ListingLocation } from './listing/model.ts';
export { addressOf, listingAddressOf, searchAddressOf } from './listing/selection.ts';
export type { Searched, Selection } from './listing/selection.ts';
export { discountPercent } from './tile/discount.ts';
