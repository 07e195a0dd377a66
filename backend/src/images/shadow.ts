import sharp from 'sharp';
import type { Passes } from './passes.ts';

/** What a garment casts on the ground behind it: a wide soft shadow and a narrow one. Shifts and blurs are pixels of 900. */
const cast = [
  { dx: 26, dy: 34, sigma: 46, strength: 0.17 },
  { dx: 8, dy: 12, sigma: 14, strength: 0.13 },
];

const known = new WeakMap<Passes, Promise<Uint8Array>>();

async function castShadow({ width, height, alpha }: Passes): Promise<Uint8Array> {
  const scale = width / 900 / 4;
  const [smallWidth, smallHeight] = [Math.round(width / 4), Math.round(height / 4)];
  const raw = { width: smallWidth, height: smallHeight, channels: 1 } as const;
  const outline = await sharp(alpha, { raw: { width, height, channels: 1 } })
    .resize(smallWidth, smallHeight, { fit: 'fill' })
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
    for (let y = 0, i = 0; y < smallHeight; y++) {
      for (let x = 0; x < smallWidth; x++, i++) {
        const from = Math.max(0, y - down) * smallWidth + Math.max(0, x - right);
        lit[i]! *= 1 - (strength * blurred[from]!) / 255;
      }
    }
  }
  return sharp(
    Uint8Array.from(lit, (share) => 255 * share),
    { raw },
  )
    .resize(width, height, { fit: 'fill', kernel: 'linear' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
}

/** The soft drop and contact shadow of a garment: how lit the ground is, 0 to 255 a pixel. Kept with its passes. */
export function shadowOf(passes: Passes): Promise<Uint8Array> {
  const shadow = known.get(passes) ?? castShadow(passes);
  known.set(passes, shadow);
  return shadow;
}
