import sharp, { type Sharp } from 'sharp';
import { composeGarment } from './compose-garment.ts';
import { composeScene } from './compose-scene.ts';
import type { PassLibrary, Reduction } from './passes.ts';
import { backdrop, type GarmentPicture, type StudioPicture } from './style.ts';

/** Formats that a picture is sent in. */
export type PictureFormat = 'avif' | 'webp' | 'jpeg';

/** A picture to draw: what, how large, and as which kind of file. */
export interface PictureOrder {
  picture: StudioPicture;
  width: number;
  height: number;
  format: PictureFormat;
}

const encoders: Record<PictureFormat, (drawn: Sharp) => Sharp> = {
  avif: (drawn) => drawn.avif({ quality: 58, effort: 0 }),
  webp: (drawn) => drawn.webp({ quality: 84, effort: 2 }),
  jpeg: (drawn) => drawn.jpeg({ quality: 86, progressive: true }),
};

const reductionFor = (width: number, height: number): Reduction => {
  const needed = Math.max(width, (height * 3) / 4);
  return needed <= 300 ? 3 : needed <= 450 ? 2 : 1;
};

async function drawGarment(picture: GarmentPicture, library: PassLibrary, width: number, height: number) {
  const passes = await library.load(picture.shape, picture.view, reductionFor(width, height));
  const { data, ...raw } = await composeGarment(passes, picture.style, {
    ground: picture.ground ?? backdrop,
    hasShadow: picture.view !== 'close',
  });
  return sharp(data, { raw }).resize({ width, height, fit: 'cover' });
}

/** Draws a picture and encodes it. Takes 0.05 to 0.5 s of a core. */
export async function drawPicture(
  { picture, width, height, format }: PictureOrder,
  library: PassLibrary,
): Promise<Buffer> {
  const drawn =
    picture.kind === 'garment'
      ? await drawGarment(picture, library, width, height)
      : await composeScene(picture, library, width, height);
  return encoders[format](drawn).toBuffer();
}
