import type { Language } from '@rukav/contract';
import { streetName } from '@rukav/contract/cart/street-name.ts';
import type { MapPlan } from '@rukav/contract/geography/schemas.ts';
import { createRandom, type Random } from '../random.ts';
import type { CityRow } from '../rows.ts';
import { rivers } from './rivers.ts';
import { endsOf, radius, streetsOf } from './streets.ts';

type Shape = MapPlan['features'][number];
type Kind = Shape['properties']['kind'];
type Pair = [number, number];

const round = (degrees: number) => Number(degrees.toFixed(5));

/** Degrees of latitude for one of longitude, as streets are laid out. */
const flat = 0.62;

const line = (kind: Kind, coordinates: Pair[], name?: string): Shape => ({
  type: 'Feature',
  properties: { kind, ...(name !== undefined && { name }) },
  geometry: { type: 'LineString', coordinates },
});
const area = (kind: Kind, ring: Pair[]): Shape => ({
  type: 'Feature',
  properties: { kind },
  geometry: { type: 'Polygon', coordinates: [[...ring, ...ring.slice(0, 1)]] },
});

/** Finds a place by angle and distance from another, in degrees of longitude. */
const from =
  ({ lat, lon }: { lat: number; lon: number }) =>
  (angle: number, far: number): Pair => [
    round(lon + Math.cos(angle) * far),
    round(lat + Math.sin(angle) * far * flat),
  ];

const steps = (count: number) => Array.from({ length: count }, (_, i) => i / count);

/** A ring around a place that is not quite round. */
function blob(
  random: Random,
  at: (angle: number, far: number) => Pair,
  far: number,
  corners: number,
): Pair[] {
  const waves = [2, 3, 5].map((times) => ({ times, turn: random.next() * 6, high: random.next() * 0.08 }));
  return steps(corners).map((share) => {
    const angle = share * 2 * Math.PI;
    const swell = waves.reduce(
      (sum, { times, turn, high }) => sum + Math.sin(angle * times + turn) * high,
      1,
    );
    return at(angle, far * swell);
  });
}

/** A river that winds past the middle of the town. */
function riverOf(city: CityRow, random: Random, spread: number): Pair[] {
  const known = rivers[city.id];
  if (known) return known.map(([lon, lat]) => [lon, lat]);
  const [course, aside, turn] = [random.next() * Math.PI, 0.15 + random.next() * 0.4, random.next() * 6];
  return steps(29).map((share) => {
    const along = (share - 0.5) * 3.4 * spread;
    const away = (aside + 0.16 * Math.sin(share * 14 + turn) + 0.05 * Math.sin(share * 37)) * spread;
    return [
      round(city.lon + Math.cos(course) * along - Math.sin(course) * away),
      round(city.lat + (Math.sin(course) * along + Math.cos(course) * away) * flat),
    ];
  });
}

/** Roads that lead out of the town, rings in the larger ones, and bits of rings between them. */
function roadsOf(city: CityRow, random: Random, spread: number): Shape[] {
  const at = from(city);
  const count = random.whole(5, 9);
  const first = random.next();
  const leading = steps(count).map((share) => {
    const angle = (share + first) * 2 * Math.PI + (random.next() - 0.5) * 0.4;
    const bend = (random.next() - 0.5) * 0.3;
    return line('road', [at(angle, spread * 0.1), at(angle + bend, spread * 0.6), at(angle, spread * 1.5)]);
  });
  const rings = [0.3, 0.72]
    .slice(0, city.population > 900_000 ? 2 : Number(city.population > 150_000))
    .map((share) => {
      const ring = blob(random, at, spread * share, 32);
      return line('road', [...ring, ...ring.slice(0, 1)]);
    });
  const arcs = steps(Math.min(24, 6 + Math.round(spread * 80))).map((share) => {
    const start = random.next() * 2 * Math.PI;
    const long = 0.4 + random.next();
    return line(
      'street',
      steps(9).map((part) => at(start + part * long, spread * (0.12 + share * 0.85))),
    );
  });
  return [...leading, ...rings, ...arcs];
}

/** Streets without a name, which fill the town as a net that is torn here and there. */
function netOf(city: CityRow, random: Random, reach: number): Shape[] {
  const turn = random.next() * Math.PI;
  const place = (along: number, across: number): Pair => [
    round(city.lon + Math.cos(turn) * along - Math.sin(turn) * across),
    round(city.lat + (Math.sin(turn) * along + Math.cos(turn) * across) * flat),
  ];
  return steps(27).flatMap((share) => {
    const across = (share * 2 - 1) * reach;
    const half = Math.sqrt(reach ** 2 - across ** 2) * 0.96;
    const bits = steps(4).filter(() => random.chance(0.8));
    return bits.flatMap((part) => {
      const [from, to] = [(part * 2 - 1) * half, (part * 2 - 1 + 0.5) * half];
      return [
        line('street', [place(from, across), place(to, across)]),
        line('street', [place(across, from), place(across, to)]),
      ];
    });
  });
}

/** The built-up part reaches past the named streets, furthest in the largest cities. */
const reachOf = (population: number) => radius(population) * (population > 4_000_000 ? 1.9 : 1.12);

const wide = /^(проспект|шоссе)$/;

/** The plan of a city: its outline, parks, a river, and the streets on which its houses stand. It is made up, and always the same. */
export function planOf(city: CityRow, language: Language): MapPlan {
  const random = createRandom(`plan ${city.id}`);
  const spread = reachOf(city.population);
  const at = from(city);
  const parks = steps(random.whole(4, 7)).map(() => {
    const [lon, lat] = at(random.next() * 2 * Math.PI, spread * (0.15 + random.next() * 0.75));
    return area('green', blob(random, from({ lat, lon }), spread * (0.05 + random.next() * 0.09), 14));
  });
  const streets = streetsOf(city, '').map((street) =>
    line(
      wide.test(street.type.ru) ? 'road' : 'street',
      endsOf(street).map(({ lat, lon }) => [round(lon), round(lat)]),
      streetName({ street: street.name[language], streetType: street.type[language] }),
    ),
  );
  return {
    type: 'FeatureCollection',
    features: [
      area('town', blob(random, at, spread, 48)),
      ...parks,
      line('water', riverOf(city, random, spread)),
      ...netOf(city, random, spread),
      ...roadsOf(city, random, spread),
      ...streets,
    ],
  };
}
