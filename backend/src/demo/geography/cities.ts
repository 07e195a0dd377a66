import { type Pair, readData, text } from '../data-files.ts';
import type { CityRow } from '../rows.ts';

/** GeoNames id, Russian and Kazakh name, region, zone, latitude, longitude, population. */
type Line = [number, string, string, number, number, number, number, number];

interface CityData {
  regions: Pair[];
  firstRussianRegion: number;
  zones: string[];
  cities: Line[];
}

let read: CityRow[] | undefined;

function readCities(): CityRow[] {
  const { regions, firstRussianRegion, zones, cities } = readData<CityData>('cities.json');
  return cities.map(([id, ru, kk, region, zone, lat, lon, population]) => ({
    id,
    name: { ru, kk },
    region: text(regions[region] ?? ['', '']),
    country: region < firstRussianRegion ? 'KZ' : 'RU',
    timeZone: zones[zone] ?? 'Europe/Moscow',
    lat,
    lon,
    population,
  }));
}

/** More than a thousand cities and towns of Russia and Kazakhstan, the largest first (GeoNames, CC BY 4.0). */
export function demoCities(): readonly CityRow[] {
  read ??= readCities();
  return read;
}

/** The city that the shop assumes until it is told another: Moscow (GEO-02). */
export const defaultCityId = 524901;
