import { addReview, getReviews } from '@rukav/contract/reviews/calls.ts';
import { reviewSorts } from '@rukav/contract/reviews/limits.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openCatalogue } from '../catalogue/test-catalogue.ts';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { createReviewRepository, reviews } from './index.ts';
import { aPhoto, aReview, sendPhoto } from './test-reviews.ts';

const { db } = await testDatabase();
await openCatalogue(db, [
  { id: 'dress', colours: [{ id: 'dress-red' }, { id: 'dress-blue', family: 'blue' }] },
  { id: 'skirt', colours: [{ id: 'skirt-red' }] },
]);
const kernel = testKernel(db);
const app = await createServer(kernel, [reviews]);
afterAll(() => app.close());

let visitor: Visitor;
beforeEach(async () => {
  visitor = visitorOf(app);
  await db.deleteFrom('review').execute();
  await db.deleteFrom('limit_bucket').execute();
});

const moderate = createReviewRepository(db).moderate;

/** A review that the moderator has published a second after the last one. */
async function publish(review: Parameters<typeof aReview>[0], productId = 'dress-red') {
  const { body } = await visitor.call(addReview, { body: aReview(review, { productId }) });
  await moderate('review', body.id, 'published');
  kernel.clock.move(1000);
  return body.id;
}

const read = async (query: object = {}) =>
  (await visitor.call(getReviews, { query: { productId: 'dress-red', ...query } })).body;
const ratingOf = async (model: string) => {
  const { rating_average, rating_count } = await db
    .selectFrom('model')
    .select(['rating_average', 'rating_count'])
    .where('id', '=', model)
    .executeTakeFirstOrThrow();
  return [rating_average, rating_count];
};

test('a summary counts stars, size fits and recommendations of every colour, and of published reviews alone [REV-01 PDP-08]', async () => {
  await publish({ text: 'Раз', rating: 5, sizeFit: 'match_size', recommended: true, qualityRating: 4 });
  await publish({ text: 'Два', rating: 4, sizeFit: 'small_size', recommended: true }, 'dress-blue');
  await publish({ text: 'Три', rating: 4, sizeFit: 'match_size', recommended: false, qualityRating: 5 });
  await publish({ text: 'О юбке', rating: 1 }, 'skirt-red');
  await visitor.call(addReview, { body: aReview({ text: 'Ждёт', rating: 1 }) });

  const { summary, totalCount } = await read({ pageSize: 1 });

  expect(totalCount).toBe(3);
  expect(summary).toEqual({
    rating: 4.3,
    count: 3,
    ratings: [0, 0, 0, 2, 1],
    sizeFits: { small_size: 1, match_size: 2, large_size: 0 },
    recommended: { yes: 2, answers: 3 },
    fitRating: null,
    qualityRating: 4.5,
    photoAccuracyRating: null,
    photos: [],
  });
});

test('a product that nobody has reviewed has no mean', async () => {
  const { summary } = await read();

  expect([summary.rating, summary.count, summary.ratings]).toEqual([null, 0, [0, 0, 0, 0, 0]]);
});

test('reviews are read by date, by rating, or those with photographs first [API-058]', async () => {
  const { body: photo } = await sendPhoto(visitor, await aPhoto());
  await publish({ text: 'Старый', rating: 3, photoIds: [photo.id] });
  await publish({ text: 'Лучший', rating: 5 });
  await publish({ text: 'Худший', rating: 1 });
  await publish({ text: 'Новый', rating: 3 });

  const orders = reviewSorts.map(async (sort) => {
    const { reviews: shown } = await read({ sort });
    return [sort, shown.map(({ text }) => text)];
  });

  expect(Object.fromEntries(await Promise.all(orders))).toEqual({
    newest: ['Новый', 'Худший', 'Лучший', 'Старый'],
    highest: ['Лучший', 'Новый', 'Старый', 'Худший'],
    lowest: ['Худший', 'Новый', 'Старый', 'Лучший'],
    photos: ['Старый', 'Новый', 'Худший', 'Лучший'],
  });
});

test('an order that does not exist is refused at its field', async () => {
  const { status, errors } = await visitor.call(getReviews, {
    query: { productId: 'dress-red', sort: 'funniest' },
  });

  expect([status, errors[0]?.field]).toEqual([400, 'sort']);
});

test('the newest photographs of all reviews stand in the summary, at most twelve', async () => {
  const ids: string[] = [];
  for (let count = 0; count < 13; count += 1) ids.push((await sendPhoto(visitor, await aPhoto())).body.id);
  await publish({ text: 'Десять', photoIds: ids.slice(0, 10) });
  await publish({ text: 'Ещё три', photoIds: ids.slice(10) });

  const { summary } = await read();

  expect(summary.photos.map(({ id }) => id)).toEqual([...ids.slice(10), ...ids.slice(0, 9)]);
});

test('a listing rates a model by what has been published, also after a review is taken back', async () => {
  const first = await publish({ text: 'Раз', rating: 5 });
  await publish({ text: 'Два', rating: 2 }, 'dress-blue');
  expect(await ratingOf('dress')).toEqual([3.5, 2]);

  await moderate('review', first, 'rejected');
  expect(await ratingOf('dress')).toEqual([2, 1]);
});

test('reviews that are published at once are all counted', async () => {
  const waiting: string[] = [];
  for (let count = 0; count < 8; count += 1)
    waiting.push((await visitor.call(addReview, { body: aReview({ text: `Отзыв ${count}` }) })).body.id);

  await Promise.all(waiting.map((id) => moderate('review', id, 'published')));

  expect(await ratingOf('dress')).toEqual([5, 8]);
});
