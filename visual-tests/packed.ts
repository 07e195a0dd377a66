import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';

/** How many colours a PNG with a palette can hold. */
const paletteSize = 256;

const pixelsOf = (picture: Buffer) =>
  sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/** Whether two PNG files show the same, pixel by pixel, however they are compressed. */
export async function haveSamePixels(one: Buffer, other: Buffer): Promise<boolean> {
  const [a, b] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  return a.info.width === b.info.width && a.info.height === b.info.height && a.data.equals(b.data);
}

const hasFewColours = (pixels: Buffer) => {
  const colours = new Set<number>();
  for (let at = 0; at < pixels.length; at += 4) {
    colours.add(pixels.readUInt32LE(at));
    if (colours.size > paletteSize) return false;
  }
  return true;
};

/** Compresses a PNG file as far as it goes without losing anything: with a palette where its colours fit into one. */
export async function packed(picture: Buffer): Promise<Buffer> {
  const { data } = await pixelsOf(picture);
  const plain = await sharp(picture).png({ compressionLevel: 9, adaptiveFiltering: true }).toBuffer();
  if (!hasFewColours(data)) return plain;
  const withPalette = await sharp(picture)
    .png({ palette: true, colours: paletteSize, dither: 0, quality: 100, compressionLevel: 9, effort: 10 })
    .toBuffer();
  // The palette is chosen by a library that may join two colours that are close.
  const isExact = withPalette.length < plain.length && (await haveSamePixels(withPalette, picture));
  return isExact ? withPalette : plain;
}

/** Writes a picture in the smallest PNG that loses nothing. */
export async function writePacked(file: string, picture: Buffer): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await packed(picture));
}
