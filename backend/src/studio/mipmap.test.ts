import { expect, test } from 'vitest';
import { mipmapOf, sample, texelsAcross } from './mipmap.ts';

/** Eight columns, black and white in turn, of which the last is clear. */
const columns = Uint8Array.from({ length: 8 * 8 * 4 }, (_, i) => {
  const column = (i >> 2) % 8;
  return i % 4 === 3 ? (column === 7 ? 0 : 255) : column % 2 === 0 ? 0 : 255;
});
const middleOf = (column: number) => (column + 0.5) / 8;

test('from close by each texel is seen as it was drawn', () => {
  const drawing = mipmapOf(columns, 8, 8, true);

  const seen = [0, 1, 2].map((column) => sample(drawing, middleOf(column), 0.5, 1 / 8)[0]);

  expect(seen).toEqual([0, 1, 0]);
});

test('from afar a drawing is the mean of its light, and what is clear adds none', () => {
  const [red, , , cover] = sample(mipmapOf(columns, 8, 8, true), 0.5, 0.5, 1);

  expect([red, cover]).toEqual([3 / 8, 7 / 8]);
});

test('a pattern goes on beyond its edge as on the other side, a print as its edge', () => {
  const coverAtEdge = (repeats: boolean) => sample(mipmapOf(columns, 8, 8, repeats), 0, 0.5, 1 / 8)[3];

  expect(coverAtEdge(true)).toBe(0.5);
  expect(coverAtEdge(false)).toBe(1);
});

test('a drawing has two texels and more for what a pixel shows, within bounds', () => {
  expect([texelsAcross(9, 0.1), texelsAcross(9, 0.4), texelsAcross(26, 0.01), texelsAcross(1, 5)]).toEqual([
    256, 64, 1024, 16,
  ]);
});
