import type { Language } from '@rukav/contract';
import { limits } from '@rukav/contract/limits.ts';
import type { FindVisitorCity } from '../geography/index.ts';
import type { PointRepository, PointRow } from '../points/index.ts';
import type { CityShop } from './facet-question.ts';

/** The shops of a visitor's city that sell now, and those that were chosen elsewhere (in an address someone shared). */
export type CityShops = (
  visitor: Parameters<FindVisitorCity>[0],
  chosen?: readonly string[],
) => Promise<readonly CityShop[]>;

/** How long the shops of a city are remembered, ms. */
const memory = 60_000;

const sellsNow = ({ shop_now_status }: PointRow) => shop_now_status === 'IS_OPEN';

const toShop = (row: PointRow, language: Language): CityShop => ({
  id: row.id,
  name: language === 'kk' ? row.name_kk : row.name_ru,
  address: language === 'kk' ? row.address_kk : row.address_ru,
  metro: language === 'kk' ? row.metro_kk : row.metro_ru,
});

/** Reads the shops of cities and remembers them for a minute: every listing asks. */
export function createCityShops(points: PointRepository, findCity: FindVisitorCity): CityShops {
  const known = new Map<number, { shops: Promise<PointRow[]>; until: number }>();

  function ofCity(id: number): Promise<PointRow[]> {
    const remembered = known.get(id);
    if (remembered && remembered.until > performance.now()) return remembered.shops;
    if (known.size > 2000) known.clear();
    const shops = points.ofCity(id).then((rows) => rows.filter(sellsNow));
    shops.catch(() => known.delete(id));
    known.set(id, { shops, until: performance.now() + memory });
    return shops;
  }

  return async (visitor, chosen = []) => {
    const inCity = await ofCity((await findCity(visitor)).id);
    const elsewhere = chosen
      .slice(0, limits.pickupShops)
      .filter((id) => !inCity.some((shop) => shop.id === id));
    const others = elsewhere.length > 0 ? (await points.shopsByIds(elsewhere)).filter(sellsNow) : [];
    return [...inCity, ...others].map((row) => toShop(row, visitor.language));
  };
}
