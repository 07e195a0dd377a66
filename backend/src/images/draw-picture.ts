import sharp, { type Sharp } from 'sharp';
import type { BandHelper } from './band-helper.ts';
import { composeBand } from './compose-band.ts';
import type { RawPicture } from './compose-garment.ts';
import { composeScene } from './compose-scene.ts';
import type { PassLibrary, Reduction } from './passes.ts';
import type { GarmentPicture, StudioPicture } from './style.ts';

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

/** Colours a garment, the lower half of a large picture with the help of a second thread when there is one. */
async function composeWhole(
  picture: GarmentPicture,
  reduction: Reduction,
  library: PassLibrary,
  helper: BandHelper | undefined,
): Promise<RawPicture> {
  const lower = reduction === 1 ? helper?.help({ picture, reduction, part: 1, of: 2 }) : null;
  if (!lower) return composeBand({ picture, reduction, part: 0, of: 1 }, library);
  const [top, rest] = await Promise.all([
    composeBand({ picture, reduction, part: 0, of: 2 }, library),
    lower,
  ]);
  const data = Buffer.concat([top.data, rest]);
  return { ...top, data, height: data.length / (top.width * top.channels) };
}

/** Draws a picture and encodes it. Takes 0.05 to 0.5 s of a core; a helper takes half of the colouring of a large garment. */
export async function drawPicture(
  { picture, width, height, format }: PictureOrder,
  library: PassLibrary,
  helper?: BandHelper,
): Promise<Buffer> {
  if (picture.kind === 'scene')
    return encoders[format](await composeScene(picture, library, width, height)).toBuffer();
  const { data, ...raw } = await composeWhole(picture, reductionFor(width, height), library, helper);
  return encoders[format](sharp(data, { raw }).resize({ width, height, fit: 'cover' })).toBuffer();
}
