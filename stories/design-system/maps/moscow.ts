import type { MapPlan, MapPoint } from '@rukav/design-system/PointsMap';

type Shape = MapPlan['features'][number];
type Pair = [longitude: number, latitude: number];

const kremlin: Pair = [37.6176, 55.7517];

/** A ring around the middle of the town, `km` away. */
const ring = (km: number): Pair[] =>
  Array.from({ length: 49 }, (_, index) => {
    const angle = (index / 48) * 2 * Math.PI;
    const [longitude, latitude] = kremlin;
    return [longitude + (km / 62.8) * Math.cos(angle), latitude + (km / 111.2) * Math.sin(angle)];
  });

/** A street from the middle outwards, at an angle counted from the east. */
const ray = (degrees: number, from: number, to: number): Pair[] =>
  [from, to].map((km) => {
    const angle = (degrees / 180) * Math.PI;
    return [kremlin[0] + (km / 62.8) * Math.cos(angle), kremlin[1] + (km / 111.2) * Math.sin(angle)];
  });

const river: Pair[] = [
  [37.5, 55.752],
  [37.53, 55.748],
  [37.545, 55.738],
  [37.548, 55.725],
  [37.56, 55.717],
  [37.58, 55.722],
  [37.597, 55.734],
  [37.609, 55.744],
  [37.62, 55.7485],
  [37.633, 55.7478],
  [37.643, 55.742],
  [37.647, 55.733],
  [37.652, 55.722],
  [37.664, 55.708],
  [37.68, 55.7],
];

const line = (kind: 'road' | 'street' | 'water', coordinates: Pair[], name?: string): Shape => ({
  type: 'Feature',
  properties: { kind, name },
  geometry: { type: 'LineString', coordinates },
});
const area = (kind: 'town' | 'green', corners: Pair[]): Shape => ({
  type: 'Feature',
  properties: { kind },
  geometry: { type: 'Polygon', coordinates: [corners] },
});
const park = (...corners: Pair[]) => area('green', corners);

/** The middle of Moscow in a few strokes: the river, the rings, the streets that lead out, three parks. */
export const moscowPlan: MapPlan = {
  type: 'FeatureCollection',
  features: [
    area('town', ring(10)),
    park([37.593, 55.731], [37.606, 55.736], [37.604, 55.727], [37.59, 55.716], [37.58, 55.72]),
    park([37.655, 55.79], [37.69, 55.795], [37.7, 55.807], [37.67, 55.812], [37.652, 55.802]),
    park([37.612, 55.7545], [37.6155, 55.7557], [37.6135, 55.7505], [37.6115, 55.7495]),
    line('water', river),
    ...[15, 40, 62, 88, 112, 135, 160, 190, 215, 240, 262, 290, 320, 345].map((at) =>
      line('street', ray(at, 0.6, 9)),
    ),
    ...[0, 52, 100, 148, 202, 252, 305].map((at) => line('road', ray(at, 0.9, 9))),
    line('street', ring(1.3), 'Бульварное кольцо'),
    line('road', ring(2.45), 'Садовое кольцо'),
    line('road', ring(5.6)),
  ],
};

const point = (
  id: string,
  name: string,
  kind: MapPoint['kind'],
  latitude: number,
  longitude: number,
): MapPoint => ({
  id,
  name,
  kind,
  position: { latitude, longitude },
});

/** Shops and points of the demo town, in the order of their list. */
export const moscowPoints: readonly MapPoint[] = [
  point('tverskaya', 'Рукав на Тверской', 'shop', 55.7647, 37.6059),
  point('arbat', 'Рукав на Арбате', 'shop', 55.7494, 37.5916),
  point('taganka', 'Рукав на Таганке', 'shop', 55.7415, 37.6534),
  point('shabolovka', 'Пункт выдачи на Шаболовке', 'pickup', 55.7188, 37.6079),
  point('sokolniki', 'Постамат в Сокольниках', 'locker', 55.7893, 37.6796),
  point('kutuzovsky', 'Постамат на Кутузовском', 'locker', 55.7403, 37.5347),
];

/** Many points, as a town has lockers: some in one and the same house. */
export const manyPoints: readonly MapPoint[] = Array.from({ length: 180 }, (_, index) => {
  const [turn, far] = [index * 2.39996, 0.0042 * Math.sqrt(index)];
  const isTwin = index % 30 === 29;
  return point(
    `locker-${index}`,
    `Постамат № ${index + 1}`,
    'locker',
    kremlin[1] + far * Math.sin(turn) * (isTwin ? 0 : 1),
    kremlin[0] + far * 1.8 * Math.cos(turn) * (isTwin ? 0 : 1),
  );
});
