import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { acceptedFormat } from '../pictures/accepted-format.ts';
import { checkSize, pictureRoutes } from '../pictures/index.ts';
import { createImageService, type StudioPicture } from './index.ts';

const pictures = new Map<string, StudioPicture>([
  ['sage', { kind: 'garment', shape: 'tee', view: 'front', style: { color: '#8f9c86' } }],
  ['cobalt', { kind: 'garment', shape: 'tee', view: 'front', style: { color: '#2b4aa3' } }],
  ['clay', { kind: 'garment', shape: 'tee', view: 'front', style: { color: '#a4674c' } }],
  [
    'pair',
    {
      kind: 'scene',
      ground: '#d9cfc0',
      garments: [
        { shape: 'tee', view: 'front', style: { color: '#8f9c86' }, x: 0.3, y: 0.55, height: 0.8, turn: -6 },
        { shape: 'tee', view: 'back', style: { color: '#2b4aa3' }, x: 0.75, y: 0.6, height: 0.9 },
      ],
    },
  ],
]);

const faults = vi.fn();
let folder: string;
let images: ReturnType<typeof createImageService>;
const app = fastify();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rukav-images-'));
  images = createImageService({ pictures: () => pictures, kept: { folder, mostBytes: 0, onFault: faults } });
  await app.register(pictureRoutes, { pictures: images });
});

afterAll(async () => {
  await app.close();
  await images.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, accept = 'image/webp', headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept, ...headers } });

describe('sizes', () => {
  test.each(['0x400', '300x0', '-300x400', '300x', 'x400', '3.5x400', 'ax400', '300x400x2'])(
    'a picture of %s is refused with 400 [SHELL-44]',
    async (size) => {
      const response = await get(`/img/${size}/sage`);

      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ errors: [{ code: 'validation' }] });
      expect(response.json().requestId).toBeTruthy();
    },
  );

  test('sizes that no page uses are refused, so that drawing them costs nothing', () => {
    expect(checkSize(301, 401)).toBe('not_offered');
    expect(checkSize(300, 900)).toBe('not_offered');
    expect(checkSize(4000, 4000)).toBe('too_large');
    expect([checkSize(300, 400), checkSize(200, 250), checkSize(1180, 480), checkSize(563, 743)]).toEqual(
      Array(4).fill('allowed'),
    );
  });
});

describe('formats', () => {
  test('the best format that a browser names is sent, and caches are told that it depends on it', async () => {
    const accept = 'image/avif,image/webp,image/apng,*/*;q=0.8';

    const response = await get('/img/300x400/sage', accept);

    expect(response.headers).toMatchObject({ 'content-type': 'image/avif', vary: 'Accept' });
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 300, height: 400 });
  });

  test('a format with weight 0 counts as not named', () => {
    expect(acceptedFormat('image/avif;q=0,image/webp')).toBe('webp');
    expect(acceptedFormat('*/*')).toBe('jpeg');
    expect(acceptedFormat(undefined)).toBe('jpeg');
  });
});

test('a picture that was drawn before has the same bytes from disk', async () => {
  const drawn = await get('/img/200x250/clay');

  const again = await get('/img/200x250/clay');

  expect(createHash('sha1').update(again.rawPayload).digest('hex')).toBe(
    createHash('sha1').update(drawn.rawPayload).digest('hex'),
  );
  expect((await readdir(join(folder, 'cl'))).filter((name) => name.includes('200x250'))).toEqual([
    'clay_200x250.webp',
  ]);
});

test('a browser that has the picture is told so', async () => {
  const { headers } = await get('/img/300x400/sage');

  const response = await get('/img/300x400/sage', 'image/webp', { 'if-none-match': String(headers.etag) });

  expect(response.statusCode).toBe(304);
});

test('an unknown picture is 404 in the envelope of every refusal', async () => {
  const response = await get('/img/300x400/nobody-1234567');

  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ errors: [{ code: 'not_found' }] });
});

test('a picture that the disk does not take is answered all the same, and the fault is told', async () => {
  await writeFile(join(folder, 'co'), 'a file where a folder should be');

  const response = await get('/img/96x128/cobalt');

  expect(response.statusCode).toBe(200);
  expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 96, height: 128 });
  expect(faults).toHaveBeenCalledWith(expect.any(Error));
  await rm(join(folder, 'co'));
});

