import { shopPageOf, stemsIn, stemsOf } from '../search/index.ts';
import type { CatalogueIndex } from './listed.ts';

const citiesOf = new WeakMap<CatalogueIndex['shopCities'], ReadonlySet<string>>();

/** The stems of the cities' names in both languages; read once of a catalogue. */
function cityStems({ shopCities }: CatalogueIndex): ReadonlySet<string> {
  const known = citiesOf.get(shopCities);
  if (known) return known;
  const stems = new Set(shopCities.flatMap(({ ru, kk }) => stemsIn(`${ru} ${kk}`)));
  citiesOf.set(shopCities, stems);
  return stems;
}

/** The address of the page that a query asks for by words about the shop or by the name of a city with shops; null for goods. */
export function pageOfQuery(query: string, index: CatalogueIndex): string | null {
  const cities = cityStems(index);
  return shopPageOf(query, (word) => stemsOf(word).some((stem) => cities.has(stem)));
}
