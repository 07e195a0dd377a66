import { readFile } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import sharp from 'sharp';

/** A garment's flat measures, in centimetres on its atlas. */
export interface Measures {
  atlas_cm: number;
  panels: readonly { hi: readonly [number, number] }[];
  off: readonly (readonly [number, number])[];
  /** Where denim is washed out: panel (below 0: any), middle x and y, spread x and y, amount. */
  wash?: readonly (readonly [number, number, number, number, number, number])[];
}

/** The head of a packed view: JSON in front of its chunks. */
export interface PassHead {
  width: number;
  height: number;
  measures: Measures;
  /** Which shares (see `Passes`) the view has. */
  shares: readonly string[];
  chunks: readonly (readonly [string, number])[];
}

/** A packed view: its head, and its chunks by name. */
export interface PassFile {
  head: PassHead;
  /** Throws when the file has no such chunk. */
  chunk: (name: string) => Buffer;
}

/** Reads a packed file of the studio: four bytes of length, a JSON head, then the chunks that it names. */
export async function readPassFile(path: string | URL): Promise<PassFile> {
  const file = await readFile(path);
  const start = 4 + file.readUInt32LE(0);
  const head: PassHead = JSON.parse(file.subarray(4, start).toString());
  const chunks = new Map<string, Buffer>();
  let offset = start;
  for (const [name, length] of head.chunks) {
    chunks.set(name, file.subarray(offset, offset + length));
    offset += length;
  }
  return {
    head,
    chunk: (name) => {
      const found = chunks.get(name);
      if (!found) throw new Error(`The packed file ${String(path)} has no chunk "${name}". Pack it again.`);
      return found;
    },
  };
}

/** Decodes a grey picture. */
export const readGrey = (picture: Buffer): Promise<Uint8Array> =>
  sharp(picture).toColourspace('b-w').extractChannel(0).raw().toBuffer();

/** Unpacks bytes of a plane, each row of which was told by what it changes in the row above. `width` is a multiple of 4. */
export function unpackPlane(packed: Buffer, width: number): Uint8Array {
  const bytes = new Uint8Array(brotliDecompressSync(packed));
  const fours = new Uint32Array(bytes.buffer);
  for (let i = width / 4; i < fours.length; i++) fours[i] = fours[i]! ^ fours[i - width / 4]!;
  return bytes;
}
