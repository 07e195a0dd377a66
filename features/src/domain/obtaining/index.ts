export { distance, distanceParts, distanceTo } from './distance.ts';
export {
  $here,
  $isLocateFailed,
  $isLocating,
  $position,
  geolocationFx,
  hereFx,
  locateRequested,
} from './here.ts';
export type { GeolocationFailure } from './here.ts';
export { hoursSpans } from './hours.ts';
export type { HoursSpan } from './hours.ts';
export {
  $pointFilters,
  $pointSought,
  $pointView,
  channels,
  deliveryVariants,
  expressVariants,
  pickupStores,
  pointFilterToggled,
  pointSought,
  pointViewChosen,
  pointWishCleared,
} from './model.ts';
export { openingOf } from './opening.ts';
export type { Opening } from './opening.ts';
export { isSelling, isShop, pointDemands, pointFilters, pointKinds, pointsFor } from './points.ts';
export type { PointChoice, PointFilter, PointWish } from './points.ts';
