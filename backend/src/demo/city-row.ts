import type { CityRow as CityOfDatabase } from '../geography/index.ts';
import type { CityRow } from './rows.ts';

/** A city of the database as the demo's own programs take it. */
export const toCityRow = (city: CityOfDatabase): CityRow => ({
  id: city.id,
  name: { ru: city.name_ru, kk: city.name_kk },
  region: { ru: city.region_ru, kk: city.region_kk },
  country: city.country,
  timeZone: city.time_zone,
  lat: city.lat,
  lon: city.lon,
  population: city.population,
});
