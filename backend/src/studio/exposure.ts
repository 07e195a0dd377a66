import { decode, encode, luminance, type Rgb, shoulder } from './colour.ts';
import type { Passes } from './passes.ts';

/** Diffuse light of each byte of the light pass. */
export const lightOf = Float32Array.from({ length: 256 }, (_, i) => (i / 255) ** 2.2 * 1.25);
/** Gloss of each byte of the gloss pass. */
export const glossOf = Float32Array.from({ length: 256 }, (_, i) => (i / 255) ** 2.2 * 0.25);

/** Deepens folds: light below 1 falls off faster. */
export const shade = (light: number, relief: number) => (light < 1 ? light ** relief : light);

/** Light from which on the inside of cloth is lit like its outside, as where a collar is rolled over. */
export const openLight = 0.75;
/** What the darkest inside keeps of that light. */
const least = 0.46;

/**
 * Lights cloth that is seen from inside. A render leaves the hollow of a garment black; a photographer lights it apart, so
 * the shadows there are kept and raised.
 */
export const shadeInside = (light: number, relief: number) =>
  light < openLight
    ? shade(openLight, relief) * (least + (1 - least) * (light / openLight) ** 0.7)
    : shade(light, relief);

/** One degree of light: which part of the garment's outside it falls on, and the gloss there in the mean. */
interface Degree {
  light: number;
  gloss: number;
  share: number;
}

const known = new WeakMap<Passes, Degree[]>();

/** The light on the outside of the cloth at every seventh pixel, in up to 256 degrees. Trims and cloth seen from inside are left out. */
function degreesOf(passes: Passes): Degree[] {
  const kept = known.get(passes);
  if (kept) return kept;
  const { light, gloss, alpha, shares } = passes;
  const others = Object.entries(shares).flatMap(([name, plane]) =>
    /^(?:inside|trim)/.test(name) ? [plane] : [],
  );
  const [counts, glosses] = [new Float64Array(256), new Float64Array(256)];
  let total = 0;
  for (let i = 0; i < light.length; i += 7) {
    if (alpha[i]! <= 250 || others.some((plane) => plane[i]! > 100)) continue;
    counts[light[i]!]! += 1;
    glosses[light[i]!]! += glossOf[gloss[i]!]!;
    total++;
  }
  const degrees = [...counts].flatMap((count, byte) =>
    count > 0 ? [{ light: lightOf[byte]!, gloss: glosses[byte]! / count, share: count / total }] : [],
  );
  known.set(passes, degrees);
  return degrees;
}

/** What the mean of the lit cloth aims at: whites a little below the swatch and blacks a little above, so that folds show. */
function aimOf(channel: number) {
  const e = encode(channel);
  return decode(e > 0.84 ? 0.84 + (e - 0.84) * 0.62 : e < 0.24 ? e + (0.24 - e) * 0.2 : e);
}

const clamp = (x: number, least: number, most: number) => Math.min(most, Math.max(least, x));

/** A gain per channel with which the mean of the lit cloth is the swatch, how much gloss it takes, and how it then shines in the mean. */
export function exposure(
  passes: Passes,
  swatch: Rgb,
  relief: number,
  gloss: number,
): { gain: Rgb; gloss: number; shine: number } {
  const degrees = degreesOf(passes);
  const meanGloss = degrees.reduce((sum, degree) => sum + degree.gloss * degree.share, 0) || 1e-6;
  const taken = Math.min(gloss, (0.6 * luminance(swatch) + 0.003) / meanGloss);
  const shaded = degrees.map((degree) => ({ ...degree, light: shade(degree.light, relief) }));
  const gainOf = (channel: number) => {
    const aim = aimOf(channel);
    let gain = 1;
    for (let round = 0; round < 6; round++) {
      let mean = 0;
      for (const { light, gloss: shine, share } of shaded) {
        mean += encode(shoulder(channel * gain * light + shine * taken)) * share;
      }
      gain *= clamp(aim / Math.max(1e-5, decode(mean)), 0.6, 1.6);
    }
    return clamp(gain, 0.4, 1.9);
  };
  const gain: Rgb = [gainOf(swatch[0]), gainOf(swatch[1]), gainOf(swatch[2])];
  return { gain, gloss: taken, shine: meanGloss * taken };
}
