/** Pixels of a view between two nodes of its grid, across and down; a node stands in the middle of its block. */
export const spacing = 3;

/** The nodes of a view: the panel that each shows (0: none) and where on the atlas. */
export interface Grid {
  width: number;
  height: number;
  panels: Uint8Array;
  u: Int32Array;
  v: Int32Array;
}

/** What a node is expected to be, from those already read on the same panel. */
export function predict(
  plane: Int32Array,
  panels: Uint8Array,
  i: number,
  x: number,
  y: number,
  width: number,
): number {
  const panel = panels[i];
  const hasLeft = x > 0 && panels[i - 1] === panel;
  const hasTop = y > 0 && panels[i - width] === panel;
  if (hasLeft && hasTop && panels[i - width - 1] === panel) {
    return plane[i - 1]! + plane[i - width]! - plane[i - width - 1]!;
  }
  if (x > 1 && hasLeft && panels[i - 2] === panel) return 2 * plane[i - 1]! - plane[i - 2]!;
  if (hasLeft) return plane[i - 1]!;
  if (y > 1 && hasTop && panels[i - 2 * width] === panel) {
    return 2 * plane[i - width]! - plane[i - 2 * width]!;
  }
  return hasTop ? plane[i - width]! : 0;
}

/** Highest coordinate: 14 bits. */
export const mostPlace = (1 << 14) - 1;

const bounded = (place: number) => (place < 0 ? 0 : place > mostPlace ? mostPlace : (place + 0.5) | 0);

/** Farthest that neighbouring nodes lie apart on the atlas where the cloth is not folded over itself. */
const farthest = 120;

const isNear = ({ u, v }: Grid, a: number, b: number) =>
  Math.abs(u[a]! - u[b]!) + Math.abs(v[a]! - v[b]!) <= farthest;

/** How much a plane grows from a node to its next, told by the neighbour on either side; 0 when both are elsewhere. */
function slope(grid: Grid, plane: Int32Array, node: number, next: number): number {
  const panel = grid.panels[node];
  if (grid.panels[node + next] === panel && isNear(grid, node, node + next))
    return plane[node + next]! - plane[node]!;
  if (grid.panels[node - next] === panel && isNear(grid, node, node - next))
    return plane[node]! - plane[node - next]!;
  return 0;
}

/** What `goBeyond` found. One object, written anew at each call, because a view asks ten thousand times. */
const found = { u: 0, v: 0 };

/** Finds a place beyond the nearest of the four nodes from `a` on that shows the panel, by its slopes; 0 when none does. */
function goBeyond(grid: Grid, a: number, fx: number, fy: number, panel: number): void {
  const [column, row] = [fx > 0.5 ? 1 : 0, fy > 0.5 ? 1 : 0];
  found.u = found.v = 0;
  for (let turn = 0; turn < 4; turn++) {
    const [i, j] = [turn & 1 ? 1 - column : column, turn & 2 ? 1 - row : row];
    const node = a + i + j * grid.width;
    if (grid.panels[node] !== panel) continue;
    const [across, down] = [fx - i, fy - j];
    const { u, v, width } = grid;
    found.u = bounded(u[node]! + across * slope(grid, u, node, 1) + down * slope(grid, u, node, width));
    found.v = bounded(v[node]! + across * slope(grid, v, node, 1) + down * slope(grid, v, node, width));
    return;
  }
}

/** The panel that all four nodes from `a` on show, when they lie close on it; otherwise 0. */
function wholeCell(grid: Grid, a: number): number {
  const { panels, width } = grid;
  const panel = panels[a]!;
  const [b, c, d] = [a + 1, a + width, a + width + 1];
  return panels[b] === panel &&
    panels[c] === panel &&
    panels[d] === panel &&
    isNear(grid, a, b) &&
    isNear(grid, a, c) &&
    isNear(grid, a, d)
    ? panel
    : 0;
}

/** A view of `width` pixels a row: the code of each pixel's panel, and room for where on it. */
export interface Sheet {
  width: number;
  panels: Uint8Array;
  u: Uint16Array;
  v: Uint16Array;
}

/** Estimates a row of pixels: between four nodes of one panel, or beyond the nearest by its slopes. */
function estimateRow(grid: Grid, { width, panels, u, v }: Sheet, y: number): void {
  const top = Math.min(grid.height - 2, Math.max(0, Math.floor((y - 1) / spacing)));
  const fy = (y - 1) / spacing - top;
  let [cell, whole, u0, u1, v0, v1] = [-1, 0, 0, 0, 0, 0];
  for (let x = 0, i = y * width; x < width; x++, i++) {
    const panel = panels[i]!;
    if (panel === 0) continue;
    const left = Math.min(grid.width - 2, Math.max(0, Math.floor((x - 1) / spacing)));
    const fx = (x - 1) / spacing - left;
    const a = top * grid.width + left;
    if (a !== cell) {
      cell = a;
      whole = wholeCell(grid, a);
      const c = a + grid.width;
      u0 = grid.u[a]! * (1 - fy) + grid.u[c]! * fy;
      u1 = grid.u[a + 1]! * (1 - fy) + grid.u[c + 1]! * fy;
      v0 = grid.v[a]! * (1 - fy) + grid.v[c]! * fy;
      v1 = grid.v[a + 1]! * (1 - fy) + grid.v[c + 1]! * fy;
    }
    if (panel === whole) {
      u[i] = bounded(u0 + (u1 - u0) * fx);
      v[i] = bounded(v0 + (v1 - v0) * fx);
      continue;
    }
    goBeyond(grid, a, fx, fy, panel);
    u[i] = found.u;
    v[i] = found.v;
  }
}

/** Estimates where each pixel lies from the nodes around it. */
export function estimate(grid: Grid, sheet: Sheet): void {
  const height = sheet.panels.length / sheet.width;
  for (let y = 0; y < height; y++) estimateRow(grid, sheet, y);
}
