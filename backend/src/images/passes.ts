import { readdirSync } from 'node:fs';
import { type ClothCoordinates, unpackFine, unpackReduced } from './cloth-coordinates.ts';
import { type Measures, readGrey, readPassFile } from './pass-file.ts';
import type { View } from './style.ts';

/** How much smaller than 900x1200 a picture is computed. */
export type Reduction = 1 | 2 | 3;

/** The detail maps of a shape: ribs (red), stitches (green), accents (blue), and for denim the height of seams. */
export interface Maps {
  measures: Measures;
  rib: Uint8Array;
  thread: Uint8Array;
  accent: Uint8Array;
  size: number;
  height: Uint8Array | null;
  heightSize: number;
}

/** A rendered view, ready for colouring: light, gloss and outline a pixel, four cloth samples a pixel. */
export interface Passes {
  width: number;
  height: number;
  light: Uint8Array;
  gloss: Uint8Array;
  alpha: Uint8Array;
  cloth: ClothCoordinates;
  maps: Maps;
}

const folder = new URL('./passes/', import.meta.url);

async function readMaps(shape: string, reduction: Reduction): Promise<Maps> {
  const { head, chunk } = await readPassFile(new URL(`${shape}.maps`, folder));
  const size = Math.round(head.size / reduction);
  const heightSize = Math.round(head.hsize / reduction);
  const [rib, thread, accent] = await Promise.all(
    (['r', 'g', 'b'] as const).map((name) => readGrey(chunk(name), size, size)),
  );
  const height = head.hsize > 0 ? await readGrey(chunk('h'), heightSize, heightSize) : null;
  return { measures: head.cfg, rib: rib!, thread: thread!, accent: accent!, size, height, heightSize };
}

async function readView(shape: string, view: View, reduction: Reduction): Promise<Omit<Passes, 'maps'>> {
  const { head, chunk } = await readPassFile(new URL(`${shape}_${view}.pass`, folder));
  const [width, height] = [head.W / reduction, head.H / reduction];
  const [light, gloss, alpha] = await Promise.all(
    ['light', 'gloss', 'alpha'].map((name) => readGrey(chunk(name), width, height)),
  );
  const packed = { ids: chunk('ids'), uv: chunk('uv'), fix: chunk('fix') };
  const cloth =
    reduction === 1
      ? unpackFine(packed, head.W * 2, head.H * 2)
      : unpackReduced(packed, head.W * 2, head.H * 2, reduction);
  return { width, height, light: light!, gloss: gloss!, alpha: alpha!, cloth };
}

const bytesOf = (passes: Passes) =>
  passes.light.length * 3 +
  passes.cloth.ids.length * 5 +
  passes.maps.size ** 2 * 3 +
  passes.maps.heightSize ** 2;

/** Keeps what was read last, up to a number of bytes, and reads the same thing once when it is asked for twice. */
export function createPassLibrary(mostBytes: number) {
  const maps = new Map<string, WeakRef<Maps>>();
  const kept = new Map<string, Promise<Passes>>();
  const sizes = new Map<string, number>();

  const mapsOf = async (shape: string, reduction: Reduction) => {
    const key = `${shape}@${reduction}`;
    const known = maps.get(key)?.deref();
    if (known) return known;
    const read = await readMaps(shape, reduction);
    maps.set(key, new WeakRef(read));
    return read;
  };

  const read = async (shape: string, view: View, reduction: Reduction): Promise<Passes> => {
    const [seen, ofShape] = await Promise.all([readView(shape, view, reduction), mapsOf(shape, reduction)]);
    return { ...seen, maps: ofShape };
  };

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
      const loading = kept.get(key) ?? read(shape, view, reduction);
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
