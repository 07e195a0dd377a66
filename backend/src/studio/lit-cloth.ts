import { clothColour, type ColourRow } from './cloth-colour.ts';
import { fromHex, luminance, type Rgb, shoulder } from './colour.ts';
import { exposure, glossOf, lightOf, shade } from './exposure.ts';
import type { Passes } from './passes.ts';
import type { Style } from './style.ts';

const steps = 2048;
const logarithms = Float32Array.from({ length: 2 * steps }, (_, i) => Math.log((i + 0.5) / steps));

/** The logarithm of a channel, 0 to 2. */
const logarithm = (channel: number) => logarithms[Math.min(2 * steps - 1, (channel * steps) | 0)]!;

/** How a style takes light, by the bytes of the passes of light and gloss. */
interface Lighting {
  passes: Passes;
  /** By how much the swatch is exposed. */
  gain: Rgb;
  diffuseOf: Float32Array;
  /** How deep in a fold that light is, where it bounces. */
  depthOf: Float64Array;
  shineOf: Float32Array;
  /** What plain cloth becomes under that light, three numbers a byte. */
  plain: Float32Array;
}

/** A channel under diffuse light, which bounces in folds and takes on the colour of the cloth. */
const under = (own: number, diffuse: number, depth: number) =>
  (depth > 0 ? own * Math.exp(logarithm(own) * depth) : own) * diffuse;

function lightingOf(passes: Passes, style: Style, base: Rgb): Lighting {
  const relief = style.relief ?? 1.15 + 0.55 * Math.max(0, 1 - luminance(base) / 0.06);
  const { gain, gloss } = exposure(passes, base, relief, style.gloss ?? 0.6);
  const diffuseOf = lightOf.map((amount) => shade(amount, relief));
  const shineOf = glossOf.map((amount) => amount * gloss);
  const depthOf = Float64Array.from(diffuseOf, (diffuse) => Math.max(0, 0.8 - diffuse) * 0.14);
  const plain = Float32Array.from({ length: 3 * 256 }, (_, k) => {
    const [byte, c] = [Math.floor(k / 3), k % 3];
    return under(base[c]! * gain[c]!, diffuseOf[byte]!, depthOf[byte]!);
  });
  return { passes, gain, diffuseOf, depthOf, shineOf, plain };
}

/** Puts the colours of a row, which begins at pixel `start`, into the light. */
function lightRow(lighting: Lighting, start: number, { colours, isPlain }: ColourRow): void {
  const { gain, diffuseOf, depthOf, shineOf, plain } = lighting;
  const { light, gloss, alpha } = lighting.passes;
  for (let x = 0, i = start, k = 0; x < isPlain.length; x++, i++, k += 3) {
    if (alpha[i] === 0) continue;
    const byte = light[i]!;
    const shine = shineOf[gloss[i]!]!;
    for (let c = 0; c < 3; c++) {
      const diffuse = isPlain[x]
        ? plain[3 * byte + c]!
        : under(colours[k + c]! * gain[c]!, diffuseOf[byte]!, depthOf[byte]!);
      const amount = diffuse + shine;
      // Asked here, since most need no rolling off, and a call costs more than all the rest.
      colours[k + c] = amount <= 0.78 ? amount : shoulder(amount);
    }
  }
}

/**
 * Lights a style on a garment's passes. What it returns tells the colours of the row that begins at pixel `start`, in linear
 * light, three numbers a pixel, where the garment covers it; its answer is one array, written anew at each call.
 */
export async function litCloth(passes: Passes, style: Style): Promise<(start: number) => Float64Array> {
  const base = fromHex(style.color);
  const colourRow = await clothColour(passes, style, base);
  const lighting = lightingOf(passes, style, base);
  const row = { colours: new Float64Array(3 * passes.width), isPlain: new Uint8Array(passes.width) };
  return (start) => {
    colourRow(start, row);
    lightRow(lighting, start, row);
    return row.colours;
  };
}
