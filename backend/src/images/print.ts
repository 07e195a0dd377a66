import sharp from 'sharp';
import { type Mipmap, mipmapOf, texelsAcross } from './mipmap.ts';
import type { Measures } from './pass-file.ts';
import type { Print } from './style.ts';

/** A drawn print, and where its middle lies on its panel, in cm. */
export interface DrawnPrint {
  drawing: Mipmap;
  width: number;
  height: number;
  x: number;
  y: number;
  panel: number;
}

/** Draws a print for pixels that show `finest` cm of cloth or more. */
export async function drawPrint(print: Print, measures: Measures, finest: number): Promise<DrawnPrint> {
  const { data, info } = await sharp(Buffer.from(print.svg), { density: 192 })
    .resize({ width: texelsAcross(print.width, finest) })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const panel = print.panel ?? 0;
  return {
    drawing: mipmapOf(data, info.width, info.height, false),
    width: print.width,
    height: (print.width * info.height) / info.width,
    x: print.x ?? 0,
    y: (measures.panels[panel]?.hi[1] ?? 0) - (print.y ?? 22),
    panel,
  };
}
