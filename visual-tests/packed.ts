import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp, { type PngOptions } from 'sharp';

/** Number of colours that a PNG palette can hold. */
const paletteSize = 256;

const pixelsOf = (picture: Buffer) =>
  sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/** Returns true if two PNG files have the same pixels, however they are compressed. */
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

/**
 * Returns the smallest PNG file that shows the same as another, pixel by pixel. Text is smaller without filters, a photograph with
 * them, few colours with a palette.
 */
export async function packed(picture: Buffer): Promise<Buffer> {
  const { data } = await pixelsOf(picture);
  const write = (options: PngOptions) =>
    sharp(picture)
      .png({ compressionLevel: 9, ...options })
      .toBuffer();
  const files = await Promise.all([
    write({ adaptiveFiltering: false }),
    write({ adaptiveFiltering: true }),
    ...(hasFewColours(data) ? [write({ palette: true, colours: paletteSize, dither: 0, effort: 10 })] : []),
  ]);
  const [plain = picture, ...others] = files.toSorted((a, b) => a.length - b.length);
  // A palette is chosen by a library that may join two colours that are close.
  return (await haveSamePixels(plain, picture)) ? plain : (others[0] ?? picture);
}

/** Writes a picture in the smallest PNG that loses nothing. */
export async function writePacked(file: string, picture: Buffer): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await packed(picture));
}