/** Waits for what lasts only as long as a picture is drawn: it is looked for often. */
const soon = (isSo: () => void) => vi.waitFor(isSo, { interval: 2, timeout: 10_000 });

test('at most two pictures are drawn at once, and equal requests share one drawing', async () => {
  const codes = ['sage', 'cobalt', 'clay'].flatMap((code) => [
    `/img/240x320/${code}`,
    `/img/240x320/${code}`,
  ]);
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, images.drawing())), 2);

  const responses = await Promise.all(codes.map((url) => get(url)));
  clearInterval(watch);

  expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
  expect(most).toBe(2);
});

test('a picture that nobody waits for any more is not drawn; one that somebody still wants is', async () => {
  const busy = ['sage', 'cobalt'].map((code) => get(`/img/900x1200/${code}`));
  await soon(() => expect(images.drawing()).toBe(2));
  const [first, second] = [new AbortController(), new AbortController()];
  const ask = (code: string, { signal }: AbortController) =>
    images.image({ code, width: 480, height: 640, format: 'webp' }, signal);
  const left = ask('clay', first).catch(String);
  const shared = [ask('pair', first), ask('pair', second)];
  await soon(() => expect(images.waiting()).toBe(2));

  first.abort();

  expect(await left).toContain('Nobody waits');
  await Promise.all([...busy, ...shared]);
  const drawn = await readdir(folder, { recursive: true });
  expect(drawn.filter((name) => name.includes('480x640'))).toEqual(['pa/pair_480x640.webp']);
});

test('a browser that leaves does not keep its picture waiting', async () => {
  const busy = ['sage', 'cobalt'].map((code) => get(`/img/900x1200/${code}`, 'image/jpeg'));
  await soon(() => expect(images.drawing()).toBe(2));
  const leaving = new AbortController();
  const asked = app.inject({ url: '/img/512x683/clay', signal: leaving.signal }).catch(() => undefined);
  await soon(() => expect(images.waiting()).toBe(1));

  leaving.abort();

  await asked;
  await soon(() => expect(images.waiting()).toBe(0));
  await Promise.all(busy);
});

test('pictures are drawn ahead one after another, and are there when they are asked for', async () => {
  const ahead = ['sage', 'cobalt', 'clay'].map((code) => ({
    code,
    width: 96,
    height: 128,
    format: 'webp' as const,
  }));
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, images.drawing())), 2);

  await images.drawAhead(ahead);
  clearInterval(watch);

  expect(most).toBe(1);
  expect((await readdir(folder, { recursive: true })).filter((name) => name.includes('96x128'))).toHaveLength(
    3,
  );
});

test('nothing is drawn ahead while somebody waits for a picture', async () => {
  const order: string[] = [];
  const asked = Promise.all(
    ['sage', 'cobalt', 'clay'].map((code) => get(`/img/360x480/${code}`).then(() => order.push(code))),
  );
  await soon(() => expect(images.drawing()).toBe(2));
  const ahead = images
    .drawAhead([{ code: 'sage', width: 100, height: 133, format: 'webp' }])
    .then(() => order.push('ahead'));

  await Promise.all([asked, ahead]);

  expect(order.at(-1)).toBe('ahead');
});

test('nothing is drawn ahead while the backend has much to do', async () => {
  let [rounds, most] = [0, 0];
  const work = async (count: number) => {
    for (const end = rounds + count; rounds < end; rounds++) {
      for (const until = performance.now() + 10; performance.now() < until;)
        most = Math.max(most, images.drawing());
      await nextTurn();
    }
  };
  const ahead = images.drawAhead([{ code: 'clay', width: 120, height: 160, format: 'webp' }]);

  await work(100);
  expect(most).toBe(0);
  await ahead;

  expect(
    (await readdir(folder, { recursive: true })).filter((name) => name.includes('120x160')),
  ).toHaveLength(1);
});

test('a banner of several garments has the asked size and ground', async () => {
  const response = await get('/img/1180x480/pair', 'image/jpeg');

  const { data, info } = await sharp(response.rawPayload).raw().toBuffer({ resolveWithObject: true });

  expect([info.width, info.height]).toEqual([1180, 480]);
  expect(Math.abs((data[0] ?? 0) - 0xd9)).toBeLessThan(4);
});
