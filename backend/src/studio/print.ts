import sharp from 'sharp';
import { lay, type Mipmap, mipmapOf, sample, texelsAcross } from './mipmap.ts';
import type { Measures } from './pass-file.ts';
import type { Samples } from './samples.ts';
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

/** Lays a print on the samples of its panel that it covers. */
export function layPrint({ count, panels, insides, x, y, spans, colours }: Samples, print: DrawnPrint): void {
  for (let k = 0; k < count; k++) {
    if (insides[k] || panels[k] !== print.panel) continue;
    const across = (x[k]! - print.x) / print.width + 0.5;
    const down = (print.y - y[k]!) / print.height + 0.5;
    if (across < 0 || across >= 1 || down < 0 || down >= 1) continue;
    lay(colours, 3 * k, sample(print.drawing, across, down, spans[k]! / print.width), 0.96);
  }
}
