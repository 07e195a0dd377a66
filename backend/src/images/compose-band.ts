import { composeGarment, type RawPicture } from './compose-garment.ts';
import type { PassLibrary, Reduction } from './passes.ts';
import { backdrop, type GarmentPicture } from './style.ts';

/** A garment to colour: which, how much smaller than 900x1200, and which of equal bands of its rows. */
export interface BandTask {
  picture: GarmentPicture;
  reduction: Reduction;
  /** The band, counted from 0 at the top. */
  part: number;
  /** How many bands there are; with 1 a band is the whole picture. */
  of: number;
}

/** Colours a band of a garment's picture. Throws when the shape has no such view. */
export async function composeBand(
  { picture, reduction, part, of }: BandTask,
  library: PassLibrary,
): Promise<RawPicture> {
  const { shape, view, style, ground = backdrop } = picture;
  const passes = await library.load(shape, view, reduction);
  const row = (share: number) => Math.round(passes.height * share);
  return composeGarment(passes, style, {
    ground,
    hasShadow: view !== 'close',
    from: row(part / of),
    to: row((part + 1) / of),
  });
}
