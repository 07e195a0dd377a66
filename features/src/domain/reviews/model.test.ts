import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { profileCleared } from '../profile/index.ts';
import { question, review } from './model.ts';
import { aVisit, codesOf, fullQuestion, fullReview, lost, refusing } from './review-builders.ts';

type Visit = ReturnType<typeof aVisit>;
type Form = typeof review | typeof question;

const open = ({ scope }: Visit, form: Form = review, productId = 'dress') =>
  allSettled(form.opened, { scope, params: productId });
const change = ({ scope }: Visit, changes: Partial<typeof fullReview>) =>
  allSettled(review.changed, { scope, params: changes });
const submit = ({ scope }: Visit, form: Form = review) => allSettled(form.form.submitted, { scope });

async function aFilledReview(visit: Visit, changes: Partial<typeof fullReview> = {}) {
  await open(visit);
  await change(visit, { ...fullReview, ...changes });
  await submit(visit);
  return visit;
}

test('nothing is told to be wrong before the first attempt, and then everything that is asked for [REV-04 REV-06 REV-07 REV-08 REV-13]', async () => {
  const visit = aVisit();
  await open(visit);
  expect(codesOf(visit.scope.getState(review.form.$shown))).toEqual({});

  await submit(visit);

  expect(codesOf(visit.scope.getState(review.form.$shown))).toEqual({
    rating: 'required',
    sizeFit: 'required',
    text: 'required',
    author: 'required',
    rules: 'required',
    personalData: 'required',
  });
  expect(visit.sent).toEqual([]);
});

test('a review goes out with the city of the session and nothing that was not filled in [REV-01 REV-05 REV-12 API-057]', async () => {
  const visit = await aFilledReview(aVisit());

  expect(visit.sent).toEqual([
    {
      path: '/products/review',
      key: 'key-1',
      body: {
        productId: 'dress',
        cityId: 524901,
        review: {
          rating: 5,
          sizeFit: 'match_size',
          text: 'Село как надо.',
          advantages: '',
          disadvantages: '',
          authorName: 'Анна',
          photoIds: [],
        },
        agreement: { rules: true, personalData: true },
      },
    },
  ]);
  expect(visit.scope.getState(review.$isSent)).toBe(true);
});

test('a question needs its text and the agreements alone [REV-14 REV-15 REV-17 API-056]', async () => {
  const visit = aVisit();
  await open(visit, question);
  await submit(visit, question);
  expect(codesOf(visit.scope.getState(question.form.$shown))).toEqual({
    text: 'required',
    rules: 'required',
    personalData: 'required',
  });

  await allSettled(question.changed, {
    scope: visit.scope,
    params: { ...fullQuestion, email: ' anna@example.test ' },
  });
  await submit(visit, question);

  expect(visit.sent[0]?.body).toMatchObject({ productId: 'dress', author: '', email: 'anna@example.test' });
});

test.each([
  ['the network', lost, 'failed'],
  ['the service', refusing('upstream_unavailable', 503), 'failed'],
  ['the limit', refusing('too_many_requests', 429), 'tooMany'],
  ['the catalogue', refusing('product_not_found', 404), 'productGone'],
])(
  'what is written stays when %s fails it, and the form says so [REV-24 ERR-064]',
  async (_what, reply, notice) => {
    const visit = await aFilledReview(aVisit({ '/products/review': reply }));

    expect(visit.scope.getState(review.$notice)).toBe(notice);
    expect(visit.scope.getState(review.$draft)).toMatchObject(fullReview);
    expect(visit.scope.getState(review.$isSent)).toBe(false);
  },
);

test('a text that was sent before is told at the text until it is changed [ERR-063]', async () => {
  const visit = await aFilledReview(aVisit({ '/products/review': refusing('text_already_sent') }));
  expect(codesOf(visit.scope.getState(review.form.$shown))).toEqual({ text: 'already' });
  expect(visit.scope.getState(review.$draft).text).toBe(fullReview.text);

  await change(visit, { text: 'Другое' });

  expect(codesOf(visit.scope.getState(review.form.$shown))).toEqual({});
});

test('the same text is sent again under its key, another one under another', async () => {
  const visit = await aFilledReview(aVisit({ '/products/review': lost }));

  await submit(visit);
  await change(visit, { text: 'Другое' });
  await submit(visit);

  expect(visit.sent.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-2']);
});

test('a draft waits for its product when the form is closed or another product is written about', async () => {
  const visit = aVisit();
  await open(visit);
  await change(visit, { text: 'Начало', rating: 4 });

  await open(visit, review, 'skirt');
  expect(visit.scope.getState(review.$draft)).toMatchObject({ text: '', rating: null });
  await open(visit);

  expect(visit.scope.getState(review.$draft)).toMatchObject({ text: 'Начало', rating: 4 });
});

test('what has arrived is not kept: the form opens empty again', async () => {
  const visit = await aFilledReview(aVisit());

  await open(visit);

  expect(visit.scope.getState(review.$isSent)).toBe(false);
  expect(visit.scope.getState(review.$draft)).toMatchObject({ text: '', rating: null, city: 'Москва' });
});

test('nothing of what was written stays for the next person once its writer has signed out', async () => {
  const visit = aVisit();
  await open(visit);
  await change(visit, { text: 'Начало' });

  await allSettled(profileCleared, { scope: visit.scope });

  expect(visit.scope.getState(review.$draft).text).toBe('');
});

test('a second press while the first is under way sends nothing more', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const visit = aVisit({ '/products/review': () => promise });
  await open(visit);
  await change(visit, fullReview);
  const both = [submit(visit), submit(visit)];

  resolve({ id: 'r1', state: 'moderation' });
  await Promise.all(both);

  expect(visit.sent).toHaveLength(1);
});
