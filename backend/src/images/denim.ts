import type { Rgb } from './colour.ts';
import { type Fabric, type Place, seen } from './place.ts';
import { noise } from './noise.ts';
import type { Passes } from './passes.ts';
import type { Style } from './style.ts';

const inside: Rgb = [0.42, 0.46, 0.52];
const white: Rgb = [0.62, 0.68, 0.74];

/** Thighs and knees, as the pattern of the shape tells. */
function washedOut({ measures }: Passes, { panel, x, y }: Place): number {
  let sum = 0;
  for (const [of, midX, midY, spreadX, spreadY, amount] of measures.wash ?? []) {
    if (of !== panel && of >= 0) continue;
    sum += amount * Math.exp(-(((x - midX) / spreadX) ** 2) - ((y - midY) / spreadY) ** 2);
  }
  return sum;
}

/** Weaves, rubs and washes a colour as denim; raised seams rub to white, and the inside shows the weft. */
export function denimOf(passes: Passes, { abrade = 1, wash = 0.6, lift = 0 }: Style): Fabric {
  const { height } = passes.shares;
  let [pixel, washed] = [-1, 0];
  return (colour, place) => {
    const { x, y } = place;
    if (place.isInside) {
      for (let c = 0; c < 3; c++) colour[c] = inside[c]!;
      return;
    }
    // What changes slowly is asked once for all samples of a pixel.
    if (place.pixel !== pixel) {
      pixel = place.pixel;
      const raised = height ? (height[pixel]! / 255 - 0.5) * 0.85 : 0;
      const rubbed = raised && raised * (0.6 + 0.8 * noise(x * 1.6, y * 1.6, 8));
      washed = rubbed * abrade + washedOut(passes, place) * wash + lift;
    }
    const slub = noise(x * 11, y * 0.8, 4) * 0.5 + noise(x * 27, y * 2.6, 5) * 0.5;
    const twill = 0.5 + 0.5 * Math.sin(((x + y) * 2 * Math.PI) / 0.13);
    const weave = (twill - 0.5) * 0.16 * seen(0.13, place.grain);
    const light = ((slub - 0.5) * 0.3 + weave) * abrade + washed;
    const amount = Math.max(-0.45, Math.min(1, light * 0.75));
    for (let c = 0; c < 3; c++) {
      colour[c] = amount > 0 ? colour[c]! + (white[c]! - colour[c]!) * amount : colour[c]! * (1 + amount);
    }
  };
}
