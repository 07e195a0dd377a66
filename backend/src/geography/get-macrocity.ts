import { getMacrocity } from '@rukav/contract/geography/calls.ts';
import { GetMacrocity } from '@rukav/contract/geography/schemas.ts';
import { handle } from '../http/handle.ts';
import type { CityRepository } from './city-repository.ts';
import { toCity } from './to-city.ts';

/** GET /geofences/macrocity-info: the city nearest to a point. */
export const getMacrocityHandler = (cities: CityRepository) =>
  handle(getMacrocity, GetMacrocity, async ({ query: { latitude, longitude }, language, refuse }) => {
    const city = await cities.nearest({ lat: latitude, lon: longitude });
    return city ? { city: toCity(city, language) } : refuse('not_found');
  });
