/** A number from 0 to 1 that belongs to a lattice point: the same on every machine. */
export function hash(x: number, y: number, seed = 0): number {
  const mixed = (Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 982451653)) | 0;
  const stirred = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((stirred ^ (stirred >>> 16)) >>> 0) * 2 ** -32;
}

/** After how many steps smooth noise repeats; a power of two. */
const period = 256;
const lattice = Float32Array.from({ length: period * period }, (_, i) =>
  hash(i % period, Math.floor(i / period)),
);

/** Smooth value noise from 0 to 1 over a lattice of step 1, which repeats after 256 steps. */
export function noise(x: number, y: number, seed: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const fx = x - left;
  const fy = y - top;
  const u = fx * fx * (3 - 2 * fx);
  const v = fy * fy * (3 - 2 * fy);
  // Each seed begins elsewhere on the lattice.
  const here = (left + seed * 91) & (period - 1);
  const next = (here + 1) & (period - 1);
  const above = ((top + seed * 37) & (period - 1)) * period;
  const below = (above + period) & (period * period - 1);
  const a = lattice[above + here]!;
  const b = lattice[above + next]!;
  const c = lattice[below + here]!;
  const d = lattice[below + next]!;
  return (a + (b - a) * u) * (1 - v) + (c + (d - c) * u) * v;
}
