import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { review } from './model.ts';
import { aFile, aVisit, codesOf, fullReview, lost, refusing } from './review-builders.ts';

type Visit = ReturnType<typeof aVisit>;

const choose = ({ scope }: Visit, ...names: string[]) =>
  allSettled(review.photos.chosen, {
    scope,
    params: { productId: 'dress', files: { taken: names.map(aFile), refused: [] } },
  });
const statesOf = ({ scope }: Visit) =>
  scope.getState(review.$photos).map(({ file, state, fault }) => [file.name, state, fault]);

async function aForm(answers?: Parameters<typeof aVisit>[0]) {
  const visit = aVisit(answers);
  await allSettled(review.opened, { scope: visit.scope, params: 'dress' });
  await allSettled(review.changed, { scope: visit.scope, params: fullReview });
  return visit;
}
const submit = ({ scope }: Visit) => allSettled(review.form.submitted, { scope });

test('photographs are sent as they are chosen, and their ids go with the review in that order [REV-21 API-059]', async () => {
  const visit = await aForm();

  await choose(visit, 'a.jpg', 'b.jpg');
  await submit(visit);

  expect(visit.sent.map(({ path }) => path)).toEqual([
    '/reviews/photo',
    '/reviews/photo',
    '/products/review',
  ]);
  const [first, , third] = visit.sent;
  expect((first?.body as FormData | undefined)?.get('photo')).toMatchObject({ name: 'a.jpg' });
  expect(third?.body).toMatchObject({ review: { photoIds: ['photo-1', 'photo-2'] } });
  expect(visit.dropped).toEqual(['blob:a.jpg', 'blob:b.jpg']);
});

test('one photograph at a time is on its way, and it tells how far it is', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const visit = await aForm({ '/reviews/photo': () => promise });

  const chosen = choose(visit, 'a.jpg', 'b.jpg');
  await expect
    .poll(() => statesOf(visit))
    .toEqual([
      ['a.jpg', 'sending', null],
      ['b.jpg', 'waiting', null],
    ]);
  expect(visit.scope.getState(review.$photos)[0]?.progress).toBe(0.5);

  resolve({ id: 'photo' });
  await chosen;
  expect(statesOf(visit).map(([, state]) => state)).toEqual(['ready', 'ready']);
});

test('a text waits for its photographs', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const visit = await aForm({ '/reviews/photo': () => promise });
  const chosen = choose(visit, 'a.jpg');
  await expect.poll(() => statesOf(visit)).toHaveLength(1);

  const submitted = submit(visit);
  expect(codesOf(visit.scope.getState(review.form.$shown))).toEqual({ photos: 'sending' });

  resolve({ id: 'photo' });
  await Promise.all([chosen, submitted]);
  expect(codesOf(visit.scope.getState(review.form.$shown))).toEqual({});
  expect(visit.sent).toHaveLength(1);
});

test('a photograph that does not arrive can be sent again [ERR-068]', async () => {
  let isLost = true;
  const visit = await aForm({ '/reviews/photo': () => (isLost ? lost() : { id: 'photo' }) });
  await choose(visit, 'a.jpg');
  await submit(visit);
  expect(statesOf(visit)).toEqual([['a.jpg', 'failed', 'failed']]);
  expect(codesOf(visit.scope.getState(review.form.$shown))).toEqual({ photos: 'unsent' });

  isLost = false;
  await allSettled(review.photos.retried, { scope: visit.scope, params: 'blob:a.jpg' });

  expect(statesOf(visit)).toEqual([['a.jpg', 'ready', null]]);
});

test.each([
  ['photo_format_invalid', 'wrongType', 'ERR-066'],
  ['photo_too_large', 'tooLarge', 'ERR-067'],
  ['payload_too_large', 'tooLarge', 'ERR-067'],
  ['photo_unreadable', 'unreadable', 'ERR-068'],
])('%s is told at the photograph as %s, and the text goes without it [%s]', async (code, fault, _row) => {
  const visit = await aForm({ '/reviews/photo': refusing(code, 422) });

  await choose(visit, 'a.jpg');
  expect(statesOf(visit)).toEqual([['a.jpg', 'refused', fault]]);
  await submit(visit);

  expect(visit.sent.at(-1)).toMatchObject({ path: '/products/review', body: { review: { photoIds: [] } } });
});

test('what the field refused is shown and not sent [ERR-065 ERR-066 ERR-067]', async () => {
  const visit = await aForm();

  await allSettled(review.photos.chosen, {
    scope: visit.scope,
    params: {
      productId: 'dress',
      files: {
        taken: [],
        refused: [
          { file: aFile('11.jpg'), fault: 'tooMany' },
          { file: aFile('чек.pdf'), fault: 'wrongType' },
          { file: aFile('8mb.jpg'), fault: 'tooLarge' },
        ],
      },
    },
  });

  expect(statesOf(visit).map(([, state]) => state)).toEqual(['refused', 'refused', 'refused']);
  expect(visit.sent).toEqual([]);
});

test('photographs that the server does not keep any more can be sent again', async () => {
  let isKept = false;
  const visit = await aForm({
    '/products/review': () => (isKept ? { id: 'r1' } : refusing('photo_not_found', 404)()),
  });
  await choose(visit, 'a.jpg');
  await submit(visit);
  expect(codesOf(visit.scope.getState(review.form.$shown))).toEqual({ photos: 'gone' });

  isKept = true;
  await allSettled(review.photos.retried, { scope: visit.scope, params: 'blob:a.jpg' });
  await submit(visit);

  expect(visit.sent.at(-1)?.body).toMatchObject({ review: { photoIds: ['photo-2'] } });
});

test('a removed photograph is let go and does not come back when it arrives', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const visit = await aForm({ '/reviews/photo': () => promise });
  const chosen = choose(visit, 'a.jpg');
  await expect.poll(() => statesOf(visit)).toHaveLength(1);

  const removed = allSettled(review.photos.removed, { scope: visit.scope, params: 'blob:a.jpg' });
  resolve({ id: 'photo' });
  await Promise.all([chosen, removed]);

  expect([statesOf(visit), visit.dropped]).toEqual([[], ['blob:a.jpg']]);
});
