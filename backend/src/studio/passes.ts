import { readdirSync } from 'node:fs';
import {
  type ClothCoordinates,
  coordinatesOfGrid,
  halveCoordinates,
  refine,
  unpackGrid,
} from './cloth-coordinates.ts';
import { spacing } from './coordinate-prediction.ts';
import { type Measures, type PassFile, readGrey, readPassFile, unpackPlane } from './pass-file.ts';
import type { View } from './style.ts';

/** How much smaller than 900x1200 a picture is computed. */
export type Reduction = 1 | 2 | 3;

/** A rendered view, ready for colouring: a byte a pixel of each of its planes. */
export interface Passes {
  width: number;
  height: number;
  light: Uint8Array;
  gloss: Uint8Array;
  /** How much of a pixel the garment covers. */
  alpha: Uint8Array;
  /**
   * How much of what covers a pixel is something of its own: `rib`, `thread` (stitches), `accent`, cloth seen from `inside`,
   * `trim20` (buttons, cords), `trim21` (metal) and so on, the `tape` of a neck, a `label` and its `lettering`; and `height`, how far the cloth of denim is raised, 128 being flat.
   * What a view does not show is absent.
   */
  shares: Readonly<Record<string, Uint8Array>>;
  measures: Measures;
  /** Where on the cloth each pixel lies; unpacked at the first call, since plain colours do without. */
  cloth: () => ClothCoordinates;
}

const folder = new URL('./passes/', import.meta.url);

/** What is read of a view at a size: its planes and, when somebody asks, its cloth. */
async function readPlanes(
  { head, chunk }: PassFile,
  prefix: '' | 'tile.',
  size: { width: number; height: number },
  cloth: () => ClothCoordinates,
): Promise<Passes> {
  const grey = (name: string) => readGrey(chunk(prefix + name));
  const share = async (name: string): Promise<[string, Uint8Array]> => [
    name,
    name === 'height' ? await grey(name) : unpackPlane(chunk(prefix + name), size.width),
  ];
  const [light, gloss, shares] = await Promise.all([
    grey('light'),
    grey('gloss'),
    Promise.all(head.shares.map(share)),
  ]);
  const isWhole = gloss.length === light.length;
  return {
    ...size,
    light,
    gloss: isWhole ? gloss : double(gloss, size.width),
    alpha: unpackPlane(chunk(`${prefix}alpha`), size.width),
    shares: Object.fromEntries(shares),
    measures: head.measures,
    cloth,
  };
}

/** Four pixels for each: gloss is smooth, and lies in the file at half the size of a view. */
function double(plane: Uint8Array, width: number): Uint8Array {
  const whole = new Uint8Array(plane.length * 4);
  for (let from = 0, to = 0; to < whole.length; from += width / 2, to += 2 * width) {
    for (let x = 0; x < width; x++) whole[to + x] = plane[from + (x >> 1)]!;
    whole.copyWithin(to + width, to, to + width);
  }
  return whole;
}

/** The middle of each two by two pixels. */
function halve(plane: Uint8Array, width: number): Uint8Array {
  const half = new Uint8Array(plane.length / 4);
  for (let i = 0, from = 0; i < half.length; i++, from += 2) {
    if (i > 0 && i % (width / 2) === 0) from += width;
    half[i] = (plane[from]! + plane[from + 1]! + plane[from + width]! + plane[from + width + 1]! + 2) >> 2;
  }
  return half;
}

function halvePasses(whole: Passes, cloth: () => ClothCoordinates): Passes {
  const plane = (of: Uint8Array) => halve(of, whole.width);
  return {
    width: whole.width / 2,
    height: whole.height / 2,
    light: plane(whole.light),
    gloss: plane(whole.gloss),
    alpha: plane(whole.alpha),
    shares: Object.fromEntries(Object.entries(whole.shares).map(([name, of]) => [name, plane(of)])),
    measures: whole.measures,
    cloth,
  };
}

/** Does something at the first call and keeps what came of it. */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

async function readView(shape: string, view: View, reduction: Reduction): Promise<Passes> {
  const file = await readPassFile(new URL(`${shape}_${view}.pass`, folder));
  const { width, height } = file.head;
  const small = { width: width / spacing, height: height / spacing };
  const nodes = () =>
    unpackGrid(
      { panels: file.chunk('grid.panels'), places: file.chunk('grid.places') },
      small.width,
      small.height,
    );
  if (reduction === 3)
    return readPlanes(
      file,
      'tile.',
      small,
      once(() => coordinatesOfGrid(nodes())),
    );
  const cloth = () =>
    refine(nodes(), { panels: file.chunk('panels'), fix: file.chunk('fix') }, width, height);
  const whole = await readPlanes(file, '', { width, height }, once(cloth));
  return reduction === 1
    ? whole
    : halvePasses(
        whole,
        once(() => halveCoordinates(cloth())),
      );
}

/** Bytes that passes take with their cloth. */
const bytesOf = ({ width, height, shares }: Passes) => width * height * (8 + Object.keys(shares).length);

/** Keeps what was read last, up to a number of bytes, and reads the same thing once when it is asked for twice. */
export function createPassLibrary(mostBytes: number) {
  const kept = new Map<string, Promise<Passes>>();
  const sizes = new Map<string, number>();

  const forgetOldest = () => {
    let total = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
    for (const [key, bytes] of sizes) {
      if (total <= mostBytes || sizes.size === 1) return;
      total -= bytes;
      sizes.delete(key);
      kept.delete(key);
    }
  };

  return {
    /** The passes of a view. Throws when the shape has no such view. */
    load: async (shape: string, view: View, reduction: Reduction): Promise<Passes> => {
      const key = `${shape}_${view}@${reduction}`;
      const loading = kept.get(key) ?? readView(shape, view, reduction);
      kept.delete(key);
      kept.set(key, loading);
      try {
        const passes = await loading;
        sizes.delete(key);
        sizes.set(key, bytesOf(passes));
        forgetOldest();
        return passes;
      } catch (error) {
        kept.delete(key);
        throw error;
      }
    },
  };
}

export type PassLibrary = ReturnType<typeof createPassLibrary>;

/** The views of every shape that is packed. */
export function packedShapes(): ReadonlyMap<string, readonly View[]> {
  const shapes = new Map<string, View[]>();
  for (const file of readdirSync(folder).toSorted()) {
    const [, shape, view] = /^(.+)_(front|back|close)\.pass$/.exec(file) ?? [];
    if (shape && view) shapes.set(shape, [...(shapes.get(shape) ?? []), view as View]);
  }
  return shapes;
}
