import type { GeoPoint } from '@rukav/contract';
import { placeOf, type Placed } from '@rukav/contract/geography/place-of.ts';

/** Radius of the earth, m (SHIP-38). */
const earthRadius = 6_372_795;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The way between two points as the crow flies, in m (haversine). */
export function distance(from: GeoPoint, to: GeoPoint): number {
  const byLatitude = Math.sin(radians(to.lat - from.lat) / 2) ** 2;
  const byLongitude = Math.sin(radians(to.lon - from.lon) / 2) ** 2;
  const h = byLatitude + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * byLongitude;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** How far it is to a point, in m; null while either place is not known. */
export function distanceTo(point: Placed, from: GeoPoint | null): number | null {
  const place = placeOf(point);
  return from && place && distance(from, place);
}

/** How a distance in m is written: whole tens of metres below one kilometre, then kilometres with one digit below ten. */
export function distanceParts(metres: number): { unit: 'm' | 'km'; value: number } {
  if (metres < 995) return { unit: 'm', value: Math.max(10, Math.round(metres / 10) * 10) };
  const km = metres / 1000;
  return { unit: 'km', value: km < 10 ? Math.round(km * 10) / 10 : Math.round(km) };
}
