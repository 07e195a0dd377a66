import { brotliDecompressSync } from 'node:zlib';
import { estimate, type Grid, predict } from './coordinate-prediction.ts';
import { unpackPlane } from './pass-file.ts';

/** From this code on a panel is seen from inside. */
const firstInside = 33;

/** Which panel of the atlas each pixel shows, as a code, and where on it, 14 bits a coordinate. */
export interface ClothCoordinates {
  width: number;
  height: number;
  panels: Uint8Array;
  u: Uint16Array;
  v: Uint16Array;
}

/** The panel behind a code, which is one more than the panel's number, and 33 more where the cloth is seen from inside. */
export const panelOf = (code: number) => (code >= firstInside ? code - firstInside : code - 1);

/** Whether a code tells cloth that is seen from inside. */
export const isInside = (code: number) => code >= firstInside;

const unzigzag = (z: number) => (z >>> 1) ^ -(z & 1);

/** What is left of the places: their bytes, how many places there are in all, and which is next. */
interface Places {
  bytes: Uint8Array;
  filled: number;
  next: number;
}

/** Reads a row of one coordinate. */
function readRow(plane: Int32Array, panels: Uint8Array, places: Places, y: number, width: number): void {
  const { bytes, filled } = places;
  let k = places.next;
  for (let x = 0, i = y * width; x < width; x++, i++) {
    if (!panels[i]) continue;
    const difference = unzigzag(bytes[k]! | (bytes[2 * filled + k]! << 8));
    plane[i] = predict(plane, panels, i, x, y, width) + difference;
    k++;
  }
  places.next = k;
}

/** Reads the nodes of a view: which panel each shows, and then where on it, as what its neighbours do not foretell. */
export function unpackGrid(packed: { panels: Buffer; places: Buffer }, width: number, height: number): Grid {
  const panels = unpackPlane(packed.panels, width);
  const bytes = brotliDecompressSync(packed.places);
  const places = { bytes, filled: bytes.length / 4, next: 0 };
  const readPlane = () => {
    const plane = new Int32Array(width * height);
    for (let y = 0; y < height; y++) readRow(plane, panels, places, y, width);
    return plane;
  };
  return { width, height, panels, u: readPlane(), v: readPlane() };
}

/** The nodes alone, as the coordinates of a tile. */
export const coordinatesOfGrid = ({ width, height, panels, u, v }: Grid): ClothCoordinates => ({
  width,
  height,
  panels,
  u: Uint16Array.from(u),
  v: Uint16Array.from(v),
});

/** Every pixel of a view: estimated from the nodes, and put right where that is not enough. */
export function refine(
  grid: Grid,
  packed: { panels: Buffer; fix: Buffer },
  width: number,
  height: number,
): ClothCoordinates {
  const count = width * height;
  const cloth = {
    width,
    height,
    panels: unpackPlane(packed.panels, width),
    u: new Uint16Array(count),
    v: new Uint16Array(count),
  };
  estimate(grid, cloth);
  const bytes = brotliDecompressSync(packed.fix);
  const fixes = bytes.length / 6;
  const column = (c: number, k: number) => bytes[2 * c * fixes + k]! | (bytes[(2 * c + 1) * fixes + k]! << 8);
  for (let k = 0, i = 0; k < fixes; k++) {
    i += column(0, k);
    cloth.u[i]! += unzigzag(column(1, k));
    cloth.v[i]! += unzigzag(column(2, k));
  }
  return cloth;
}

/** Every second pixel, across and down. */
export function halveCoordinates({ width, height, panels, u, v }: ClothCoordinates): ClothCoordinates {
  const half: ClothCoordinates = {
    width: width / 2,
    height: height / 2,
    panels: new Uint8Array(panels.length / 4),
    u: new Uint16Array(panels.length / 4),
    v: new Uint16Array(panels.length / 4),
  };
  for (let y = 0, i = 0; y < half.height; y++) {
    for (let x = 0; x < half.width; x++, i++) {
      const from = 2 * y * width + 2 * x;
      half.panels[i] = panels[from]!;
      half.u[i] = u[from]!;
      half.v[i] = v[from]!;
    }
  }
  return half;
}
