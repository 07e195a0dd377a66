import { estimate, type Grid, predict, spacing } from '../backend/src/studio/coordinate-prediction.ts';
import { brotli, packPlane } from './pack-planes.ts';

/** What the renderer tells of each pixel: the code of its panel (see `panelOf`), and where on the atlas, 14 bits. */
export interface Coordinates {
  width: number;
  height: number;
  panels: Uint8Array;
  u: Uint16Array;
  v: Uint16Array;
}

/** Coordinate steps that nobody sees: 6 are about a millimetre of cloth. */
const tolerance = 6;

const zigzag = (d: number) => ((d << 1) ^ (d >> 31)) & 0xffff;

/** Which pixel of each block is its node: the middle one, or the first that shows cloth. */
function gridOf({ width, height, panels, u, v }: Coordinates): Grid {
  const [nodeWidth, nodeHeight] = [width / spacing, height / spacing];
  const count = nodeWidth * nodeHeight;
  const grid: Grid = {
    width: nodeWidth,
    height: nodeHeight,
    panels: new Uint8Array(count),
    u: new Int32Array(count),
    v: new Int32Array(count),
  };
  const block = Array.from({ length: spacing ** 2 }, (_, q) => Math.floor(q / spacing) * width + (q % spacing));
  for (let i = 0; i < count; i++) {
    const from = Math.floor(i / nodeWidth) * spacing * width + (i % nodeWidth) * spacing;
    const middle = from + width + 1;
    const node = panels[middle] ? middle : (block.map((shift) => from + shift).find((j) => panels[j]) ?? middle);
    grid.panels[i] = panels[node]!;
    grid.u[i] = u[node]!;
    grid.v[i] = v[node]!;
  }
  return grid;
}

function packNodes({ u, v, panels, width, height }: Grid): Buffer {
  const low: number[] = [];
  const high: number[] = [];
  for (const plane of [u, v]) {
    for (let y = 0, i = 0; y < height; y++) {
      for (let x = 0; x < width; x++, i++) {
        if (!panels[i]) continue;
        const difference = zigzag(plane[i]! - predict(plane, panels, i, x, y, width));
        low.push(difference & 255);
        high.push(difference >> 8);
      }
    }
  }
  return brotli(Buffer.concat([Buffer.from(low), Buffer.from(high)]));
}

/** The pixels that the estimate gets wrong: the gap to the one before, and what to add, each as low and high bytes. */
function packCorrections({ panels, u, v, width }: Coordinates, grid: Grid): Buffer {
  const columns: number[][] = [[], [], [], [], [], []];
  const put = (...values: number[]) =>
    values.forEach((value, i) => {
      columns[i * 2]!.push(value & 255);
      columns[i * 2 + 1]!.push(value >> 8);
    });
  const read = { width, panels, u: new Uint16Array(u.length), v: new Uint16Array(v.length) };
  estimate(grid, read);
  let last = 0;
  for (let i = 0; i < panels.length; i++) {
    if (!panels[i]) continue;
    const [du, dv] = [u[i]! - read.u[i]!, v[i]! - read.v[i]!];
    if (Math.abs(du) + Math.abs(dv) <= tolerance) continue;
    for (; i - last > 0xffff; last += 0xffff) put(0xffff, 0, 0);
    put(i - last, zigzag(du), zigzag(dv));
    last = i;
  }
  return brotli(Buffer.concat(columns.map((column) => Buffer.from(column))));
}

/** The chunks of a view's coordinates: its nodes, which a tile makes do with, and what else the whole view needs. */
export function packCoordinates(coordinates: Coordinates): Record<string, Buffer> {
  const grid = gridOf(coordinates);
  return {
    'grid.panels': packPlane(grid.panels, grid.width),
    'grid.places': packNodes(grid),
    panels: packPlane(coordinates.panels, coordinates.width),
    fix: packCorrections(coordinates, grid),
  };
}
