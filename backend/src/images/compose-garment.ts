import { clothColour } from './cloth-colour.ts';
import { fromHex, luminance, type Rgb, shoulder, toByte } from './colour.ts';
import { exposure, glossOf, lightOf, shade } from './exposure.ts';
import { hash } from './noise.ts';
import type { Passes } from './passes.ts';
import { shadowOf } from './shadow.ts';
import type { Style } from './style.ts';

/** Raw bytes of a picture. */
export interface RawPicture {
  data: Buffer;
  width: number;
  height: number;
  channels: 3 | 4;
}

/** Lights a style on a garment's passes: tells the colour of pixel `i` at (x, y) of its cloth, in linear light. */
async function litCloth(passes: Passes, style: Style): Promise<(x: number, y: number, i: number) => Rgb> {
  const { light, gloss, cloth } = passes;
  const colourAt = await clothColour(passes, style);
  const base = fromHex(style.color);
  const relief = style.relief ?? 1.15 + 0.55 * Math.max(0, 1 - luminance(base) / 0.06);
  const exposed = exposure(passes, base, relief, style.gloss ?? 0.6);
  const lit: Rgb = [0, 0, 0];
  const sum: Rgb = [0, 0, 0];

  return (x, y, i) => {
    sum.fill(0);
    let count = 0;
    for (let q = 0; q < 4; q++) {
      const j = (y * 2 + (q >> 1)) * cloth.width + x * 2 + (q & 1);
      const id = cloth.ids[j]!;
      if (id === 0) continue;
      const colour = colourAt(cloth.u[j]!, cloth.v[j]!, id - 1);
      for (let c = 0; c < 3; c++) sum[c]! += colour[c]!;
      count++;
    }
    const diffuse = shade(lightOf[light[i]!]!, relief);
    const shine = glossOf[gloss[i]!]! * exposed.gloss;
    // Light that bounces in folds takes on the colour of the cloth.
    const bounce = diffuse < 0.8 ? 1 + (0.8 - diffuse) * 0.14 : 1;
    for (let c = 0; c < 3; c++) {
      const own = (count > 0 ? sum[c]! / count : base[c]!) * exposed.gain[c]!;
      lit[c] = shoulder((bounce > 1 ? own ** bounce : own) * diffuse + shine);
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
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const cover = alpha[i]! / 255;
      const [fromMiddleX, fromMiddleY] = [x / width - 0.5, y / height - 0.5];
      const vignette = 1 - 0.1 * (fromMiddleX * fromMiddleX + fromMiddleY * fromMiddleY);
      const lit = vignette * (shadow ? 1 - (1 - shadow[i]! / 255) * 0.9 : 1);
      // A little noise, so that the ground shows no bands.
      const dither = (hash(x, y, 3) - 0.5) * 0.005;
      const cloth = cover > 0 ? litAt(x, y, i) : null;
      for (let c = 0; c < 3; c++) {
        data[i * 3 + c] = toByte(paper[c]! * lit * (1 - cover) + (cloth ? cloth[c]! * cover : 0) + dither);
      }
    }
  }
  return { data, width, height, channels: 3 };
}

/** Colours a garment on a transparent ground, without a shadow. */
export async function cutOutGarment(passes: Passes, style: Style): Promise<RawPicture> {
  const { width, height, alpha } = passes;
  const litAt = await litCloth(passes, style);
  const data = Buffer.alloc(width * height * 4);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (alpha[i] === 0) continue;
      const cloth = litAt(x, y, i);
      for (let c = 0; c < 3; c++) data[i * 4 + c] = toByte(cloth[c]!);
      data[i * 4 + 3] = alpha[i]!;
    }
  }
  return { data, width, height, channels: 4 };
}
