import type { GeoPoint } from '@rukav/contract';

/** Radius of the earth, km (SHIP-38). */
const earth = 6372.795;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The distance between two places on the ground, km. */
export function kilometresBetween(one: GeoPoint, other: GeoPoint): number {
  const [lat, lon] = [radians(other.lat - one.lat), radians(other.lon - one.lon)];
  const chord =
    Math.sin(lat / 2) ** 2 +
    Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(lon / 2) ** 2;
  return 2 * earth * Math.asin(Math.min(1, Math.sqrt(chord)));
}
