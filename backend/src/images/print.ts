import sharp from 'sharp';
import type { Measures } from './pass-file.ts';
import type { Print } from './style.ts';

/** A drawn print: RGBA, and where it lies on its panel, in cm. */
export interface DrawnPrint {
  data: Uint8Array;
  pixelWidth: number;
  pixelHeight: number;
  width: number;
  height: number;
  x: number;
  y: number;
  panel: number;
}

/** Draws a print at 900 px across. */
export async function drawPrint(print: Print, measures: Measures): Promise<DrawnPrint> {
  const { data, info } = await sharp(Buffer.from(print.svg), { density: 192 })
    .resize({ width: 900 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const panel = print.panel ?? 0;
  return {
    data,
    pixelWidth: info.width,
    pixelHeight: info.height,
    width: print.width,
    height: (print.width * info.height) / info.width,
    x: print.x ?? 0,
    y: (measures.panels[panel]?.hi[1] ?? 0) - (print.y ?? 22),
    panel,
  };
}
