import { expect, test } from 'vitest';
import { coordinatesOfGrid, refine, unpackGrid } from '../backend/src/studio/cloth-coordinates.ts';
import { spacing } from '../backend/src/studio/coordinate-prediction.ts';
import { type Coordinates, packCoordinates } from './pack-coordinates.ts';

const [width, height] = [60, 90];

/** Two panels side by side with a slanted edge between them, one bent, and a hole in the other. */
function sheet(): Coordinates {
  const count = width * height;
  const drawn = { panels: new Uint8Array(count), u: new Uint16Array(count), v: new Uint16Array(count) };
  for (let i = 0; i < count; i++) {
    const [x, y] = [i % width, Math.floor(i / width)];
    if (Math.hypot(x - 44, y - 30) < 7) continue;
    const isLeft = x + y / 5 < 34;
    drawn.panels[i] = isLeft ? 1 : 35;
    drawn.u[i] = isLeft ? 2000 + 14 * x + Math.round(9 * Math.sin(y / 4)) : 16000 - 11 * x;
    drawn.v[i] = isLeft ? 300 + 13 * y : 9000 + 12 * y + Math.round(x * x * 0.2);
  }
  return { width, height, ...drawn };
}

test('a packed view comes back: each pixel on its panel, and no further off than nobody sees', () => {
  const written = sheet();
  const packed = packCoordinates(written);
  const grid = unpackGrid(
    { panels: packed['grid.panels']!, places: packed['grid.places']! },
    width / spacing,
    height / spacing,
  );
  const read = refine(grid, { panels: packed['panels']!, fix: packed['fix']! }, width, height);

  expect(read.panels).toEqual(written.panels);
  const off = Array.from(read.u, (u, i) => Math.abs(u - written.u[i]!) + Math.abs(read.v[i]! - written.v[i]!));
  expect(Math.max(...off)).toBeLessThanOrEqual(6);
});

test('the nodes alone are the middle of each block', () => {
  const written = sheet();
  const packed = packCoordinates(written);
  const nodes = coordinatesOfGrid(
    unpackGrid(
      { panels: packed['grid.panels']!, places: packed['grid.places']! },
      width / spacing,
      height / spacing,
    ),
  );
  const [column, row] = [5, 11];
  const node = row * nodes.width + column;
  const pixel = (row * spacing + 1) * width + column * spacing + 1;

  expect([nodes.panels[node], nodes.u[node], nodes.v[node]]).toEqual([
    written.panels[pixel],
    written.u[pixel],
    written.v[pixel],
  ]);
});
