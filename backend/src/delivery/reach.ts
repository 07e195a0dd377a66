import type { GeoPoint } from '@rukav/contract';
import type { CityRepository, CityRow } from '../geography/index.ts';
import { isDeliveredTo } from './courier.ts';

/** Degrees of latitude, about 40 km: further from the middle of a city no courier goes. */
const reach = 0.36;

/** Whether a place is so near to a city that its couriers go there. */
export const isNear = (city: Pick<CityRow, 'lat' | 'lon'>, { lat, lon }: GeoPoint): boolean =>
  Math.hypot(city.lat - lat, (city.lon - lon) * Math.cos((lat * Math.PI) / 180)) <= reach;

/** Whether couriers go to a place: those of the city that is nearest to it. */
export async function isInReach(cities: Pick<CityRepository, 'nearest'>, place: GeoPoint): Promise<boolean> {
  const city = await cities.nearest(place);
  return city !== undefined && isDeliveredTo(city) && isNear(city, place);
}
