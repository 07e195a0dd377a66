import { brotliDecompressSync } from 'node:zlib';
import { between, type Coarse, found, predict } from './coordinate-prediction.ts';

/** Which panel of the atlas each sample shows (0: none, otherwise panel + 1) and where on it, 14 bits a coordinate. */
export interface ClothCoordinates {
  width: number;
  height: number;
  ids: Uint8Array;
  u: Uint16Array;
  v: Uint16Array;
}

/** The three compressed parts of a view's coordinates. */
export interface PackedCoordinates {
  ids: Buffer;
  uv: Buffer;
  fix: Buffer;
}

const unzigzag = (z: number) => (z >>> 1) ^ -(z & 1);

function readIds(packed: Buffer, width: number): Uint8Array {
  const ids = new Uint8Array(brotliDecompressSync(packed));
  for (let j = width; j < ids.length; j++) ids[j] = ids[j]! ^ ids[j - width]!;
  return ids;
}

function readCoarse(uv: Buffer, fineIds: Uint8Array, fineWidth: number, fineHeight: number): Coarse {
  const [width, height] = [fineWidth >> 1, fineHeight >> 1];
  const ids = new Uint8Array(width * height);
  let filled = 0;
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      ids[i] = fineIds[2 * y * fineWidth + 2 * x]!;
      if (ids[i]) filled++;
    }
  }
  const bytes = brotliDecompressSync(uv);
  let k = 0;
  const readPlane = () => {
    const plane = new Int32Array(width * height);
    for (let y = 0, i = 0; y < height; y++) {
      for (let x = 0; x < width; x++, i++) {
        if (!ids[i]) continue;
        plane[i] = predict(plane, ids, i, x, y, width) + unzigzag(bytes[k]! | (bytes[2 * filled + k]! << 8));
        k++;
      }
    }
    return plane;
  };
  return { width, height, ids, u: readPlane(), v: readPlane() };
}

/** Where the interpolation was wrong: sample to its place in the list of corrections. */
function readCorrections(bytes: Buffer): Map<number, number> {
  const count = bytes.length / 6;
  const places = new Map<number, number>();
  let position = 0;
  for (let i = 0; i < count; i++) {
    const gap = bytes[i]! | (bytes[count + i]! << 8);
    position += gap;
    if (gap !== 65535) places.set(position, i);
  }
  return places;
}

/** Every sample of a view: four a pixel. */
export function unpackFine(packed: PackedCoordinates, width: number, height: number): ClothCoordinates {
  const ids = readIds(packed.ids, width);
  const coarse = readCoarse(packed.uv, ids, width, height);
  const fixes = brotliDecompressSync(packed.fix);
  const places = readCorrections(fixes);
  const count = fixes.length / 6;
  const u = new Uint16Array(width * height);
  const v = new Uint16Array(width * height);
  for (let y = 0, j = 0; y < height; y++) {
    for (let x = 0; x < width; x++, j++) {
      if (!ids[j]) continue;
      if (!((x | y) & 1)) {
        const i = (y >> 1) * coarse.width + (x >> 1);
        u[j] = coarse.u[i]!;
        v[j] = coarse.v[i]!;
        continue;
      }
      between(coarse, x, y, ids[j]!);
      const fix = places.get(j);
      u[j] =
        found.u +
        (fix === undefined ? 0 : unzigzag(fixes[2 * count + fix]! | (fixes[3 * count + fix]! << 8)));
      v[j] =
        found.v +
        (fix === undefined ? 0 : unzigzag(fixes[4 * count + fix]! | (fixes[5 * count + fix]! << 8)));
    }
  }
  return { width, height, ids, u, v };
}

/** The samples of a smaller picture, picked from the coarse ones alone, which is several times faster. */
export function unpackReduced(
  packed: PackedCoordinates,
  fineWidth: number,
  fineHeight: number,
  reduction: number,
): ClothCoordinates {
  const coarse = readCoarse(packed.uv, readIds(packed.ids, fineWidth), fineWidth, fineHeight);
  const [width, height] = [fineWidth / reduction, fineHeight / reduction];
  const step = reduction / 2;
  const ids = new Uint8Array(width * height);
  const u = new Uint16Array(width * height);
  const v = new Uint16Array(width * height);
  for (let y = 0, j = 0; y < height; y++) {
    for (let x = 0; x < width; x++, j++) {
      const i = Math.floor(y * step) * coarse.width + Math.floor(x * step);
      ids[j] = coarse.ids[i]!;
      u[j] = coarse.u[i]!;
      v[j] = coarse.v[i]!;
    }
  }
  return { width, height, ids, u, v };
}
