import { decode, encode, luminance, type Rgb, shoulder } from './colour.ts';
import type { Passes } from './passes.ts';

/** Panels above this are buttons, cords and metal. */
export const lastClothId = 20;

/** Diffuse light of each byte of the light pass. */
export const lightOf = Float32Array.from({ length: 256 }, (_, i) => (i / 255) ** 2.2 * 1.25);
/** Gloss of each byte of the gloss pass. */
export const glossOf = Float32Array.from({ length: 256 }, (_, i) => (i / 255) ** 2.2 * 0.25);

/** Deepens folds: light below 1 falls off faster. */
export const shade = (light: number, relief: number) => (light < 1 ? light ** relief : light);

interface Samples {
  light: number[];
  gloss: number[];
}

const known = new WeakMap<Passes, Samples>();

/** Light on a sparse set of outside cloth. */
function samplesOf(passes: Passes): Samples {
  const sampled = known.get(passes);
  if (sampled) return sampled;
  const { width, height, light, gloss, alpha, cloth } = passes;
  const samples: Samples = { light: [], gloss: [] };
  const step = Math.max(2, Math.round(width / 150));
  for (let y = step >> 1; y < height; y += step) {
    for (let x = step >> 1; x < width; x += step) {
      const i = y * width + x;
      const id = cloth.ids[2 * y * cloth.width + 2 * x]!;
      if (alpha[i]! <= 250 || id === 0 || id > lastClothId) continue;
      samples.light.push(lightOf[light[i]!]!);
      samples.gloss.push(glossOf[gloss[i]!]!);
    }
  }
  known.set(passes, samples);
  return samples;
}

/** What the mean of the lit cloth aims at: whites a little below the swatch and blacks a little above, so that folds show. */
function aimOf(channel: number) {
  const e = encode(channel);
  return decode(e > 0.84 ? 0.84 + (e - 0.84) * 0.62 : e < 0.24 ? e + (0.24 - e) * 0.2 : e);
}

const clamp = (x: number, least: number, most: number) => Math.min(most, Math.max(least, x));

/** A gain per channel with which the mean of the lit cloth is the swatch, and how much gloss it takes. */
export function exposure(
  passes: Passes,
  swatch: Rgb,
  relief: number,
  gloss: number,
): { gain: Rgb; gloss: number } {
  const samples = samplesOf(passes);
  const count = samples.light.length || 1;
  const meanGloss = samples.gloss.reduce((sum, g) => sum + g, 0) / count || 1e-6;
  const taken = Math.min(gloss, (0.6 * luminance(swatch) + 0.003) / meanGloss);
  const shaded = samples.light.map((light) => shade(light, relief));
  const gainOf = (channel: number) => {
    const aim = aimOf(channel);
    let gain = 1;
    for (let round = 0; round < 6; round++) {
      let sum = 0;
      for (let i = 0; i < shaded.length; i++) {
        sum += encode(shoulder(channel * gain * shaded[i]! + samples.gloss[i]! * taken));
      }
      gain *= clamp(aim / Math.max(1e-5, decode(sum / count)), 0.6, 1.6);
    }
    return clamp(gain, 0.4, 1.9);
  };
  return { gain: [gainOf(swatch[0]), gainOf(swatch[1]), gainOf(swatch[2])], gloss: taken };
}
