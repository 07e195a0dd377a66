import type { Country, Language } from '@rukav/contract';
import { defaultCity } from '../geography/default-city.ts';
import type { PointRepository } from '../points/index.ts';
import type { CityShop } from './facets.ts';

/** Where a visitor is, as far as is known. */
interface Place {
  cityId: number | undefined;
  country: Country;
  language: Language;
}

/** The shops of a visitor's city that sell now. */
export type CityShops = (place: Place) => Promise<readonly CityShop[]>;

/** How long the shops of a city are remembered, ms. */
const memory = 60_000;

/** Reads the shops of cities and remembers them for a minute: every listing asks. */
export function createCityShops(points: PointRepository): CityShops {
  const known = new Map<string, { shops: Promise<CityShop[]>; until: number }>();

  return ({ cityId, country, language }) => {
    const id = cityId ?? defaultCity[country];
    const key = `${id} ${language}`;
    const remembered = known.get(key);
    if (remembered && remembered.until > performance.now()) return remembered.shops;
    if (known.size > 2000) known.clear();
    const shops = points.ofCity(id).then((rows) =>
      rows
        .filter((row) => row.shop_now_status === 'IS_OPEN')
        .map((row) => ({
          id: row.id,
          name: language === 'kk' ? row.name_kk : row.name_ru,
          address: language === 'kk' ? row.address_kk : row.address_ru,
        })),
    );
    shops.catch(() => known.delete(key));
    known.set(key, { shops, until: performance.now() + memory });
    return shops;
  };
}
