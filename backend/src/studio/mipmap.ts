import { linear } from './colour.ts';

/** One size of a drawing: red, green and blue in linear light times cover, then cover, 0 to 1, four numbers a texel. */
export interface Level {
  texels: Float32Array;
  width: number;
  height: number;
}

/** A drawing at several sizes, each half of the one before, so that what is seen from afar blurs instead of flickering. */
export interface Mipmap {
  levels: readonly Level[];
  /** Whether it goes on beyond its edges as on the other side; otherwise its edge does. */
  repeats: boolean;
}

function drawnLevel(bytes: Uint8Array, width: number, height: number): Level {
  const texels = new Float32Array(bytes.length);
  for (let i = 0; i < bytes.length; i += 4) {
    const cover = bytes[i + 3]! / 255;
    for (let c = 0; c < 3; c++) texels[i + c] = linear[bytes[i + c]!]! * cover;
    texels[i + 3] = cover;
  }
  return { texels, width, height };
}

function halve(whole: Level): Level {
  const [width, height] = [whole.width >> 1, whole.height >> 1];
  const from = whole.texels;
  const [right, down] = [4, whole.width * 4];
  const texels = new Float32Array(width * height * 4);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (2 * y * whole.width + 2 * x) * 4;
      for (let c = 0; c < 4; c++, i++) {
        const k = at + c;
        texels[i] = (from[k]! + from[k + right]! + from[k + down]! + from[k + down + right]!) / 4;
      }
    }
  }
  return { texels, width, height };
}

/** Makes the sizes of a drawing from its RGBA bytes. */
export function mipmapOf(bytes: Uint8Array, width: number, height: number, repeats: boolean): Mipmap {
  let last = drawnLevel(bytes, width, height);
  const levels = [last];
  while (last.width >= 4 && last.height >= 4) levels.push((last = halve(last)));
  return { levels, repeats };
}

/** The power of two that a drawing `breadth` wide is drawn in when pixels show `finest` of it, 16 to 1024. */
export const texelsAcross = (breadth: number, finest: number) =>
  2 ** Math.min(10, Math.max(4, Math.ceil(Math.log2((2 * breadth) / finest))));

/** What `sample` read. One array, written anew at each call, because a picture asks a million times. */
const read = new Float64Array(4);

function wrapped(k: number, count: number, repeats: boolean): number {
  if (k < 0) return repeats ? k + count : 0;
  if (k >= count) return repeats ? k - count : count - 1;
  return k;
}

/**
 * Reads a drawing between its texels, at the size whose texels are one half to one `span` broad: red, green and blue times
 * cover, then cover. `x`, `y` and `span` are shares of the drawing's sides, `x` and `y` from 0 to 1.
 */
export function sample({ levels, repeats }: Mipmap, x: number, y: number, span: number): Float64Array {
  let k = 0;
  for (let texels = span * levels[0]!.width; texels > 2 && k < levels.length - 1; texels /= 2) k++;
  const { texels, width, height } = levels[k]!;
  const [column, row] = [x * width - 0.5, y * height - 0.5];
  const [left, top] = [Math.floor(column), Math.floor(row)];
  const [fx, fy] = [column - left, row - top];
  const here = wrapped(left, width, repeats) * 4;
  const right = wrapped(left + 1, width, repeats) * 4;
  const above = wrapped(top, height, repeats) * width * 4;
  const below = wrapped(top + 1, height, repeats) * width * 4;
  for (let c = 0; c < 4; c++) {
    const upper = texels[above + here + c]! * (1 - fx) + texels[above + right + c]! * fx;
    const lower = texels[below + here + c]! * (1 - fx) + texels[below + right + c]! * fx;
    read[c] = upper * (1 - fy) + lower * fy;
  }
  return read;
}

/** Lays what was read of a drawing on the colour whose red is at `k`. */
export function lay(colours: Float64Array, k: number, read: Float64Array, share: number): void {
  const rest = 1 - read[3]! * share;
  for (let c = 0; c < 3; c++) colours[k + c] = colours[k + c]! * rest + read[c]! * share;
}
