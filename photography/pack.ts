/*
 * Packs what the renderer wrote (raw/, work/) into the files that the image service reads.
 *
 *   node photography/pack.ts [shape] [view]
 */
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import sharp from 'sharp';
import { between, type Coarse, found, predict } from '../backend/src/images/coordinate-prediction.ts';

const raw = new URL('./raw/', import.meta.url);
const work = new URL('./work/', import.meta.url);
const passes = new URL('../backend/src/images/passes/', import.meta.url);
const bits = 14;
const mapSize = 3072;
const denimHeightSize = 2048;
/** Coordinate steps that nobody sees. */
const tolerance = 3;

const path = (folder: URL, name: string) => new URL(name, folder).pathname;

const brotli = (bytes: Uint8Array) =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });

const zigzag = (d: number) => ((d << 1) ^ (d >> 31)) & 0xffff;

function join(head: object, chunks: Record<string, Buffer>): Buffer {
  const named = { ...head, chunks: Object.entries(chunks).map(([name, { length }]) => [name, length]) };
  const json = Buffer.from(JSON.stringify(named));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(json.length);
  return Buffer.concat([length, json, ...Object.values(chunks)]);
}

function coarseOf(u: Uint16Array, v: Uint16Array, ids: Uint8Array, fineWidth: number, fineHeight: number): Coarse {
  const [width, height] = [fineWidth >> 1, fineHeight >> 1];
  const coarse: Coarse = {
    width,
    height,
    ids: new Uint8Array(width * height),
    u: new Int32Array(width * height),
    v: new Int32Array(width * height),
  };
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const j = 2 * y * fineWidth + 2 * x;
      coarse.ids[i] = ids[j]!;
      coarse.u[i] = u[j]!;
      coarse.v[i] = v[j]!;
    }
  }
  return coarse;
}

function packPlanes({ u, v, ids, width, height }: Coarse): Buffer {
  const low: number[] = [];
  const high: number[] = [];
  for (const plane of [u, v]) {
    for (let y = 0, i = 0; y < height; y++) {
      for (let x = 0; x < width; x++, i++) {
        if (!ids[i]) continue;
        const difference = zigzag(plane[i]! - predict(plane, ids, i, x, y, width));
        low.push(difference & 255);
        high.push(difference >> 8);
      }
    }
  }
  return brotli(Buffer.concat([Buffer.from(low), Buffer.from(high)]));
}

/** The samples that interpolation gets wrong: the gap to the one before, and what to add, each as low and high bytes. */
function packCorrections(u: Uint16Array, v: Uint16Array, ids: Uint8Array, width: number, coarse: Coarse): Buffer {
  const columns: number[][] = [[], [], [], [], [], []];
  const put = (gap: number, du: number, dv: number) =>
    [gap, zigzag(du), zigzag(dv)].forEach((value, i) => {
      columns[i * 2]!.push(value & 255);
      columns[i * 2 + 1]!.push(value >> 8);
    });
  let last = 0;
  for (let j = 0; j < ids.length; j++) {
    const [x, y] = [j % width, Math.floor(j / width)];
    if (!ids[j] || !((x | y) & 1)) continue;
    between(coarse, x, y, ids[j]!);
    const [du, dv] = [u[j]! - found.u, v[j]! - found.v];
    if (Math.abs(du) + Math.abs(dv) <= tolerance) continue;
    for (; j - last >= 65535; last += 65535) put(65535, 0, 0);
    put(j - last, du, dv);
    last = j;
  }
  return brotli(Buffer.concat(columns.map((column) => Buffer.from(column))));
}

/** Packs the coordinates of a view; `width` and `height` are those of the samples, twice the picture's. */
export function packCoordinates(u: Uint16Array, v: Uint16Array, ids: Uint8Array, width: number, height: number) {
  const coarse = coarseOf(u, v, ids, width, height);
  const rows = Uint8Array.from(ids, (id, j) => (j < width ? id : id ^ ids[j - width]!));
  return { ids: brotli(rows), uv: packPlanes(coarse), fix: packCorrections(u, v, ids, width, coarse) };
}

