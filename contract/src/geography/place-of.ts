import type { GeoPoint } from '../values.ts';

/** Something that stands somewhere, by either name that services have for it. */
export interface Placed {
  geoPoint?: GeoPoint | undefined;
  geo?: { latitude: number; longitude: number } | undefined;
}

/** Where it stands: `geoPoint`, else `geo` (SHIP-28); null for what says neither. */
export const placeOf = ({ geoPoint, geo }: Placed): GeoPoint | null =>
  geoPoint ?? (geo ? { lat: geo.latitude, lon: geo.longitude } : null);
