import { expect, test } from 'vitest';
import { mostPlace } from '../backend/src/studio/coordinate-prediction.ts';
import type { Coordinates } from './pack-coordinates.ts';
import { sewnShares } from './pack-label.ts';

const [width, height] = [200, 120];
const pixelsOfCentimetre = 20;
const atlas = { atlas_cm: 100, off: [[50, 50]] as const };

/** The back of a garment, 10 cm wide and 6 high from its top at 0, seen from inside or from outside. */
function back(isInside: boolean): Coordinates {
  const count = width * height;
  const place = (cm: number) => Math.round((cm / atlas.atlas_cm) * mostPlace);
  return {
    width,
    height,
    panels: new Uint8Array(count).fill(isInside ? 33 : 1),
    u: Uint16Array.from({ length: count }, (_, i) => place(45 + ((i % width) + 0.5) / pixelsOfCentimetre)),
    v: Uint16Array.from({ length: count }, (_, i) => place(50 - (Math.floor(i / width) + 0.5) / pixelsOfCentimetre)),
  };
}

const sewn = {
  label: { panels: [0], top: -2, width: 4, height: 2 },
  tape: { panel: 0, line: [[-5, 0], [5, 0]] as const, start: 0.5, end: 1.5 },
};

/** Where a plane has anything: its first and last column and row, cm. */
function boundsOf(plane: Uint8Array): number[] {
  const seen = Array.from(plane.keys()).filter((i) => plane[i]! > 127);
  const [columns, rows] = [seen.map((i) => i % width), seen.map((i) => Math.floor(i / width))];
  return [Math.min(...columns), Math.max(...columns) + 1, Math.min(...rows), Math.max(...rows) + 1].map(
    (pixel) => pixel / pixelsOfCentimetre,
  );
}

test('a label and a tape lie where they are sewn in, and the lettering lies on the label', async () => {
  const planes = new Map(await sewnShares(back(true), atlas, sewn));

  expect([...planes.keys()]).toEqual(['tape', 'label', 'lettering']);
  expect(boundsOf(planes.get('label')!)).toEqual([3, 7, 2, 4]);
  expect(boundsOf(planes.get('tape')!)).toEqual([0, 10, 0.5, 1.5]);
  const [left, right, top, bottom] = boundsOf(planes.get('lettering')!);
  expect([left! > 3.3, right! < 6.7, top! > 2.3, bottom! < 3.7]).toEqual([true, true, true, true]);
});

test('nothing that is sewn in is seen from outside', async () => {
  expect(await sewnShares(back(false), atlas, sewn)).toEqual([]);
});
