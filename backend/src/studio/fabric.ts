import { denimOf } from './denim.ts';
import { noise } from './noise.ts';
import type { Passes } from './passes.ts';
import { type Fabric, type Samples, seen } from './samples.ts';
import type { Style } from './style.ts';

const turn = 2 * Math.PI;

/** How much lighter or darker a fabric makes a place, `x` and `y` cm on its panel, when a sample stands for `grain` cm. */
type Relief = (x: number, y: number, grain: number) => number;

/** Yarn of two shades. */
const melange: Relief = (x, y) => {
  const broad = (noise(x * 14 + 3 * noise(x, y, 9), y * 5, 1) - 0.5) * 0.9;
  const fine = (noise(x * 34, y * 9, 2) - 0.5) * 1.5;
  return broad + fine;
};

/** Two by two rib of a heavy knit. */
const rib: Relief = (x, _, grain) => {
  const phase = (x / 0.62) * turn;
  return 0.42 * (Math.cos(phase) + 0.35 * Math.cos(2 * phase + 0.6)) * seen(0.62, grain);
};

/** A strand of a braid: how high it stands beside its middle. */
const strand = (beside: number) => Math.max(0, 1 - (beside / 0.95) ** 2);

/** Braids of two strands, with purl between them. */
const cable: Relief = (x, y, grain) => {
  const column = x / 6.4 - Math.floor(x / 6.4) - 0.5;
  const across = column * 6.4;
  const swing = Math.sin((y / 7.5) * turn);
  if (Math.abs(across) < 2) {
    const isOver = Math.cos((y / 7.5) * turn) > 0;
    const [one, other] = [strand(across - swing), strand(across + swing)];
    const height = Math.max(isOver ? one : one * 0.8, isOver ? other * 0.8 : other);
    const lean = 0.12 * Math.sin((across * 2.2 + y * 3.2) * 2) * seen(0.9, grain);
    return 0.62 * (height - 0.62) + lean;
  }
  return 0.22 * Math.cos((x / 0.5) * turn) * seen(0.5, grain) + 0.02;
};

/** Diagonal ridges. */
const twill: Relief = (x, y, grain) =>
  0.34 * Math.sin(((x + y) / 0.2) * turn) * seen(0.2, grain) + (noise(x * 9, y * 9, 4) - 0.5) * 0.22;

/** Wales with a dark furrow between them. */
const corduroy: Relief = (x, y, grain) => {
  const across = Math.abs(Math.sin((x / 0.42) * Math.PI));
  return (across ** 0.6 - 0.73) * 0.9 * seen(0.42, grain) + (noise(x * 3, y * 1.2, 6) - 0.5) * 0.16;
};

/** Flecks of light and dark wool. */
const tweed: Relief = (x, y) => {
  const fleck = noise(x * 8 + 2 * noise(x * 2, y * 2, 3), y * 8, 12);
  return (noise(x * 20, y * 20, 11) - 0.5) * 0.7 + (fleck > 0.8 ? 0.6 : fleck < 0.16 ? -0.4 : -0.035);
};

const reliefs = { melange, rib, cable, twill, corduroy, tweed };

function raise({ count, x, y, grain, colours }: Samples, relief: Relief, strength: number): void {
  for (let k = 0; k < count; k++) {
    const factor = 1 + strength * relief(x[k]!, y[k]!, grain);
    for (let c = 0; c < 3; c++) colours[3 * k + c]! *= factor;
  }
}

/** The fabric of a style on a garment; null when its cloth is plain. */
export function fabricOf(passes: Passes, style: Style): Fabric | null {
  const { fabric, strength = 0.5 } = style;
  if (!fabric) return null;
  if (fabric === 'denim') return denimOf(passes, style);
  const relief = reliefs[fabric];
  return (samples) => raise(samples, relief, strength);
}
