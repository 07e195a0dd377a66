import type { GeoPoint } from '../values.ts';

/** Where a shopper is, as exactly as is known. */
export interface UserLocation {
  locationLevel: 'city' | 'street' | 'house';
  geoPoint: GeoPoint;
}

/** Degrees as they are compared and kept: six decimals, a tenth of a metre. */
export const roundedDegrees = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/** Whether a location says nothing new: the same house, to six decimals (CART-32, CART-33). */
export const isSameLocation = (known: UserLocation | null, next: UserLocation): boolean =>
  next.locationLevel === 'house' &&
  known?.locationLevel === 'house' &&
  roundedDegrees(known.geoPoint.lat) === roundedDegrees(next.geoPoint.lat) &&
  roundedDegrees(known.geoPoint.lon) === roundedDegrees(next.geoPoint.lon);
