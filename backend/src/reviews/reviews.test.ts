import { addReview, askQuestion, getQuestions, getReviews } from '@rukav/contract/reviews/calls.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openCatalogue } from '../catalogue/test-catalogue.ts';
import { testDatabase } from '../database/test-database.ts';
import { storeMoment } from '../delivery/index.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { createReviewRepository, reviews } from './index.ts';
import { aQuestion, aReview } from './test-reviews.ts';

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
  await db.deleteFrom('question').execute();
  await db.deleteFrom('limit_bucket').execute();
});

const send = (body: unknown, headers: Record<string, string> = {}, by = visitor) =>
  by.call(addReview, { body, headers });
const ask = (body: unknown, id = 'dress-red') => visitor.call(askQuestion, { params: { id }, body });
const read = async (productId = 'dress-red', query: object = {}) =>
  (await visitor.call(getReviews, { query: { productId, ...query } })).body;
const publish = (kind: 'review' | 'question', id: string) =>
  createReviewRepository(db).moderate(kind, id, 'published');
const long = 'я'.repeat(1501);

test('a review with name, city, rating, size fit and text is enough, and waits for a moderator [REV-12 API-057]', async () => {
  const { status, body } = await send(aReview());

  expect([status, body.state]).toEqual([200, 'moderation']);
  expect(await read()).toMatchObject({ reviews: [], totalCount: 0, pageNumber: 0, isEnabled: true });
});

test('a review of a member whose account was erased is read without a name', async () => {
  const { body } = await send(aReview());
  await publish('review', body.id);
  await db.updateTable('review').set({ author: '' }).where('id', '=', body.id).execute();

  expect((await read()).reviews).toMatchObject([{ id: body.id, authorName: '' }]);
});

test('a published review is read with all it says, at every colour of the model [REV-01 REV-02 REV-03 API-058]', async () => {
  const whole = {
    fitRating: 4,
    qualityRating: 3,
    photoAccuracyRating: 2,
    sizeFit: 'large_size',
    timeUsage: 'over_six_months',
    advantages: 'Ткань',
    disadvantages: 'Пояс',
    recommended: false,
  } as const;
  const { body } = await send(aReview(whole));

  await publish('review', body.id);

  const { reviews: seen, totalCount } = await read('dress-blue', { locale: 'kk-KZ' });
  expect(totalCount).toBe(1);
  expect(seen[0]).toEqual({
    ...whole,
    id: body.id,
    rating: 5,
    text: 'Село как надо.',
    authorName: 'Анна',
    cityName: 'Москва (қаз.)',
    lang: 'ru',
    photos: [],
    createdAt: storeMoment(kernel.clock.now(), 'RUB'),
  });
  expect((await read('skirt-red')).totalCount).toBe(0);
});

test.each([
  ['review.authorName', { authorName: ' ' }, 'REV-04'],
  ['review.authorName', { authorName: 'Анна\nБанк' }, 'REV-04'],
  ['review.rating', { rating: undefined }, 'REV-06'],
  ['review.rating', { rating: 0 }, 'REV-06'],
  ['review.rating', { rating: 6 }, 'REV-06'],
  ['review.sizeFit', { sizeFit: undefined }, 'REV-07'],
  ['review.sizeFit', { sizeFit: 'huge' }, 'REV-02'],
  ['review.timeUsage', { timeUsage: 'year' }, 'REV-03'],
  ['review.text', { text: ' \n' }, 'REV-08'],
  ['review.advantages', { advantages: long }, 'REV-09'],
  ['review.disadvantages', { disadvantages: long }, 'REV-10'],
  ['review.text', { text: long }, 'REV-11'],
  ['review.photoIds', { photoIds: Array.from({ length: 11 }, () => crypto.randomUUID()) }, 'REV-18'],
])('a review is refused at %s for %j [%s]', async (field, changes, _row) => {
  const { status, errors } = await send(aReview(changes as object));

  expect([status, errors.map((error) => [error.code, error.field])]).toEqual([400, [['validation', field]]]);
});

test.each([
  ['no city', { cityId: undefined }, 'cityId', 400],
  ['a city that is not known', { cityId: 99 }, 'cityId', 404],
  ['a product that is not known', { productId: 'coat' }, 'productId', 404],
  ['no agreement to the rules', { agreement: { personalData: true } }, 'agreement.rules', 400],
  ['no agreement to the data', { agreement: { rules: true } }, 'agreement.personalData', 400],
])('a review with %s is refused [REV-05 REV-13]', async (_what, changes, field, status) => {
  const answer = await send(aReview({}, changes as object));

  expect([answer.status, answer.errors[0]?.field]).toEqual([status, field]);
});

test('1500 characters are taken whole [REV-09 REV-10 REV-11 REV-16]', async () => {
  const text = 'ж'.repeat(1500);

  const review = await send(aReview({ text, advantages: text, disadvantages: text }));
  const question = await ask(aQuestion({ text }));

  expect([review.status, question.status]).toEqual([200, 200]);
});