async function readCoordinates(name: string) {
  const { data, info } = await sharp(path(raw, `${name}_uv.png`))
    .toColourspace('rgb16')
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true });
  const values = new Uint16Array(data.buffer, data.byteOffset, data.length / 2);
  const count = values.length / 3;
  const ids = Uint8Array.from({ length: count }, (_, i) => values[i * 3 + 2]! >> 8);
  const channel = (c: number) =>
    Uint16Array.from({ length: count }, (_, i) => (ids[i] ? values[i * 3 + c]! >> (16 - bits) : 0));
  return { ids, u: channel(0), v: channel(1), width: info.width, height: info.height };
}

async function packView(shape: string, view: string): Promise<number> {
  const name = `${shape}_${view}`;
  const { data, info } = await sharp(path(raw, `${name}_light.png`)).raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const plane = (c: number) => Buffer.from(Uint8Array.from({ length: width * height }, (_, i) => data[i * 3 + c]!));
  const [light, gloss, alpha] = [plane(0), plane(1), plane(2)];
  // Light beside the cloth does not matter: continue it sideways, so that the encoder has no hard edge to spend on.
  for (let i = 0, last = 200; i < light.length; i++) {
    if (i % width === 0) last = 200;
    if (alpha[i]! > 8) last = light[i]!;
    else light[i] = last;
  }
  const grey = (bytes: Buffer) => sharp(bytes, { raw: { width, height, channels: 1 } }).toColourspace('b-w');
  const half = await grey(gloss).resize(width / 2, height / 2).png().toBuffer();
  const cloth = await readCoordinates(name);
  const packed = join(
    { shape, view, W: width, H: height, bits },
    {
      light: await grey(light).avif({ quality: view === 'close' ? 84 : 86, effort: 4 }).toBuffer(),
      gloss: await sharp(half).avif({ quality: 70, effort: 3 }).toBuffer(),
      alpha: await sharp(await grey(alpha).png().toBuffer()).webp({ lossless: true, effort: 4 }).toBuffer(),
      ...packCoordinates(cloth.u, cloth.v, cloth.ids, cloth.width, cloth.height),
    },
  );
  await writeFile(new URL(`${name}.pass`, passes), packed);
  return packed.length;
}

async function packMaps(shape: string): Promise<number> {
  const cfg = JSON.parse(await readFile(new URL(`${shape}.json`, work), 'utf8'));
  const mask = sharp(path(work, `${shape}_mask.png`)).removeAlpha().resize(mapSize, mapSize, { kernel: 'linear' });
  const channel = async (i: number) => sharp(await mask.clone().extractChannel(i).png({ compressionLevel: 1 }).toBuffer());
  const sharpEdged = { lossless: true, nearLossless: true, quality: 60, effort: 4 };
  const isDenim = cfg.tile === 'twill' || Boolean(cfg.wash);
  const chunks: Record<string, Buffer> = {
    r: await (await channel(0)).webp(sharpEdged).toBuffer(),
    g: await (await channel(1)).webp({ quality: 60, effort: 4 }).toBuffer(),
    b: await (await channel(2)).webp(sharpEdged).toBuffer(),
  };
  if (isDenim) {
    chunks.h = await sharp(path(work, `${shape}_height.png`))
      .extractChannel(0)
      .resize(denimHeightSize, denimHeightSize)
      .webp({ quality: 70, effort: 4 })
      .toBuffer();
  }
  const packed = join({ shape, cfg, size: mapSize, hsize: isDenim ? denimHeightSize : 0 }, chunks);
  await writeFile(new URL(`${shape}.maps`, passes), packed);
  return packed.length;
}

if (import.meta.main) {
  const [onlyShape, onlyView] = process.argv.slice(2);
  const rendered = existsSync(raw) ? readdirSync(raw) : [];
  const views = rendered.flatMap((file) => {
    const [, shape, view] = /^(.+)_([a-z]+)_uv\.png$/.exec(file) ?? [];
    return shape && view ? [{ shape, view }] : [];
  });
  await mkdir(passes, { recursive: true });
  for (const shape of new Set(views.map((one) => one.shape))) {
    if (onlyShape && shape !== onlyShape) continue;
    console.log(shape, 'maps', await packMaps(shape));
  }
  for (const { shape, view } of views) {
    if ((onlyShape && shape !== onlyShape) || (onlyView && view !== onlyView)) continue;
    console.log(shape, view, await packView(shape, view));
  }
}
