import sharp from 'sharp';
import type { Passes } from './passes.ts';

/** What a garment casts on the ground behind it: a wide soft shadow and a narrow one. Shifts and blurs are pixels of 900. */
const cast = [
  { dx: 26, dy: 34, sigma: 46, strength: 0.17 },
  { dx: 8, dy: 12, sigma: 14, strength: 0.13 },
];

/** How much darker than the ground the deepest shadow may be, of what is cast. */
const depth = 0.9;

/** How many pixels a shadow is computed for one of, across and down: it is soft. */
const coarseness = 4;

/** How lit the ground is, 0 to 1, for every fourth pixel. */
interface Shadow {
  lit: Float32Array;
  width: number;
  height: number;
}

const known = new WeakMap<Passes, Promise<Shadow>>();

async function castShadow({ width: fullWidth, height: fullHeight, alpha }: Passes): Promise<Shadow> {
  const scale = fullWidth / 900 / coarseness;
  const [width, height] = [Math.round(fullWidth / coarseness), Math.round(fullHeight / coarseness)];
  const raw = { width, height, channels: 1 } as const;
  const outline = await sharp(alpha, { raw: { width: fullWidth, height: fullHeight, channels: 1 } })
    .resize(width, height, { fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const lit = new Float32Array(outline.length).fill(1);
  for (const { dx, dy, sigma, strength } of cast) {
    const blurred = await sharp(outline, { raw })
      .blur(sigma * scale)
      .toColourspace('b-w')
      .raw()
      .toBuffer();
    const [right, down] = [Math.round(dx * scale), Math.round(dy * scale)];
    for (let y = 0, i = 0; y < height; y++) {
      for (let x = 0; x < width; x++, i++) {
        const from = Math.max(0, y - down) * width + Math.max(0, x - right);
        lit[i]! *= 1 - (strength * blurred[from]!) / 255;
      }
    }
  }
  for (let i = 0; i < lit.length; i++) lit[i] = 1 - (1 - lit[i]!) * depth;
  return { lit, width, height };
}

/** The soft drop and contact shadow of a garment. Kept with its passes. */
export function shadowOf(passes: Passes): Promise<Shadow> {
  const shadow = known.get(passes) ?? castShadow(passes);
  known.set(passes, shadow);
  return shadow;
}

const within = (k: number, count: number) => Math.min(count - 1, Math.max(0, k));

/** Writes how lit the ground is along a row of the picture, 0 to 1 a pixel. */
export function readShadow({ lit, width, height }: Shadow, y: number, row: Float32Array): void {
  const fromTop = (y + 0.5) / coarseness - 0.5;
  const top = Math.floor(fromTop);
  const fy = fromTop - top;
  const upper = within(top, height) * width;
  const lower = within(top + 1, height) * width;
  for (let x = 0; x < row.length; x++) {
    const fromLeft = (x + 0.5) / coarseness - 0.5;
    const left = Math.floor(fromLeft);
    const fx = fromLeft - left;
    const [here, next] = [within(left, width), within(left + 1, width)];
    const above = lit[upper + here]! * (1 - fx) + lit[upper + next]! * fx;
    const below = lit[lower + here]! * (1 - fx) + lit[lower + next]! * fx;
    row[x] = above * (1 - fy) + below * fy;
  }
}
