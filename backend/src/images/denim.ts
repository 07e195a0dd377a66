import type { Rgb } from './colour.ts';
import { type Fabric, seen } from './place.ts';
import { noise } from './noise.ts';
import type { Passes } from './passes.ts';
import type { Style } from './style.ts';

const inside: Rgb = [0.42, 0.46, 0.52];
const white: Rgb = [0.62, 0.68, 0.74];

/** A part that is washed out, such as a knee: its middle, how steeply the wash fades, and how strong it is. */
interface Wash {
  x: number;
  y: number;
  steepX: number;
  steepY: number;
  amount: number;
}

/** Thighs and knees of each panel, as the pattern of the shape tells. */
const washesOf = ({ measures: { off, wash = [] } }: Passes): Wash[][] =>
  off.map((_, panel) =>
    wash
      .filter(([of]) => of === panel || of < 0)
      .map(([, x, y, spreadX, spreadY, amount]) => ({
        x,
        y,
        steepX: 1 / spreadX ** 2,
        steepY: 1 / spreadY ** 2,
        amount,
      })),
  );

function washedOut(washes: readonly Wash[], x: number, y: number): number {
  let sum = 0;
  for (const wash of washes) {
    const far = (x - wash.x) ** 2 * wash.steepX + (y - wash.y) ** 2 * wash.steepY;
    // Beyond this a thousandth is left.
    if (far < 7) sum += wash.amount * Math.exp(-far);
  }
  return sum;
}

/** Weaves, rubs and washes a colour as denim; raised seams rub to white, and the inside shows the weft. */
export function denimOf(passes: Passes, { abrade = 1, wash = 0.6, lift = 0 }: Style): Fabric {
  const { height } = passes.shares;
  const washes = washesOf(passes);
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
      washed = rubbed * abrade + washedOut(washes[place.panel] ?? [], x, y) * wash + lift;
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
