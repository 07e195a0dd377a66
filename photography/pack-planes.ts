import { brotliCompressSync, constants } from 'node:zlib';

/** Compresses bytes well. */
export const brotli = (bytes: Uint8Array) =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });

/** Packs a plane of bytes; each row is told by what it changes in the row above. `unpackPlane` reads it. */
export function packPlane(plane: Uint8Array, width: number): Buffer {
  const changes = plane.slice();
  for (let i = plane.length - 1; i >= width; i--) changes[i] = plane[i]! ^ plane[i - width]!;
  return brotli(changes);
}

/** The mean of each `spacing` by `spacing` pixels, each counted as much as `weight` tells. */
export function shrink(plane: Uint8Array, width: number, spacing: number, weight?: Uint8Array): Uint8Array {
  const small = new Uint8Array(plane.length / spacing ** 2);
  const smallWidth = width / spacing;
  for (let i = 0; i < small.length; i++) {
    const from = Math.floor(i / smallWidth) * spacing * width + (i % smallWidth) * spacing;
    let [sum, total] = [0, 0];
    for (let q = 0; q < spacing ** 2; q++) {
      const j = from + Math.floor(q / spacing) * width + (q % spacing);
      const counted = weight ? weight[j]! : 1;
      sum += plane[j]! * counted;
      total += counted;
    }
    small[i] = total > 0 ? Math.round(sum / total) : plane[from]!;
  }
  return small;
}
