import type { Rgb } from './colour.ts';
import { noise } from './noise.ts';
import type { Passes } from './passes.ts';
import { type Fabric, type Samples, seen } from './samples.ts';
import type { Style } from './style.ts';

/** The weft, which is not dyed: the inside shows it beside the warp, and a wash lays it bare. */
const weft: Rgb = [0.45, 0.53, 0.6];

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
  /** How dark the cloth was before its wash, so that the washed cloth is the swatch in the mean. */
  dyed: number;
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

/** How much lighter or darker yarn and weave are at a place, -0.25 to 0.25. Streaks of yarn are short and soft, or cloth looks like brushed metal. */
function woven(x: number, y: number, { yarn, twill }: { yarn: number; twill: number }): number {
  const slub = noise(x * 9, y * 1.6, 4) * 0.4 + noise(x * 24, y * 9, 5) * 0.6;
  const uneven = noise(x * 0.7, y * 0.7, 7);
  const ridge = Math.sin(((x + y) * 2 * Math.PI) / 0.13);
  return (slub - 0.5) * 0.24 * yarn + (uneven - 0.5) * 0.08 + ridge * 0.08 * twill;
}

function dye(samples: Samples, denim: Denim): void {
  const { count, pixels, insides, x, y, colours, grain } = samples;
  const visible = { yarn: Math.min(1, 0.09 / grain), twill: seen(0.13, grain) };
  let [pixel, washed] = [-1, 0];
  for (let k = 0; k < count; k++) {
    // Asked once for all samples of a pixel.
    if (!insides[k] && pixels[k] !== pixel) {
      pixel = pixels[k]!;
      washed = washedAt(denim, samples, k);
    }
    const light = insides[k] ? 0.6 : woven(x[k]!, y[k]!, visible) * denim.abrade + washed;
    const amount = Math.max(-0.45, Math.min(1, light * 0.62));
    for (let c = 3 * k; c < 3 * k + 3; c++) {
      const own = colours[c]! * denim.dyed;
      colours[c] = amount > 0 ? own + (weft[c - 3 * k]! - own) * amount : own * (1 + amount);
    }
  }
}

/** Weaves, rubs and washes a colour as denim; raised seams rub to white, and the inside shows the weft. */
export function denimOf(passes: Passes, { abrade = 1, wash = 0.6, lift = 0 }: Style): Fabric {
  const dyed = 1 - 0.28 * wash - 0.5 * lift;
  const denim = { abrade, wash, lift, dyed, height: passes.shares.height, washes: washesOf(passes) };
  return (samples) => dye(samples, denim);
}
