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

/** A channel times its own small power, 0 to 2: quick, because a picture asks a million times. */
const deepened = (own: number, power: number) =>
  own * Math.exp(logarithms[Math.min(2 * steps - 1, (own * steps) | 0)]! * power);

/** Lights a style on a garment's passes: tells the colour of a pixel, in linear light. */
async function litCloth(passes: Passes, style: Style): Promise<(i: number) => Rgb> {
  const { light, gloss } = passes;
  const base = fromHex(style.color);
  const colourAt = await clothColour(passes, style, base);
  const relief = style.relief ?? 1.15 + 0.55 * Math.max(0, 1 - luminance(base) / 0.06);
  const exposed = exposure(passes, base, relief, style.gloss ?? 0.6);
  const diffuseOf = lightOf.map((amount) => shade(amount, relief));
  const shineOf = glossOf.map((amount) => amount * exposed.gloss);

  /** A colour's channel under a byte of diffuse light, which bounces in folds and takes on the colour of the cloth. */
  const under = (byte: number, colour: Rgb, c: number) => {
    const diffuse = diffuseOf[byte]!;
    const own = colour[c]! * exposed.gain[c]!;
    return diffuse < 0.8 ? deepened(own, (0.8 - diffuse) * 0.14) * diffuse : own * diffuse;
  };
  const bare = [0, 1, 2].map((c) => Float32Array.from({ length: 256 }, (_, byte) => under(byte, base, c)));
  const lit: Rgb = [0, 0, 0];

  return (i) => {
    const colour = colourAt(i);
    const byte = light[i]!;
    const shine = shineOf[gloss[i]!]!;
    for (let c = 0; c < 3; c++) {
      lit[c] = shoulder((colour === base ? bare[c]![byte]! : under(byte, colour, c)) + shine);
    }
    return lit;
  };
}

/** Colours a garment on a plain ground with its shadow; a close-up fills its frame and has none. */
export async function composeGarment(
  passes: Passes,
  style: Style,
  { ground, hasShadow }: { ground: string; hasShadow: boolean },
): Promise<RawPicture> {
  const { width, height, alpha } = passes;
  const litAt = await litCloth(passes, style);
  const shadow = hasShadow ? await shadowOf(passes) : null;
  const paper = fromHex(ground);
  const [red, green, blue] = paper;
  const data = Buffer.alloc(width * height * 3);
  const lit = new Float32Array(width).fill(1);
  for (let y = 0, i = 0; y < height; y++) {
    if (shadow) readShadow(shadow, y, lit);
    const fromMiddleY = y / height - 0.5;
    for (let x = 0; x < width; x++, i++) {
      const cover = alpha[i]! / 255;
      const fromMiddleX = x / width - 0.5;
      const vignette = 1 - 0.1 * (fromMiddleX * fromMiddleX + fromMiddleY * fromMiddleY);
      const bare = vignette * lit[x]! * (1 - cover);
      // A little noise, so that the ground shows no bands.
      const dither = (hash(x, y, 3) - 0.5) * 0.005;
      if (cover === 0) {
        data[i * 3] = toByte(red * bare + dither);
        data[i * 3 + 1] = toByte(green * bare + dither);
        data[i * 3 + 2] = toByte(blue * bare + dither);
        continue;
      }
      const cloth = litAt(i);
      for (let c = 0; c < 3; c++) data[i * 3 + c] = toByte(paper[c]! * bare + cloth[c]! * cover + dither);
    }
  }
  return { data, width, height, channels: 3 };
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
