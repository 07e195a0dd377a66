import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';

const pixelsOf = (picture: Buffer) =>
  sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/** Returns true if two pictures have the same pixels, however their files are compressed. */
export async function haveSamePixels(one: Buffer, other: Buffer): Promise<boolean> {
  const [a, b] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  return a.info.width === b.info.width && a.info.height === b.info.height && a.data.equals(b.data);
}

/** Returns a picture as WebP that loses nothing: about half of what the smallest PNG takes. */
export const packed = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).webp({ lossless: true }).toBuffer();

/** Returns a picture as PNG. */
export const unpacked = (picture: Buffer): Promise<Buffer> => sharp(picture).png().toBuffer();

/** Writes a file and makes the folders that lead to it. */
export function write(file: string, content: Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
