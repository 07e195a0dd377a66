import sharp from 'sharp';
import type { Passes } from './passes.ts';

interface Blur {
  plane: Uint8Array;
  dx: number;
  dy: number;
  strength: number;
}

const cast = [
  { dx: 26, dy: 34, sigma: 46, strength: 0.17 },
  { dx: 8, dy: 12, sigma: 14, strength: 0.13 },
];

const known = new WeakMap<Passes, Promise<Uint8Array>>();

/** The blurred outline at a place, interpolated. */
function sample(plane: Uint8Array, width: number, height: number, x: number, y: number): number {
  const fx = Math.min(width - 1.01, Math.max(0, x));
  const fy = Math.min(height - 1.01, Math.max(0, y));
  const [left, top] = [fx | 0, fy | 0];
  const [u, v] = [fx - left, fy - top];
  const o = top * width + left;
  return (
    (plane[o]! * (1 - u) + plane[o + 1]! * u) * (1 - v) +
    (plane[o + width]! * (1 - u) + plane[o + width + 1]! * u) * v
  );
}

async function castShadow({ width, height, alpha }: Passes): Promise<Uint8Array> {
  const scale = width / 900;
  const [smallWidth, smallHeight] = [Math.round(225 * scale), Math.round((height / width) * 225 * scale)];
  const outline = await sharp(alpha, { raw: { width, height, channels: 1 } })
    .resize(smallWidth, smallHeight, { fit: 'fill' })
    .toColourspace('b-w')
    .png()
    .toBuffer();
  const blurs: Blur[] = await Promise.all(
    cast.map(async ({ dx, dy, sigma, strength }) => ({
      plane: await sharp(outline)
        .blur((sigma / 4) * scale)
        .toColourspace('b-w')
        .extractChannel(0)
        .raw()
        .toBuffer(),
      dx: (dx / 4) * scale,
      dy: (dy / 4) * scale,
      strength,
    })),
  );
  const shadow = new Uint8Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      let lit = 1;
      for (const { plane, dx, dy, strength } of blurs) {
        lit *= 1 - (strength * sample(plane, smallWidth, smallHeight, x / 4 - dx, y / 4 - dy)) / 255;
      }
      shadow[i] = 255 * lit;
    }
  }
  return shadow;
}

/** The soft drop and contact shadow of a garment: how lit the ground is, 0 to 255 a pixel. Kept with its passes. */
export function shadowOf(passes: Passes): Promise<Uint8Array> {
  const shadow = known.get(passes) ?? castShadow(passes);
  known.set(passes, shadow);
  return shadow;
}
