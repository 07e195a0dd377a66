import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addPhoto, addReview, askQuestion, getReviews } from '@rukav/contract/reviews/calls.ts';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openCatalogue } from '../catalogue/test-catalogue.ts';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { createReviewRepository, reviews } from './index.ts';
import { createPhotoStore } from './photo-store.ts';
import { aPhoto, aQuestion, aReview, sendPhoto } from './test-reviews.ts';

const { db } = await testDatabase();
await openCatalogue(db, [{ id: 'dress', colours: [{ id: 'dress-red' }] }]);
const dataDir = await mkdtemp(join(tmpdir(), 'rukav-photos-'));
const kernel = testKernel(db, { RUKAV_DATA: dataDir });
const app = await createServer(kernel, [reviews]);
afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true });
});

let visitor: Visitor;
beforeEach(async () => {
  visitor = visitorOf(app);
  await db.deleteFrom('limit_bucket').execute();
});

const seen = (id: string) => app.inject(`/img/reviews/${id}`);
const kept = async () =>
  (await readdir(join(dataDir, 'review-photos'), { recursive: true })).filter((name) =>
    name.endsWith('.jpg'),
  );
const published = async (photoIds: string[], text: string) => {
  const { body } = await visitor.call(addReview, { body: aReview({ photoIds, text }) });
  await createReviewRepository(db).moderate('review', body.id, 'published');
};

test('a photograph is sent first, its id goes with the review, and both are seen once published [REV-21 API-059]', async () => {
  const { body } = await sendPhoto(visitor, await aPhoto());
  expect((await seen(body.id)).statusCode).toBe(404);

  await published([body.id], 'С фотографией');

  const list = await visitor.call(getReviews, { query: { productId: 'dress-red' } });
  expect(list.body.reviews[0]?.photos).toEqual([{ id: body.id, width: 40, height: 60 }]);
  const picture = await seen(body.id);
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
});

test('what a camera wrote into a photograph is gone, and it stands upright', async () => {
  const original = await aPhoto();
  expect((await sharp(original).metadata()).exif?.toString('latin1')).toContain('Secret');
  const { body } = await sendPhoto(visitor, original);
  await published([body.id], 'Без следов');

  const { rawPayload } = await seen(body.id);

  const { exif, orientation, width, height } = await sharp(rawPayload).metadata();
  expect({ exif, orientation, width, height }).toEqual({
    exif: undefined,
    orientation: undefined,
    width: 40,
    height: 60,
  });
});

test('a large photograph is scaled until its longer side has 1600 pixels', async () => {
  const { body } = await sendPhoto(visitor, await aPhoto('png', 2400, 1200));

  const row = await db.selectFrom('review_photo').selectAll().where('id', '=', body.id).executeTakeFirst();
  expect([row?.width, row?.height]).toEqual([800, 1600]);
});

test('a list gets a photograph small, and it is removed with the large one [REV-21]', async () => {
  const { body } = await sendPhoto(visitor, await aPhoto('jpeg', 1200, 900));
  expect((await seen(`${body.id}/small`)).statusCode).toBe(404);
  await published([body.id], 'Для списка');

  const [first, again] = [await seen(`${body.id}/small`), await seen(`${body.id}/small`)];

  const { width, height } = await sharp(first.rawPayload).metadata();
  expect([width, height]).toEqual([288, 384]);
  expect(again.rawPayload).toEqual(first.rawPayload);
  await createPhotoStore(dataDir).remove(body.id);
  expect((await kept()).filter((name) => name.includes(body.id))).toEqual([]);
});

test('a photograph that is one of the shop’s own pictures leads to that picture', async () => {
  const { body } = await visitor.call(addReview, { body: aReview({ text: 'Со снимком магазина' }) });
  await createReviewRepository(db).moderate('review', body.id, 'published');
  const id = randomUUID();
  await db
    .insertInto('review_photo')
    .values({
      id,
      review_id: body.id,
      picture: 'dress-red',
      width: 900,
      height: 1200,
      created_at: kernel.clock.now(),
    })
    .execute();

  const [large, small] = [await seen(id), await seen(`${id}/small`)];

  expect([large.statusCode, large.headers.location]).toEqual([302, '/img/900x1200/dress-red']);
  expect(small.headers.location).toBe('/img/300x400/dress-red');
});

const sevenMegabytes = 7 * 1024 * 1024;
const torn = async () => (await aPhoto('jpeg', 400, 400)).subarray(0, 700);
const bomb = async () => aPhoto('png', 9000, 9000);

