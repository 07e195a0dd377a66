import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

/** A garment's flat measures, in centimetres on its atlas. Panels 0 to 19 are cloth, 20 buttons or cords, 21 metal. */
export interface Measures {
  atlas_cm: number;
  panels: readonly ({ hi: readonly [number, number] } | undefined)[];
  off: readonly (readonly [number, number])[];
  /** Where denim is washed out: panel (below 0: any), middle x and y, spread x and y, amount. */
  wash?: readonly (readonly [number, number, number, number, number, number])[];
}

/** The head of a packed file: JSON in front of its chunks. */
export interface PassHead {
  W: number;
  H: number;
  size: number;
  hsize: number;
  cfg: Measures;
  chunks: readonly (readonly [string, number])[];
}

/** Reads a packed file of the studio: four bytes of length, a JSON head, then the chunks that it names. */
export async function readPassFile(
  path: string | URL,
): Promise<{ head: PassHead; chunk: (name: string) => Buffer }> {
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

/** Decodes a grey picture, scaled to a size when one is given. */
export async function readGrey(picture: Buffer, width?: number, height?: number): Promise<Uint8Array> {
  const opened = sharp(picture);
  const scaled =
    width === undefined ? opened : opened.resize(width, height, { kernel: 'linear', fit: 'fill' });
  return scaled.toColourspace('b-w').extractChannel(0).raw().toBuffer();
}
