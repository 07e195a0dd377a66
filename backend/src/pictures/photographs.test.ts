import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createPhotographs, firstOf, pictureRoutes, type PictureSource } from './index.ts';

let root: string;
let folder: string;
let photographs: PictureSource;
const faults = vi.fn();
const app = fastify({ routerOptions: { maxParamLength: 500 } });

const photograph = (width: number, height: number, background = '#9b2c2c') =>
  sharp({ create: { width, height, channels: 3, background } });

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'rukav-photographs-'));
  folder = join(root, 'retailer');
  await mkdir(join(folder, 'deeper'), { recursive: true });
  await photograph(900, 1200).jpeg().toFile(join(folder, 'dress-1001.JPG'));
  await photograph(1200, 900).withMetadata({ orientation: 6 }).jpeg().toFile(join(folder, 'turned.jpg'));
  await photograph(600, 800).png().toFile(join(folder, 'skirt_2.png'));
  await photograph(600, 800).jpeg().toFile(join(root, 'secret.jpg'));
  await photograph(600, 800)
    .jpeg()
    .toFile(join(folder, 'deeper', 'inner.jpg'));
  await symlink(join(root, 'secret.jpg'), join(folder, 'linked.jpg'));
  await writeFile(join(folder, 'torn.jpg'), 'no photograph');
  await writeFile(join(folder, 'prices.csv'), 'dress-1001;1999');
  photographs = createPhotographs({
    folder,
    kept: { folder: join(root, 'kept'), mostBytes: 0, onFault: faults },
  });
  await app.register(pictureRoutes, { pictures: firstOf([photographs]) });
});

afterAll(async () => {
  await app.close();
  await photographs.close();
  await rm(root, { recursive: true });
});

const get = (url: string, accept = 'image/webp', headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept, ...headers } });

test.each([
  ['image/avif,image/webp,*/*', 'avif', 'heif'],
  ['image/webp,*/*', 'webp', 'webp'],
  ['*/*', 'jpeg', 'jpeg'],
])('a retailer’s photograph is cut to the size and sent as the best of %s', async (accept, type, format) => {
  const { statusCode, headers, rawPayload } = await get('/img/300x400/dress-1001', accept);

  expect([statusCode, headers['content-type'], headers.vary]).toEqual([200, `image/${type}`, 'Accept']);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format, width: 300, height: 400 });
});

test('a picture that is shared is a JPEG, whatever is accepted', async () => {
  const { headers } = await get('/img/300x400/dress-1001?format=jpeg', 'image/avif,image/webp,*/*');

  expect(headers['content-type']).toBe('image/jpeg');
});

test('every shape that pages use is cut from the middle', async () => {
  for (const size of ['200x250', '480x480', '1200x630']) {
    const { rawPayload } = await get(`/img/${size}/skirt_2`, 'image/jpeg');
    const { width, height } = await sharp(rawPayload).metadata();

    expect(`${width}x${height}`).toBe(size);
  }
});

test('a photograph stands upright, and what the camera wrote into it does not leave', async () => {
  const { rawPayload } = await get('/img/300x400/turned', 'image/jpeg');

  const { orientation, exif, width, height } = await sharp(rawPayload).metadata();
  expect([orientation, exif, width, height]).toEqual([undefined, undefined, 300, 400]);
});

test('a photograph that has been replaced is sent anew', async () => {
  const before = await get('/img/96x128/skirt_2');
  const tag = { 'if-none-match': String(before.headers.etag) };
  const same = await get('/img/96x128/skirt_2', 'image/webp', tag);

  await photograph(600, 900, '#1d5c3a').png().toFile(join(folder, 'skirt_2.png'));
  const after = await get('/img/96x128/skirt_2', 'image/webp', tag);

  expect([same.statusCode, after.statusCode]).toEqual([304, 200]);
  expect(before.headers['cache-control']).not.toContain('immutable');
  const { dominant } = await sharp(after.rawPayload).stats();
  expect(dominant.g).toBeGreaterThan(dominant.r);
});

test('a photograph that was cut before comes from disk', async () => {
  await get('/img/100x133/dress-1001');
  await get('/img/100x133/dress-1001');

  const kept = await readdir(join(root, 'kept'), { recursive: true });
  expect(kept.filter((name) => name.includes('100x133'))).toHaveLength(1);
});

test.each([
  '..%2fsecret',
  '..%5csecret',
  '%2e%2e%2fsecret',
  '..%252fsecret',
  '%2fetc%2fpasswd',
  'deeper%2finner',
  'dress-1001.JPG',
  'linked',
  'prices',
  'nobody',
  '%00',
  '.',
  'ё',
  'x'.repeat(300),
])('nothing is found under the code %s', async (code) => {
  const { statusCode, body } = await get(`/img/300x400/${code}`);

  expect([statusCode, JSON.parse(body).errors?.[0]?.code ?? 'not_found']).toEqual([404, 'not_found']);
});

test('a file that is no photograph counts as absent, and the log is told', async () => {
  const { statusCode } = await get('/img/300x400/torn');

  expect(statusCode).toBe(404);
  expect(faults).toHaveBeenCalledWith(expect.any(Error));
});

test.each(['301x401', '0x400', '5000x5000'])('the size %s is not offered [SHELL-44]', async (size) => {
  expect((await get(`/img/${size}/dress-1001`)).statusCode).toBe(400);
});

test('equal wishes at one moment share one cutting', async () => {
  const replies = await Promise.all(Array.from({ length: 12 }, () => get('/img/750x1000/dress-1001')));

  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  const kept = await readdir(join(root, 'kept'), { recursive: true });
  expect(kept.filter((name) => name.includes('750x1000'))).toHaveLength(1);
});

test('of several sources the first that knows a code has it', async () => {
  const one: PictureSource = {
    find: async (code) => (code === 'dress-1001' ? { version: 'own', isLasting: true } : undefined),
    image: async () => new Uint8Array([1]),
    close: async () => {},
  };
  const both = firstOf([one, photographs]);

  expect(await both.find('dress-1001')).toEqual({ version: 'own', isLasting: true });
  expect(await both.find('turned')).toMatchObject({ isLasting: false });
  expect(await both.find('nobody')).toBeUndefined();
});