test.each([
  ['a WebP that is called фото.jpg', 'photo_format_invalid', 'REV-19 ERR-066', () => aPhoto('webp')],
  ['an SVG', 'photo_format_invalid', 'REV-19', async () => Buffer.from('<svg/>')],
  ['an empty file', 'photo_format_invalid', 'REV-19', async () => Buffer.alloc(0)],
  ['half a JPEG', 'photo_unreadable', 'ERR-068', torn],
  ['a small file of 81 million pixels', 'photo_unreadable', 'ERR-068', bomb],
  ['more than 7 MB', 'photo_too_large', 'REV-20 ERR-067', async () => Buffer.alloc(sevenMegabytes + 1, 0xff)],
])('%s is refused as %s [%s]', async (_what, code, _rows, bytes) => {
  const before = await db.selectFrom('review_photo').select('id').execute();

  const { status, errors } = await sendPhoto(visitor, await bytes());

  expect([status, errors[0]?.code, errors[0]?.field]).toEqual([422, code, 'photo']);
  expect(await db.selectFrom('review_photo').select('id').execute()).toHaveLength(before.length);
});

test('a PNG of exactly 7 MB is read [REV-19 REV-20]', async () => {
  const png = await aPhoto('png');
  const padded = Buffer.concat([png, Buffer.alloc(sevenMegabytes - png.length)]);

  expect((await sendPhoto(visitor, padded)).status).toBe(200);
});

test.each([
  ['JSON', { body: { photo: 'x' } }, 415],
  ['a form that is none', { body: 'x', headers: { 'content-type': 'multipart/form-data; boundary=y' } }, 400],
  ['a form without a boundary', { body: 'x', headers: { 'content-type': 'multipart/form-data' } }, 400],
  [
    'far too much',
    { body: Buffer.alloc(8 * 1024 * 1024), headers: { 'content-type': 'multipart/form-data; boundary=y' } },
    413,
  ],
])('%s is refused', async (_what, sent, status) => {
  expect((await visitor.call(addPhoto, sent)).status).toBe(status);
});

test('a form without a photograph says so at the photograph', async () => {
  const { status, errors } = await sendPhoto(visitor, await aPhoto(), 'a.jpg', 'file');

  expect([status, errors[0]?.field, errors[0]?.params?.check]).toEqual([400, 'photo', 'empty']);
});

test('another page cannot send a photograph in a visitor’s name', async () => {
  const request = new Response(new FormData());
  const { status } = await visitor.call(addPhoto, {
    body: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '', 'sec-fetch-site': 'cross-site' },
  });

  expect(status).toBe(403);
});

test('ten photographs go with a question, an eleventh does not [REV-18]', async () => {
  const photoIds: string[] = [];
  for (let count = 0; count < 11; count += 1) {
    photoIds.push((await sendPhoto(visitor, await aPhoto())).body.id);
  }
  const ask = (ids: string[]) =>
    visitor.call(askQuestion, { params: { id: 'dress-red' }, body: aQuestion({ photoIds: ids }) });

  expect((await ask(photoIds)).errors[0]?.field).toBe('photoIds');
  expect((await ask(photoIds.slice(0, 10))).status).toBe(200);
});

test('a photograph belongs to one text, and a text that loses its photographs is not kept', async () => {
  const { body } = await sendPhoto(visitor, await aPhoto());
  await visitor.call(addReview, { body: aReview({ photoIds: [body.id], text: 'Моя' }) });

  const again = await visitor.call(addReview, { body: aReview({ photoIds: [body.id], text: 'Ещё раз' }) });

  expect([again.status, again.codes]).toEqual([404, ['photo_not_found']]);
  const left = await db.selectFrom('review').select('id').where('text', '=', 'Ещё раз').execute();
  expect(left).toEqual([]);
});

test('a photograph that no text takes within a day is thrown away', async () => {
  const { body } = await sendPhoto(visitor, await aPhoto());
  const isKept = async () => (await kept()).some((name) => name.includes(body.id));
  const [sweep] = reviews.jobs?.(kernel) ?? [];
  kernel.clock.move(23 * 3_600_000);
  await sweep?.run({});
  expect(await isKept()).toBe(true);

  kernel.clock.move(2 * 3_600_000);
  await sweep?.run({});

  expect(await isKept()).toBe(false);
});
