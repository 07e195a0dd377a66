export { distance, distanceParts } from './distance.ts';
export { $here, $isLocateFailed, $isLocating, $position, geolocationFx, locateRequested } from './here.ts';
export type { GeolocationFailure } from './here.ts';
export { hoursSpans } from './hours.ts';
export type { HoursSpan } from './hours.ts';
export {
  $pointFilters,
  $pointSought,
  channels,
  deliveryVariants,
  pickupStores,
  pointFilterToggled,
  pointSought,
  pointWishCleared,
} from './model.ts';
export { isSelling, isShop, pointFilters, pointsFor } from './points.ts';
export type { PointChoice, PointFilter, PointWish } from './points.ts';
