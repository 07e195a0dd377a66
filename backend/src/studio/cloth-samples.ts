import { type ClothCoordinates, isInside, panelOf } from './cloth-coordinates.ts';
import type { Rgb } from './colour.ts';
import { mostPlace } from './coordinate-prediction.ts';
import type { Passes } from './passes.ts';
import { createSamples, type Samples } from './samples.ts';

/** Farthest that neighbouring pixels lie apart where the cloth is not folded over itself, in steps of a coordinate. */
const farthest = 60;

/** How much a coordinate grows from a pixel to its next on the same cloth; 0 at an edge. */
function growth(plane: Uint16Array, panels: Uint8Array, i: number, next: number): number {
  const forth = plane[i + next]! - plane[i]!;
  if (panels[i + next] === panels[i] && Math.abs(forth) < farthest) return forth;
  const back = plane[i]! - plane[i - next]!;
  return panels[i - next] === panels[i] && Math.abs(back) < farthest ? back : 0;
}

/** How broad a pixel is on the cloth in the mean, in steps of a coordinate. */
function meanGrowth({ panels, u, v, width }: ClothCoordinates): number {
  let [sum, count] = [0, 0];
  for (let i = width; i < panels.length; i += 97) {
    if (!panels[i]) continue;
    const step = Math.abs(growth(u, panels, i, 1)) + Math.abs(growth(v, panels, i, 1));
    if (step === 0) continue;
    sum += step;
    count++;
  }
  return count > 0 ? sum / count : 1;
}

/** How a view's cloth is sampled. */
export interface Sampling {
  cloth: ClothCoordinates;
  alpha: Uint8Array;
  /** What a step of a coordinate is in centimetres. */
  centimetre: number;
  /** Where panels begin on the atlas, cm. */
  offsetX: Float64Array;
  offsetY: Float64Array;
  /** How many samples a pixel takes across and down. */
  across: number;
  /** Whether samples tell how broad they are; from close by a pixel shows so little that it hardly matters. */
  isSpread: boolean;
  /** The colours of the cloth outside and inside. */
  base: Rgb;
  inner: Rgb;
  samples: Samples;
}

/** What is to be sampled: the cloth's colours outside and inside, and what changes them. */
interface Sampled {
  base: Rgb;
  inner: Rgb;
  hasFabric: boolean;
  hasDrawing: boolean;
}

/** How a view's cloth is sampled for a fabric, or a drawing: drawings are blurred beforehand, fabrics are not. */
export function samplingOf(
  { alpha, measures, cloth: unpack }: Passes,
  { base, inner, hasFabric, hasDrawing }: Sampled,
): Sampling {
  const cloth = unpack();
  const centimetre = measures.atlas_cm / mostPlace;
  const breadth = meanGrowth(cloth) * centimetre;
  const across = hasFabric && breadth > 0.14 ? 2 : 1;
  return {
    cloth,
    alpha,
    centimetre,
    offsetX: Float64Array.from(measures.off, ([x]) => x),
    offsetY: Float64Array.from(measures.off, ([, y]) => y),
    across,
    isSpread: breadth > 0.05 && (hasDrawing || across > 1),
    base,
    inner,
    samples: createSamples(cloth.width * across * across, breadth / across),
  };
}

/** Adds a sample at a place of the atlas that pixel `i` shows. */
function add(sampling: Sampling, i: number, u: number, v: number, span: number): void {
  const { cloth, centimetre, offsetX, offsetY, base, inner, samples } = sampling;
  const code = cloth.panels[i]!;
  const panel = panelOf(code);
  const from = isInside(code) ? inner : base;
  const k = samples.count++;
  samples.pixels[k] = i;
  samples.panels[k] = panel;
  samples.insides[k] = isInside(code) ? 1 : 0;
  samples.x[k] = u * centimetre - offsetX[panel]!;
  samples.y[k] = v * centimetre - offsetY[panel]!;
  samples.spans[k] = span;
  for (let c = 0; c < 3; c++) samples.colours[3 * k + c] = from[c]!;
}

/** Spreads samples over what pixel `i` shows. */
function spread(sampling: Sampling, i: number): void {
  const { cloth, centimetre, across, samples } = sampling;
  const { panels, u, v, width } = cloth;
  const uRight = growth(u, panels, i, 1);
  const uDown = growth(u, panels, i, width);
  const vRight = growth(v, panels, i, 1);
  const vDown = growth(v, panels, i, width);
  const broadest = Math.max(uRight * uRight + vRight * vRight, uDown * uDown + vDown * vDown);
  const span = Math.max(samples.grain, (Math.sqrt(broadest) * centimetre) / across);
  for (let q = 0; q < across * across; q++) {
    const right = ((q % across) + 0.5) / across - 0.5;
    const down = (((q / across) | 0) + 0.5) / across - 0.5;
    add(sampling, i, u[i]! + uRight * right + uDown * down, v[i]! + vRight * right + vDown * down, span);
  }
}

/** Takes the samples of the covered pixels that show cloth, from pixel `first` until before `end`. */
export function takeSamples(sampling: Sampling, first: number, end: number): void {
  const { cloth, alpha, isSpread, samples } = sampling;
  const { panels, u, v } = cloth;
  samples.count = 0;
  for (let i = first; i < end; i++) {
    if (alpha[i] === 0 || panels[i] === 0) continue;
    if (isSpread) spread(sampling, i);
    else add(sampling, i, u[i]!, v[i]!, samples.grain);
  }
}
