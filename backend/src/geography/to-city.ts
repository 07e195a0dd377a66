import type { Language } from '@rukav/contract';
import type { City } from '@rukav/contract/geography/schemas.ts';
import type { CityRow } from './city-repository.ts';

/** A city in a language. */
export const toCity = (row: CityRow, language: Language): City => ({
  id: row.id,
  name: language === 'kk' ? row.name_kk : row.name_ru,
  region: language === 'kk' ? row.region_kk : row.region_ru,
  country: row.country,
  timeZone: row.time_zone,
  geoPoint: { lat: row.lat, lon: row.lon },
  hasStores: row.has_stores,
});
