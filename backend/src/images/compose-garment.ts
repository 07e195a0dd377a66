import { clothColour } from './cloth-colour.ts';
import { fromHex, luminance, type Rgb, shoulder, toByte } from './colour.ts';
import { exposure, glossOf, lightOf, shade } from './exposure.ts';
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

const steps = 2048;
const logarithms = Float32Array.from({ length: 2 * steps }, (_, i) => Math.log((i + 0.5) / steps));

/** The logarithm of a channel, 0 to 2. */
const logarithm = (channel: number) => logarithms[Math.min(2 * steps - 1, (channel * steps) | 0)]!;

/** Lights a style on a garment's passes: tells the colour of a pixel, in linear light. */
async function litCloth(passes: Passes, style: Style): Promise<(i: number) => Rgb> {
  const { light, gloss } = passes;
  const base = fromHex(style.color);
  const colourAt = await clothColour(passes, style, base);
  const relief = style.relief ?? 1.15 + 0.55 * Math.max(0, 1 - luminance(base) / 0.06);
  const exposed = exposure(passes, base, relief, style.gloss ?? 0.6);
  const diffuseOf = lightOf.map((amount) => shade(amount, relief));
  const shineOf = glossOf.map((amount) => amount * exposed.gloss);

  const { gain } = exposed;
  /** A channel under diffuse light, which bounces in folds and takes on the colour of the cloth. */
  const under = (own: number, diffuse: number) =>
    (diffuse < 0.8 ? own * Math.exp(logarithm(own) * ((0.8 - diffuse) * 0.14)) : own) * diffuse;
  const bare = [0, 1, 2].map((c) => diffuseOf.map((diffuse) => under(base[c]! * gain[c]!, diffuse)));
  const lit: Rgb = [0, 0, 0];

  return (i) => {
    const colour = colourAt(i);
    const byte = light[i]!;
    const diffuse = diffuseOf[byte]!;
    const shine = shineOf[gloss[i]!]!;
    for (let c = 0; c < 3; c++) {
      const amount = (colour === base ? bare[c]![byte]! : under(colour[c]! * gain[c]!, diffuse)) + shine;
      // Asked here, since most need no rolling off, and a call costs more than all the rest.
      lit[c] = amount <= 0.78 ? amount : shoulder(amount);
    }
    return lit;
  };
}

/** What is around a garment, and which rows of the picture are asked for: from the first until before `to`. */
interface Frame {
  ground: string;
  hasShadow: boolean;
  /** @default 0 */
  from?: number;
  /** @default the height of the picture */
  to?: number;
}

/** A picture in the making. */
interface Painting {
  passes: Passes;
  /** The ground, in linear light. */
  paper: Rgb;
  litAt: (i: number) => Rgb;
  /** How lit the ground is along the row that is painted, 0 to 1 a pixel. */
  lit: Float32Array;
  data: Buffer;
  /** The row with which `data` begins. */
  from: number;
}

/** Paints a row. A function of its own: an engine compiles what is called often, but a loop within a loop anew at each row. */
function paintRow({ passes, paper, litAt, lit, data, from }: Painting, y: number): void {
  const { width, height, alpha } = passes;
  const [red, green, blue] = paper;
  const fromMiddleY = y / height - 0.5;
  for (let x = 0, i = y * width, k = (y - from) * width * 3; x < width; x++, i++, k += 3) {
    const cover = alpha[i]! / 255;
    const fromMiddleX = x / width - 0.5;
    const vignette = 1 - 0.1 * (fromMiddleX * fromMiddleX + fromMiddleY * fromMiddleY);
    const bare = vignette * lit[x]! * (1 - cover);
    // A little noise, so that the ground shows no bands.
    const dither = (hash(x, y, 3) - 0.5) * 0.005;
    if (cover === 0) {
      data[k] = toByte(red * bare + dither);
      data[k + 1] = toByte(green * bare + dither);
      data[k + 2] = toByte(blue * bare + dither);
      continue;
    }
    const cloth = litAt(i);
    for (let c = 0; c < 3; c++) data[k + c] = toByte(paper[c]! * bare + cloth[c]! * cover + dither);
  }
}

/** Colours rows of a garment on a plain ground with its shadow; a close-up fills its frame and has none. */
export async function composeGarment(
  passes: Passes,
  style: Style,
  { ground, hasShadow, from = 0, to = passes.height }: Frame,
): Promise<RawPicture> {
  const { width } = passes;
  const litAt = await litCloth(passes, style);
  const shadow = hasShadow ? await shadowOf(passes) : null;
  const data = Buffer.alloc(width * (to - from) * 3);
  const lit = new Float32Array(width).fill(1);
  const painting = { passes, paper: fromHex(ground), litAt, lit, data, from };
  for (let y = from; y < to; y++) {
    if (shadow) readShadow(shadow, y, lit);
    paintRow(painting, y);
  }
  return { data, width, height: to - from, channels: 3 };
}

/** Colours a garment on a transparent ground, without a shadow. */
export async function cutOutGarment(passes: Passes, style: Style): Promise<RawPicture> {
  const { width, height, alpha } = passes;
  const litAt = await litCloth(passes, style);
  const data = Buffer.alloc(width * height * 4);
  for (let i = 0; i < alpha.length; i++) {
    if (alpha[i] === 0) continue;
    const cloth = litAt(i);
    for (let c = 0; c < 3; c++) data[i * 4 + c] = toByte(cloth[c]!);
    data[i * 4 + 3] = alpha[i]!;
  }
  return { data, width, height, channels: 4 };
}