test('the same text of the same visitor is told at the text, however it is spaced [ERR-063]', async () => {
  await send(aReview());
  await ask(aQuestion());

  const review = await send(aReview({ text: ' село  КАК надо. ', rating: 1 }));
  const question = await ask(aQuestion({ text: 'садится ли после стирки?' }));

  expect([review.status, review.errors]).toEqual([
    409,
    [
      {
        code: 'text_already_sent',
        field: 'review.text',
        message: 'Этот текст вы уже отправляли. Измените его',
      },
    ],
  ]);
  expect([question.status, question.codes]).toEqual([409, ['text_already_sent']]);
});

test('somebody else may say the same, and the same may be said of another product', async () => {
  await send(aReview());

  const answers = [
    await send(aReview(), {}, visitorOf(app)),
    await send(aReview({}, { productId: 'skirt-red' })),
  ];

  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

test('a repeat with the same key gets the first answer and is no duplicate', async () => {
  const headers = { 'idempotency-key': 'once' };
  const [first, again] = [await send(aReview(), headers), await send(aReview(), headers)];

  expect(again.body).toEqual(first.body);
  expect(await db.selectFrom('review').selectAll().execute()).toHaveLength(1);
});

test('two that come at once with the same text leave one', async () => {
  await send(aReview({ text: 'Начнём' }));

  const answers = await Promise.all([send(aReview()), send(aReview()), send(aReview())]);

  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
});

test('agreements are kept in the ledger', async () => {
  const before = await db.selectFrom('consent').selectAll().execute();
  await send(aReview());
  await ask(aQuestion());

  const rows = await db.selectFrom('consent').select(['purpose', 'channel']).execute();
  expect(rows.slice(before.length).map(({ purpose, channel }) => `${channel} ${purpose}`)).toEqual([
    'review rules',
    'review personal_data',
    'question rules',
    'question personal_data',
  ]);
});

test('a question is published with the answer of the shop; its e-mail never leaves [REV-14 API-055 API-056]', async () => {
  const { body } = await ask(aQuestion({ email: 'aigul@example.test' }));
  await db.updateTable('question').set({ answer: 'Нет, не садится.' }).where('id', '=', body.id).execute();
  const readQuestions = () => visitor.call(getQuestions, { params: { id: 'dress-blue' } });
  expect((await readQuestions()).body.totalCount).toBe(0);

  await publish('question', body.id);

  const { text, body: seen } = await readQuestions();
  expect(seen.questions).toEqual([
    {
      id: body.id,
      author: 'Айгүл',
      text: 'Садится ли после стирки?',
      lang: 'ru',
      photos: [],
      answer: 'Нет, не садится.',
      createdAt: storeMoment(kernel.clock.now(), 'RUB'),
    },
  ]);
  expect(text).not.toContain('example.test');
});

test.each([
  ['text', { text: '  ' }, 'REV-15'],
  ['text', { text: long }, 'REV-16'],
  ['agreement.rules', { agreement: { personalData: true } }, 'REV-17'],
  ['email', { email: 'почта' }, 'REV-14'],
  ['productId', { productId: 'skirt-red' }, 'REV-14'],
])('a question is refused at %s for %j [%s]', async (field, changes, _row) => {
  const { status, errors } = await ask(aQuestion(changes as object));

  expect([status, errors.map((error) => error.field)]).toEqual([400, [field]]);
});

test('a list is read page by page, newest first', async () => {
  for (const text of ['Первый', 'Второй', 'Третий']) {
    const { body } = await send(aReview({ text }));
    await publish('review', body.id);
    kernel.clock.move(1000);
  }

  const page = await read('dress-red', { pageNumber: 1, pageSize: 2 });

  expect([page.totalCount, page.reviews.map(({ text }) => text)]).toEqual([3, ['Первый']]);
  expect((await read()).reviews.map(({ text }) => text)).toEqual(['Третий', 'Второй', 'Первый']);
});

test('whoever sends too many is asked to wait', async () => {
  const statuses: number[] = [];
  await send(aReview({ text: 'Начнём' }));
  for (let count = 0; count < 21; count += 1)
    statuses.push((await send(aReview({ text: `Отзыв ${count}` }))).status);

  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
});

test('while reviews are switched off nothing is shown and nothing is taken [ERR-064 FLAG-07]', async () => {
  const { body } = await send(aReview());
  await publish('review', body.id);
  await kernel.flags.set('reviewsAndQuestions', false);

  const [seen, sent] = [await read(), await ask(aQuestion())];

  await kernel.flags.set('reviewsAndQuestions', true);
  expect([seen.totalCount, seen.isEnabled]).toEqual([0, false]);
  expect([sent.status, sent.codes]).toEqual([503, ['upstream_unavailable']]);
});
