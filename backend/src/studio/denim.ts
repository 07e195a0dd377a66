import type { Rgb } from './colour.ts';
import { noise } from './noise.ts';
import type { Passes } from './passes.ts';
import { type Fabric, type Samples, seen } from './samples.ts';
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

/** What a style makes of denim, and where the view raises and washes it. */
interface Denim {
  abrade: number;
  wash: number;
  lift: number;
  height: Uint8Array | undefined;
  washes: readonly Wash[][];
}

/** What changes slowly: how far a place is rubbed and washed out. */
function washedAt({ abrade, wash, lift, height, washes }: Denim, samples: Samples, k: number): number {
  const [x, y] = [samples.x[k]!, samples.y[k]!];
  const raised = height ? (height[samples.pixels[k]!]! / 255 - 0.5) * 0.85 : 0;
  const rubbed = raised && raised * (0.6 + 0.8 * noise(x * 1.6, y * 1.6, 8));
  return rubbed * abrade + washedOut(washes[samples.panels[k]!] ?? [], x, y) * wash + lift;
}

/** How much lighter or darker yarn and weave are at a place, -0.23 to 0.23. */
function woven(x: number, y: number, sharpness: number): number {
  const slub = noise(x * 11, y * 0.8, 4) * 0.5 + noise(x * 27, y * 2.6, 5) * 0.5;
  const twill = 0.5 + 0.5 * Math.sin(((x + y) * 2 * Math.PI) / 0.13);
  return (slub - 0.5) * 0.3 + (twill - 0.5) * 0.16 * sharpness;
}

function dye(samples: Samples, denim: Denim): void {
  const { count, pixels, insides, x, y, colours } = samples;
  const sharpness = seen(0.13, samples.grain);
  let [pixel, washed] = [-1, 0];
  for (let k = 0; k < count; k++) {
    if (insides[k]) {
      for (let c = 0; c < 3; c++) colours[3 * k + c] = inside[c]!;
      continue;
    }
    // Asked once for all samples of a pixel.
    if (pixels[k] !== pixel) {
      pixel = pixels[k]!;
      washed = washedAt(denim, samples, k);
    }
    const light = woven(x[k]!, y[k]!, sharpness) * denim.abrade + washed;
    const amount = Math.max(-0.45, Math.min(1, light * 0.75));
    for (let c = 3 * k; c < 3 * k + 3; c++) {
      const own = colours[c]!;
      colours[c] = amount > 0 ? own + (white[c - 3 * k]! - own) * amount : own * (1 + amount);
    }
  }
}

/** Weaves, rubs and washes a colour as denim; raised seams rub to white, and the inside shows the weft. */
export function denimOf(passes: Passes, { abrade = 1, wash = 0.6, lift = 0 }: Style): Fabric {
  const denim = { abrade, wash, lift, height: passes.shares.height, washes: washesOf(passes) };
  return (samples) => dye(samples, denim);
}
