import sharp from 'sharp';
import { expect, test } from 'vitest';
import { haveSamePixels, packed } from './packed.ts';

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
const rich = () => pictureOf((x, y) => [x * 4, y * 4, (x * y) % 256]);

test.each([
  ['few colours', plain],
  ['256 colours that are close', () => pictureOf((x, y) => [x % 16, y % 16, 90])],
  ['more colours than a palette holds', rich],
])('a picture of %s is packed smaller and keeps every pixel', async (_, make) => {
  const picture = await make();

  const file = await packed(picture);

  expect(await haveSamePixels(file, picture)).toBe(true);
  expect(file.length).toBeLessThan(picture.length);
});

test('few colours are written with a palette', async () => {
  const file = await packed(await plain());

  expect((await sharp(file).metadata()).isPalette).toBe(true);
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
