import sharp from 'sharp';
import { expect, test } from 'vitest';
import { haveSamePixels, packed, unpacked } from './packed.ts';

const width = 64;

/** A picture of `width` by `width` pixels, as a browser would write it. */
function pictureOf(colourAt: (x: number, y: number) => readonly [number, number, number]): Promise<Buffer> {
  const pixels = Array.from({ length: width * width }, (_, at) =>
    colourAt(at % width, Math.floor(at / width)),
  );
  return sharp(Buffer.from(pixels.flat()), { raw: { width, height: width, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

const plain = () => pictureOf((x) => [x % 4, 200, 90]);

test.each([
  ['few colours', plain],
  ['colours that are close', () => pictureOf((x, y) => [x % 16, y % 16, 90])],
  ['many colours', () => pictureOf((x, y) => [x * 4, y * 4, (x * y) % 256])],
])('a picture of %s is packed smaller and keeps every pixel, also when it is unpacked', async (_, make) => {
  const picture = await make();

  const file = await packed(picture);

  expect(file.length).toBeLessThan(picture.length);
  expect(await haveSamePixels(file, picture)).toBe(true);
  expect(await haveSamePixels(await unpacked(file), picture)).toBe(true);
});

test('one pixel of another colour is seen', async () => {
  const other = await pictureOf((x, y) => [x === 5 && y === 5 ? 7 : x % 4, 200, 90]);

  expect(await haveSamePixels(await plain(), other)).toBe(false);
});

test('a picture of another size is seen', async () => {
  const cut = await sharp(await plain())
    .extract({ left: 0, top: 0, width: 8, height: 8 })
    .png()
    .toBuffer();

  expect(await haveSamePixels(await plain(), cut)).toBe(false);
});
