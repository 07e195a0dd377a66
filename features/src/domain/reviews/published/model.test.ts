import { allSettled, fork, type Scope } from 'effector';
import { expect, test } from 'vitest';
import type { Call } from '@rukav/contract';
import { $api, CallFailed, type Api } from '../../../platform/api/index.ts';
import { $clock } from '../../../platform/clock/index.ts';
import { openVoicesFx, questionList, reviewList } from './model.ts';
import { readReviewsLocation, queryOf } from './location.ts';

interface Asked {
  query: { productId?: string; sort?: string; pageNumber: number; pageSize: number };
}

const rows = (from: number, amount: number, total: number) =>
  Array.from({ length: Math.max(0, Math.min(amount, total - from)) }, (_, i) => ({ id: `r${from + i}` }));

/** A visit to a shop in which a product has so many reviews and one question. */
function aVisit({ total = 12, now = (): number => 0 } = {}) {
  const asked: Asked['query'][] = [];
  let isAway = false;
  const send = (async (called: Call, { query }: Asked) => {
    if (called.path.endsWith('/questions'))
      return { questions: [{ id: 'q' }], totalCount: 1, pageNumber: 0, isEnabled: true };
    asked.push(query);
    if (isAway) throw new CallFailed({ kind: 'fault', status: 503 });
    const reviews = rows(query.pageNumber * query.pageSize, query.pageSize, total);
    return { reviews, summary: {}, totalCount: total, pageNumber: query.pageNumber, isEnabled: true };
  }) as unknown as Api;
  const scope = fork({
    values: [
      [$api, { send }],
      [$clock, { now }],
    ],
  });
  return { scope, asked, goAway: (away: boolean) => (isAway = away) };
}

const open = (scope: Scope, query = '', productId = 'dress') =>
  allSettled(openVoicesFx, { scope, params: readReviewsLocation(productId, new URLSearchParams(query)) });
const shown = (scope: Scope) => scope.getState(reviewList.$list)?.items.map(({ id }) => id);

test('a page opens with the first step of reviews and questions [PDP-08 PDP-09]', async () => {
  const { scope, asked } = aVisit();

  await open(scope);

  expect(asked).toEqual([{ productId: 'dress', sort: 'newest', pageNumber: 0, pageSize: 5 }]);
  expect(shown(scope)).toHaveLength(5);
  expect(scope.getState(questionList.$list)?.totalCount).toBe(1);
});

test('a further step is added, and only that step is asked for', async () => {
  const { scope, asked } = aVisit();
  await open(scope);

  await open(scope, 'reviews=2');
  await open(scope, 'reviews=3');

  expect(asked.slice(1).map(({ pageNumber, pageSize }) => [pageNumber, pageSize])).toEqual([
    [1, 5],
    [2, 5],
  ]);
  expect(shown(scope)).toHaveLength(12);
});

test('an address that asks for three steps at once gets them in one call', async () => {
  const { scope, asked } = aVisit({ total: 40 });

  await open(scope, 'reviews=3&reviewSort=lowest');

  expect(asked).toEqual([{ productId: 'dress', sort: 'lowest', pageNumber: 0, pageSize: 15 }]);
});

test('another order begins anew, and so does a list that has grown old', async () => {
  let now = 0;
  const { scope, asked } = aVisit({ now: () => now });
  await open(scope, 'reviews=2');
  await open(scope, 'reviewSort=highest');
  now = 300_000;
  await open(scope, 'reviewSort=highest');

  expect(asked.map(({ sort, pageSize }) => [sort, pageSize])).toEqual([
    ['newest', 10],
    ['highest', 5],
    ['highest', 5],
  ]);
});

test('a call that fails leaves the page whole, keeps what was shown, and can be tried again', async () => {
  const { scope, goAway } = aVisit();
  await open(scope);
  goAway(true);

  await open(scope, 'reviews=2');

  expect([scope.getState(reviewList.$isFailed), shown(scope)?.length]).toEqual([true, 5]);
  goAway(false);
  await allSettled(reviewList.retried, { scope });
  expect([scope.getState(reviewList.$isFailed), shown(scope)?.length]).toEqual([false, 10]);
});

test('reviews of another product are not those of this one', async () => {
  const { scope } = aVisit();
  await open(scope);
  await open(scope, '', 'coat');

  expect(scope.getState(reviewList.$list)?.of.productId).toBe('coat');
});

test.each([
  ['', ''],
  ['reviews=3', '?reviews=3'],
  ['reviews=1&questions=2', '?questions=2'],
  ['reviewSort=photos&reviews=2', '?reviewSort=photos&reviews=2'],
  ['reviewSort=funniest&reviews=-4&questions=0.5', ''],
  ['reviews=100000', ''],
])('a query “%s” is the location “%s”', (written, read) => {
  expect(queryOf(readReviewsLocation('dress', new URLSearchParams(written)))).toBe(read);
});
