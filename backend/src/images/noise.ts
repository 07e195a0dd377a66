/** A number from 0 to 1 that belongs to a lattice point: the same on every machine. */
export function hash(x: number, y: number, seed = 0): number {
  const mixed = (x * 374761393 + y * 668265263 + seed * 982451653) | 0;
  const stirred = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((stirred ^ (stirred >>> 16)) >>> 0) / 4294967296;
}

/** Smooth value noise from 0 to 1 over a lattice of step 1. */
export function noise(x: number, y: number, seed: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const fx = x - left;
  const fy = y - top;
  const u = fx * fx * (3 - 2 * fx);
  const v = fy * fy * (3 - 2 * fy);
  const a = hash(left, top, seed);
  const b = hash(left + 1, top, seed);
  const c = hash(left, top + 1, seed);
  const d = hash(left + 1, top + 1, seed);
  return (a + (b - a) * u) * (1 - v) + (c + (d - c) * u) * v;
}
