/** Every second sample of a view's coordinates, across and down. */
export interface Coarse {
  width: number;
  height: number;
  ids: Uint8Array;
  u: Int32Array;
  v: Int32Array;
}

/** What a coarse sample is expected to be, from those already read on the same panel. */
export function predict(
  plane: Int32Array,
  ids: Uint8Array,
  i: number,
  x: number,
  y: number,
  width: number,
): number {
  const id = ids[i];
  const hasLeft = x > 0 && ids[i - 1] === id;
  const hasTop = y > 0 && ids[i - width] === id;
  if (hasLeft && hasTop && ids[i - width - 1] === id) {
    return plane[i - 1]! + plane[i - width]! - plane[i - width - 1]!;
  }
  if (x > 1 && hasLeft && ids[i - 2] === id) return 2 * plane[i - 1]! - plane[i - 2]!;
  if (hasLeft) return plane[i - 1]!;
  if (y > 1 && hasTop && ids[i - 2 * width] === id) return 2 * plane[i - width]! - plane[i - 2 * width]!;
  return hasTop ? plane[i - width]! : 0;
}

/** What `between` found. One object, written anew at each call, because a view asks a million times. */
export const found = { u: 0, v: 0 };

/** Interpolates a fine sample from the coarse ones around it that lie on the same panel and close on the atlas. */
export function between({ u, v, ids, width, height }: Coarse, x: number, y: number, id: number): void {
  const [left, top] = [x >> 1, y >> 1];
  const [right, bottom] = [Math.min(width - 1, left + (x & 1)), Math.min(height - 1, top + (y & 1))];
  let [count, sumU, sumV, firstU, firstV, isTorn] = [0, 0, 0, 0, 0, false];
  const take = (i: number) => {
    if (ids[i] !== id) return;
    if (count && Math.abs(u[i]! - firstU) + Math.abs(v[i]! - firstV) > 40) {
      isTorn = true;
      return;
    }
    if (!count) [firstU, firstV] = [u[i]!, v[i]!];
    sumU += u[i]!;
    sumV += v[i]!;
    count++;
  };
  take(top * width + left);
  if (right !== left) take(top * width + right);
  if (bottom !== top) {
    take(bottom * width + left);
    if (right !== left) take(bottom * width + right);
  }
  if (!count) {
    const here = top * width + left;
    for (const step of [-1, 1, -width, width, width + 1, 1 - width, width - 1]) {
      if (!count && here + step >= 0 && here + step < width * height) take(here + step);
    }
  }
  found.u = isTorn || !count ? firstU : Math.round(sumU / count);
  found.v = isTorn || !count ? firstV : Math.round(sumV / count);
}
