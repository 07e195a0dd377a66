import { expect, test } from 'vitest';
import { imageSize, srcSetOf } from './imageSize.ts';

test.each([
  [0, 800],
  [600, 0],
  [-600, 800],
  [600, -1],
  [Number.NaN, 800],
  [600, Number.POSITIVE_INFINITY],
  [600.5, 800],
])('a picture of %d by %d is refused [SHELL-44]', (width, height) => {
  expect(() => imageSize(width, height)).toThrow(RangeError);
});

test('a positive width and height are taken as they are [SHELL-44]', () => {
  expect(imageSize(600, 800)).toEqual({ width: 600, height: 800 });
});

test('every width of a source set keeps the ratio', () => {
  const addressOf = ({ width, height }: { width: number; height: number }) =>
    `/img/coat?w=${width}&h=${height}`;

  const srcSet = srcSetOf(addressOf, [300, 601], 3 / 4);

  expect(srcSet).toBe('/img/coat?w=300&h=400 300w, /img/coat?w=601&h=801 601w');
});
