import { expect, test } from 'vitest';
import { Review } from '@rukav/contract/reviews/schemas.ts';
import { demoPictures, demoSeed, demoShop } from '../index.ts';

const now = new Date('2026-11-21T09:00:00Z');
const { catalogue, written } = demoShop({ seed: demoSeed, now });
const { reviews, questions } = written;
const modelOf = new Map(catalogue.products.map(({ id, modelId }) => [id, modelId]));

test('most models have a few reviews, some have none, none has a crowd', () => {
  const counts = Map.groupBy(reviews, ({ productId }) => modelOf.get(productId));
  const silent = catalogue.models.filter(({ id }) => !counts.has(id)).length;

  expect(silent / catalogue.models.length).toBeGreaterThan(0.05);
  expect(silent / catalogue.models.length).toBeLessThan(0.3);
  expect(Math.max(...[...counts.values()].map((list) => list.length))).toBeLessThan(45);
});

test('they are written in both languages, with every mark, size fit and use that there is', () => {
  const values = (key: 'rating' | 'sizeFit' | 'timeUsage' | 'recommended' | 'locale') =>
    new Set(reviews.map((review) => review[key])).size;

  expect(values('locale')).toBe(3);
  expect([values('rating'), values('sizeFit'), values('timeUsage'), values('recommended')]).toEqual([
    5, 3, 4, 3,
  ]);
});

test('no model has the same text twice, and of all texts a third is told only once', () => {
  const texts = Map.groupBy(reviews, ({ text }) => text);
  const perModel = new Set(reviews.map(({ productId, text }) => `${modelOf.get(productId)} ${text}`));

  expect(perModel.size).toBe(reviews.length);
  expect([...texts.values()].filter(({ length }) => length === 1).length / reviews.length).toBeGreaterThan(
    0.3,
  );
});

test('a review is one that the contract takes, of a time before now', () => {
  for (const review of reviews) {
    const { success } = Review.safeParse({
      rating: review.rating,
      sizeFit: review.sizeFit,
      text: review.text,
      advantages: review.advantages,
      disadvantages: review.disadvantages,
      authorName: review.author,
    });
    expect([success, Date.parse(review.createdAt) < now.getTime()]).toEqual([true, true]);
  }
});

test('some come with photographs, which the studio can draw', () => {
  const photos = reviews.flatMap((review) => review.photos);
  const pictures = demoPictures(demoSeed);

  expect(photos.length).toBeGreaterThan(300);
  expect(photos.filter((code) => !pictures.has(code))).toEqual([]);
});

test('most questions are answered by the shop, in the language in which they were asked', () => {
  const answered = questions.filter(({ answer }) => answer !== null);
  const isKazakh = (text: string) => /[әғқңөұүі]/i.test(text);

  expect(answered.length / questions.length).toBeGreaterThan(0.7);
  expect(answered.length).toBeLessThan(questions.length);
  for (const { locale, answer } of answered) expect(isKazakh(answer ?? '')).toBe(locale === 'kk-KZ');
});
