/*
 * Packs what the renderer wrote (raw/, work/) into the files that the image service reads, a file a view.
 *
 *   node photography/pack.ts [shape] [view]
 */
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { spacing } from '../backend/src/studio/coordinate-prediction.ts';
import type { Measures } from '../backend/src/studio/pass-file.ts';
import { packCoordinates } from './pack-coordinates.ts';
import { type SewnIn, sewnShares } from './pack-label.ts';
import { packPlane, shrink } from './pack-planes.ts';
import { coordinatesOf, type DetailMaps, inDegrees, type Samples, sharesOf } from './pack-shares.ts';

const raw = new URL('./raw/', import.meta.url);
const work = new URL('./work/', import.meta.url);
const passes = new URL('../backend/src/studio/passes/', import.meta.url);
const bits = 14;
const mapSize = 3072;

const path = (folder: URL, name: string) => new URL(name, folder).pathname;

function join(head: object, chunks: Record<string, Buffer>): Buffer {
  const named = { ...head, chunks: Object.entries(chunks).map(([name, { length }]) => [name, length]) };
  const json = Buffer.from(JSON.stringify(named));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(json.length);
  return Buffer.concat([length, json, ...Object.values(chunks)]);
}

async function readSamples(name: string): Promise<Samples> {
  const { data, info } = await sharp(path(raw, `${name}_uv.png`))
    .toColourspace('rgb16')
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true });
  const values = new Uint16Array(data.buffer, data.byteOffset, data.length / 2);
  const count = values.length / 3;
  const panels = Uint8Array.from({ length: count }, (_, i) => values[i * 3 + 2]! >> 8);
  const channel = (c: number) =>
    Uint16Array.from({ length: count }, (_, i) => (panels[i] ? values[i * 3 + c]! >> (16 - bits) : 0));
  return { panels, u: channel(0), v: channel(1), width: info.width, height: info.height };
}

interface Look extends Measures, SewnIn {
  tile?: string;
}

const readLook = async (shape: string): Promise<Look> =>
  JSON.parse(await readFile(new URL(`${shape}.json`, work), 'utf8'));

const channels = [0, 1, 2, 3] as const;

/** The first channels of a picture in work/, at the size of the detail maps. */
async function readChannels(file: string, count: number): Promise<Uint8Array[]> {
  const { data, info } = await sharp(path(work, file))
    .removeAlpha()
    .resize(mapSize, mapSize, { kernel: 'linear' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return Promise.all(
    channels.slice(0, count).map((channel) => sharp(data, { raw }).extractChannel(channel).raw().toBuffer()),
  );
}

async function readMaps(shape: string, { tile, wash }: Look): Promise<DetailMaps> {
  const [rib, thread, accent] = await readChannels(`${shape}_mask.png`, 3);
  const isDenim = tile === 'twill' || Boolean(wash);
  const [height] = isDenim ? await readChannels(`${shape}_height.png`, 1) : [];
  return {
    size: mapSize,
    maps: { rib: rib!, thread: thread!, accent: accent!, ...(height && { height }) },
  };
}

const rounded = (pair: readonly [number, number]) => pair.map((cm) => Math.round(cm * 1000) / 1000);

/** What of a shape's look the image service needs. */
const measuresOf = ({ atlas_cm, panels, off, wash }: Look) => ({
  atlas_cm,
  panels: panels.map(({ hi }) => ({ hi: rounded(hi) })),
  off: off.map(rounded),
  ...(wash && { wash }),
});

/** Light beside the cloth does not matter: it goes on sideways, so that the encoder has no hard edge to spend on. */
function continued(light: Uint8Array, alpha: Uint8Array, width: number): Uint8Array {
  let last = 200;
  return light.map((byte, i) => {
    if (i % width === 0) last = 200;
    if (alpha[i]! > 8) last = byte;
    return last;
  });
}

async function packView(shape: string, view: string): Promise<number> {
  const name = `${shape}_${view}`;
  const look = await readLook(shape);
  const { data, info } = await sharp(path(raw, `${name}_light.png`)).raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const plane = (c: number) => Uint8Array.from({ length: width * height }, (_, i) => data[i * 3 + c]!);
  const [gloss, alpha] = [plane(1), plane(2)];
  const light = continued(plane(0), alpha, width);
  const samples = await readSamples(name);
  const cloth = coordinatesOf(samples);
  const shares = [...sharesOf(samples, await readMaps(shape, look)), ...(await sewnShares(cloth, look, look))];

  // JPEG: read ten times as fast as AVIF, for a tenth more of the file.
  const grey = (bytes: Uint8Array, breadth: number, quality: number) =>
    sharp(bytes, { raw: { width: breadth, height: bytes.length / breadth, channels: 1 } })
      .toColourspace('b-w')
      .jpeg({ quality, mozjpeg: true, progressive: false })
      .toBuffer();
  const small = width / spacing;
  const smaller = (of: Uint8Array) => shrink(of, width, spacing, alpha);
  const chunks: Record<string, Buffer> = {
    'tile.light': await grey(smaller(light), small, 91),
    'tile.gloss': await grey(smaller(gloss), small, 70),
    'tile.alpha': packPlane(shrink(alpha, width, spacing), small),
    light: await grey(light, width, 91),
    gloss: await grey(shrink(gloss, width, 2, alpha), width / 2, 70),
    alpha: packPlane(alpha, width),
    ...packCoordinates(cloth),
  };
  for (const [share, bytes] of shares) {
    const isHeight = share === 'height';
    chunks[`tile.${share}`] = isHeight
      ? await grey(smaller(bytes), small, 75)
      : packPlane(inDegrees(smaller(bytes)), small);
    chunks[share] = isHeight ? await grey(bytes, width, 75) : packPlane(bytes, width);
  }
  const packed = join({ width, height, measures: measuresOf(look), shares: shares.map(([share]) => share) }, chunks);
  await writeFile(new URL(`${name}.pass`, passes), packed);
  return packed.length;
}

if (import.meta.main) {
  const [onlyShape, onlyView] = process.argv.slice(2);
  await mkdir(passes, { recursive: true });
  for (const file of existsSync(raw) ? readdirSync(raw).toSorted() : []) {
    const [, shape, view] = /^(.+)_([a-z]+)_uv\.png$/.exec(file) ?? [];
    if (!shape || !view || (onlyShape && shape !== onlyShape) || (onlyView && view !== onlyView)) continue;
    console.log(shape, view, await packView(shape, view));
  }
}
