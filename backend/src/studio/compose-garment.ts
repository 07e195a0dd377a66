import { fromHex, type Rgb, toByte } from './colour.ts';
import { litCloth } from './lit-cloth.ts';
import { hash } from './noise.ts';
import type { Passes } from './passes.ts';
import { readShadow, shadowOf } from './shadow.ts';
import type { Style } from './style.ts';

/** Raw bytes of a picture. */
export interface RawPicture {
  data: Buffer;
  width: number;
  height: number;
  channels: 3 | 4;
}

/** What is around a garment. */
interface Frame {
  ground: string;
  hasShadow: boolean;
}

/** A picture in the making. */
interface Painting {
  passes: Passes;
  /** The ground, in linear light. */
  paper: Rgb;
  /** How lit the ground is along the row that is painted, 0 to 1 a pixel. */
  lit: Float32Array;
  /** How far each column is from the middle, in widths of the picture, squared. */
  columns: Float64Array;
  data: Buffer;
}

/** How much of a pixel each byte of alpha covers. */
const coverOf = Float64Array.from({ length: 256 }, (_, byte) => byte / 255);

/** Paints a row, the cloth of which is lit already. */
function paintRow({ passes, paper, lit, columns, data }: Painting, cloth: Float64Array, y: number): void {
  const { width, height, alpha } = passes;
  const [red, green, blue] = paper;
  const fromMiddleY = y / height - 0.5;
  for (let x = 0, i = y * width, k = y * width * 3; x < width; x++, i++, k += 3) {
    const cover = coverOf[alpha[i]!]!;
    const vignette = 1 - 0.1 * (columns[x]! + fromMiddleY * fromMiddleY);
    const bare = vignette * lit[x]! * (1 - cover);
    // A little noise, so that the ground shows no bands.
    const dither = (hash(x, y, 3) - 0.5) * 0.005;
    if (cover === 0) {
      data[k] = toByte(red * bare + dither);
      data[k + 1] = toByte(green * bare + dither);
      data[k + 2] = toByte(blue * bare + dither);
      continue;
    }
    for (let c = 0; c < 3; c++) data[k + c] = toByte(paper[c]! * bare + cloth[3 * x + c]! * cover + dither);
  }
}

/** Colours a garment on a plain ground with its shadow; a close-up fills its frame and has none. */
export async function composeGarment(
  passes: Passes,
  style: Style,
  { ground, hasShadow }: Frame,
): Promise<RawPicture> {
  const { width, height } = passes;
  const litRow = await litCloth(passes, style);
  const shadow = hasShadow ? await shadowOf(passes) : null;
  const data = Buffer.alloc(width * height * 3);
  const lit = new Float32Array(width).fill(1);
  const columns = Float64Array.from({ length: width }, (_, x) => (x / width - 0.5) ** 2);
  const painting = { passes, paper: fromHex(ground), lit, columns, data };
  for (let y = 0; y < height; y++) {
    if (shadow) readShadow(shadow, y, lit);
    paintRow(painting, litRow(y * width), y);
  }
  return { data, width, height, channels: 3 };
}

/** Cuts a row out. */
function cutRow({ alpha, width }: Passes, cloth: Float64Array, start: number, data: Buffer): void {
  for (let x = 0, i = start; x < width; x++, i++) {
    if (alpha[i] === 0) continue;
    for (let c = 0; c < 3; c++) data[i * 4 + c] = toByte(cloth[3 * x + c]!);
    data[i * 4 + 3] = alpha[i]!;
  }
}

/** Colours a garment on a transparent ground, without a shadow. */
export async function cutOutGarment(passes: Passes, style: Style): Promise<RawPicture> {
  const { width, height } = passes;
  const litRow = await litCloth(passes, style);
  const data = Buffer.alloc(width * height * 4);
  for (let start = 0; start < width * height; start += width) cutRow(passes, litRow(start), start, data);
  return { data, width, height, channels: 4 };
}
