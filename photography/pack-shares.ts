import type { Coordinates } from './pack-coordinates.ts';

const firstTrim = 20;
const firstInside = 32;

/** What the renderer wrote: coordinates at twice the size of a picture. */
export type Samples = Coordinates;

/** Detail maps of a shape, on its atlas from the top left: ribs, stitches, accents, and how far denim is raised. */
export interface DetailMaps {
  size: number;
  maps: Readonly<Record<string, Uint8Array>>;
}

const isCloth = (code: number) => code > 0 && (code <= firstTrim || code > firstInside);

/** The four samples of a pixel. */
const samplesOf = (i: number, width: number) => {
  const from = Math.floor(i / width) * 4 * width + (i % width) * 2;
  return [from, from + 1, from + 2 * width, from + 2 * width + 1];
};

/** One sample of cloth for each pixel. */
export function coordinatesOf(samples: Samples): Coordinates {
  const [width, height] = [samples.width / 2, samples.height / 2];
  const count = width * height;
  const picked = { panels: new Uint8Array(count), u: new Uint16Array(count), v: new Uint16Array(count) };
  for (let i = 0; i < count; i++) {
    const j = samplesOf(i, width).find((sample) => isCloth(samples.panels[sample]!));
    if (j === undefined) continue;
    picked.panels[i] = samples.panels[j]!;
    picked.u[i] = samples.u[j]!;
    picked.v[i] = samples.v[j]!;
  }
  return { width, height, ...picked };
}

/** Adds up, for every pixel, what `shareOf` says of its samples from 0 to 1, in parts of what is covered. */
function planeOf(samples: Samples, shareOf: (sample: number) => number): Uint8Array {
  const width = samples.width / 2;
  return Uint8Array.from({ length: samples.panels.length / 4 }, (_, i) => {
    const from = Math.floor(i / width) * 4 * width + (i % width) * 2;
    let [sum, covered] = [0, 0];
    for (let q = 0; q < 4; q++) {
      const j = from + (q >> 1) * 2 * width + (q & 1);
      if (samples.panels[j] === 0) continue;
      sum += shareOf(j);
      covered++;
    }
    return covered > 0 ? (sum / covered) * 255 : 0;
  });
}

/** Sixteen degrees are enough for how much of a pixel something covers. */
export const inDegrees = (plane: Uint8Array) => plane.map((byte) => Math.round(byte / 17) * 17);

/** How much of each pixel is a trim, cloth seen from inside, or lies under a detail map; only what the view shows. */
export function sharesOf(samples: Samples, { size, maps }: DetailMaps): [name: string, plane: Uint8Array][] {
  const { panels, u, v } = samples;
  const under = (map: Uint8Array, j: number) => {
    const column = Math.min(size - 1, Math.floor((u[j]! / 16383) * size));
    const row = Math.min(size - 1, Math.floor((1 - v[j]! / 16383) * size));
    return map[column + row * size]! / 255;
  };
  const details = Object.entries(maps).map(([name, map]): [string, Uint8Array] => {
    const shareOf = (j: number) => {
      const code = panels[j]!;
      if (!isCloth(code)) return name === 'height' ? 0.5 : 0;
      return name === 'thread' && code > firstInside ? 0 : under(map, j);
    };
    const plane = planeOf(samples, shareOf);
    return [name, name === 'height' ? plane : inDegrees(plane)];
  });
  const trims = [...new Set(panels)]
    .filter((code) => code > firstTrim && code <= firstInside)
    .map((code): [string, Uint8Array] => [
      `trim${code - 1}`,
      inDegrees(planeOf(samples, (j) => (panels[j] === code ? 1 : 0))),
    ]);
  const inside = inDegrees(planeOf(samples, (j) => (panels[j]! > firstInside ? 1 : 0)));
  return [...details, ...trims, ['inside', inside] satisfies [string, Uint8Array]].filter(([, plane]) =>
    plane.some((byte) => byte > 0),
  );
}
