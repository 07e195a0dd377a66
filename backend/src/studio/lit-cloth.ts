import { clothColour, type ColourRow } from './cloth-colour.ts';
import { fromHex, luminance, type Rgb, shoulder } from './colour.ts';
import { exposure, glossOf, lightOf, openLight, shade, shadeInside } from './exposure.ts';
import type { Passes } from './passes.ts';
import type { Style } from './style.ts';

const steps = 2048;
const logarithms = Float32Array.from({ length: 2 * steps }, (_, i) => Math.log((i + 0.5) / steps));

/** The logarithm of a channel, 0 to 2. */
const logarithm = (channel: number) => logarithms[Math.min(2 * steps - 1, (channel * steps) | 0)]!;

/** How the outside or the inside of the cloth takes light, by the bytes of the light pass. */
interface Side {
  diffuseOf: Float32Array;
  /** How deep in a fold that light is, where it bounces. */
  depthOf: Float64Array;
  /** How it shines at least: without that, the inside of dark cloth would be black beside the outside. */
  leastShineOf: Float32Array;
  /** What plain cloth becomes under that light, three numbers a byte. */
  plain: Float32Array;
}

/** How a style takes light. */
interface Lighting {
  passes: Passes;
  /** By how much the swatch is exposed. */
  gain: Rgb;
  outside: Side;
  inside: Side;
  /** By the bytes of the gloss pass. */
  shineOf: Float32Array;
  /** How much of each pixel is cloth seen from inside. */
  insides: Uint8Array;
}

/** A channel under diffuse light, which bounces in folds and takes on the colour of the cloth. */
const bounced = (own: number, diffuse: number, depth: number) =>
  (depth > 0 ? own * Math.exp(logarithm(own) * depth) : own) * diffuse;

function sideOf(diffuseOf: Float32Array, leastShine: number, base: Rgb, gain: Rgb): Side {
  const depthOf = Float64Array.from(diffuseOf, (diffuse) => Math.max(0, 0.8 - diffuse) * 0.14);
  const plain = Float32Array.from({ length: 3 * 256 }, (_, k) => {
    const [byte, c] = [Math.floor(k / 3), k % 3];
    return bounced(base[c]! * gain[c]!, diffuseOf[byte]!, depthOf[byte]!);
  });
  const leastShineOf = diffuseOf.map((diffuse) => Math.min(1, diffuse) * leastShine);
  return { diffuseOf, depthOf, leastShineOf, plain };
}

function lightingOf(passes: Passes, style: Style, base: Rgb): Lighting {
  const isMatte = style.fabric === 'denim';
  const relief = style.relief ?? (isMatte ? 1 : 1.15) + 0.55 * Math.max(0, 1 - luminance(base) / 0.06);
  const { gain, gloss, shine } = exposure(passes, base, relief, style.gloss ?? (isMatte ? 0.15 : 0.6));
  const under = (shaded: typeof shade) => lightOf.map((amount) => shaded(amount, relief));
  return {
    passes,
    gain,
    outside: sideOf(under(shade), 0, base, gain),
    inside: sideOf(under(shadeInside), shine / shade(openLight, relief), base, gain),
    shineOf: glossOf.map((amount) => amount * gloss),
    insides: passes.shares.inside ?? new Uint8Array(passes.light.length),
  };
}

/** A channel of a pixel under the light of a side, its shine with it. `own` is null where the cloth is plain. */
function lit(side: Side, byte: number, c: number, own: number | null, shine: number): number {
  const { plain, diffuseOf, depthOf, leastShineOf } = side;
  const diffuse = own === null ? plain[3 * byte + c]! : bounced(own, diffuseOf[byte]!, depthOf[byte]!);
  return diffuse + Math.max(shine, leastShineOf[byte]!);
}

/** Puts a pixel that shows the inside into the light, alone or beside the outside. */
function lightInside(lighting: Lighting, i: number, x: number, { colours, isPlain }: ColourRow): void {
  const { passes, gain, outside, inside, shineOf, insides } = lighting;
  const byte = passes.light[i]!;
  const shine = shineOf[passes.gloss[i]!]!;
  const share = insides[i]! / 255;
  for (let c = 0; c < 3; c++) {
    const own = isPlain[x] ? null : colours[3 * x + c]! * gain[c]!;
    const inner = lit(inside, byte, c, own, shine);
    const amount = share < 1 ? inner * share + lit(outside, byte, c, own, shine) * (1 - share) : inner;
    colours[3 * x + c] = shoulder(amount);
  }
}

/** Puts the colours of a row, which begins at pixel `start`, into the light. */
function lightRow(lighting: Lighting, start: number, row: ColourRow): void {
  const { colours, isPlain } = row;
  const { gain, outside, shineOf, insides } = lighting;
  const { diffuseOf, depthOf, plain } = outside;
  const { light, gloss, alpha } = lighting.passes;
  for (let x = 0, i = start, k = 0; x < isPlain.length; x++, i++, k += 3) {
    if (alpha[i] === 0) continue;
    if (insides[i] !== 0) {
      lightInside(lighting, i, x, row);
      continue;
    }
    const byte = light[i]!;
    const shine = shineOf[gloss[i]!]!;
    for (let c = 0; c < 3; c++) {
      const diffuse = isPlain[x]
        ? plain[3 * byte + c]!
        : bounced(colours[k + c]! * gain[c]!, diffuseOf[byte]!, depthOf[byte]!);
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
