import { readData, type Pair } from '../data-files.ts';
import { createRandom, hashOf, shareOf } from '../random.ts';
import type { CityRow, Text } from '../rows.ts';

/** A street of a city. `id` is lowercase letters, digits and hyphens, and tells the city. */
export interface DemoStreet {
  id: string;
  cityId: number;
  /** Without its type: «Абая», «Лесная». */
  name: Text;
  /** «улица», «проспект», as it is written in an address. */
  type: Text;
  lat: number;
  lon: number;
}

/** A house. Letters of the number stand apart in `houseBlock`. */
export interface DemoHouse {
  house: string;
  houseBlock: string | null;
  lat: number;
  lon: number;
}

interface StreetData {
  types: Record<string, Pair>;
  common: [type: string, ru: string, kk: string][];
  kazakhstan: [type: string, ru: string, kk: string][];
}

const data = readData<StreetData>('streets.json');

/** How many streets a town of this population knows. */
const streetCount = (population: number) => Math.round(Math.min(190, 30 + Math.sqrt(population) / 4));

/** Degrees of longitude from the middle to the edge of a town; of latitude it is 0.62 of them. */
export const radius = (population: number) => Math.min(0.16, 0.006 + Math.sqrt(population) / 14_000);

/** Streets named after things and trades, which Kazakhstan's towns have too. */
const translated = data.common.filter(
  ([, ru, kk]) => ru !== kk && ru.endsWith('ая') && !/^(Советская|Красная)$/.test(ru),
);

const kept = new Map<number, DemoStreet[]>();

function layOut(city: CityRow): DemoStreet[] {
  const random = createRandom(`streets ${city.id}`);
  const own = city.country === 'KZ' ? [...data.kazakhstan, ...translated] : data.common;
  const spread = radius(city.population);
  return random
    .shuffle(own.map((line, index) => ({ line, index })))
    .slice(0, streetCount(city.population))
    .map(({ line: [type, ru, kk], index }) => {
      const angle = random.next() * 2 * Math.PI;
      const distance = Math.sqrt(random.next()) * spread;
      const [typeRu, typeKk] = data.types[type] ?? ['улица', 'көшесі'];
      return {
        id: `${city.id}-${index}`,
        cityId: city.id,
        name: { ru, kk },
        type: { ru: typeRu, kk: typeKk },
        lat: Number((city.lat + Math.sin(angle) * distance * 0.62).toFixed(6)),
        lon: Number((city.lon + Math.cos(angle) * distance).toFixed(6)),
      };
    })
    .toSorted((a, b) => a.name.ru.localeCompare(b.name.ru, 'ru'));
}

/** All streets of a city, by their Russian names. The same city always has the same streets. */
function allStreets(city: CityRow): DemoStreet[] {
  const known = kept.get(city.id) ?? layOut(city);
  kept.delete(city.id);
  kept.set(city.id, known);
  if (kept.size > 200) kept.delete([...kept.keys()][0] ?? 0);
  return known;
}

const plain = (words: string) => words.toLowerCase().replaceAll('ё', 'е');

/** Whether any word of a name begins as the query does. */
const begins = (name: string, query: string) =>
  plain(name)
    .split(/[\s-]+/)
    .some((_, i, words) => words.slice(i).join(' ').startsWith(query));

/** The streets of a city with a word that begins so, in either language; all of them for an empty query. */
export function streetsOf(city: CityRow, query: string): DemoStreet[] {
  const wanted = plain(query)
    .trim()
    .replace(/^(улица|ул\.?|проспект|пр-т|переулок|пер\.?|бульвар|б-р|шоссе|набережная|көше|даңғыл)\s+/u, '')
    .replaceAll('-', ' ');
  return allStreets(city).filter(({ name }) => !wanted || begins(name.ru, wanted) || begins(name.kk, wanted));
}

/** The street with an id, when it is one of the city's. */
export const findStreet = (city: CityRow, id: string): DemoStreet | undefined =>
  allStreets(city).find((street) => street.id === id);

const blocks = [null, null, null, null, 'А', 'Б', 'К1', 'К2'];

/** Where a street lies: it runs through its middle, and its houses along it. */
const layOf = ({ id }: DemoStreet) => ({
  last: 24 + (hashOf(`last ${id}`) % 156),
  angle: shareOf(`angle ${id}`) * Math.PI,
});

/** The two ends of a street, in degrees. */
export function endsOf(street: DemoStreet): { lat: number; lon: number }[] {
  const { last, angle } = layOf(street);
  return [-last / 2, last / 2].map((number) => ({
    lat: street.lat + Math.sin(angle) * number * 0.000_16,
    lon: street.lon + Math.cos(angle) * number * 0.000_16 * 1.6,
  }));
}

/** The houses of a street whose number begins so: 12 to 90 of them, odd and even, along a line through its middle. */
export function housesOf(street: DemoStreet, query: string): DemoHouse[] {
  const { last, angle } = layOf(street);
  const wanted = query.trim().toUpperCase();
  return Array.from({ length: last }, (_, i) => i + 1)
    .filter((number) => shareOf(`house ${street.id} ${number}`) < 0.55)
    .map((number): DemoHouse => {
      const along = (number - last / 2) * 0.000_16;
      const side = number % 2 === 0 ? 0.000_12 : -0.000_12;
      return {
        house: String(number),
        houseBlock: blocks[hashOf(`block ${street.id} ${number}`) % blocks.length] ?? null,
        lat: Number((street.lat + Math.sin(angle) * along + Math.cos(angle) * side).toFixed(6)),
        lon: Number((street.lon + Math.cos(angle) * along * 1.6 - Math.sin(angle) * side * 1.6).toFixed(6)),
      };
    })
    .filter(({ house, houseBlock }) => `${house}${houseBlock ?? ''}`.startsWith(wanted));
}
