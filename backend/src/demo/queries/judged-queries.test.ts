import { expect, test } from 'vitest';
import { readJudgedQueries } from './judged-queries.ts';

const [judged, held] = [readJudgedQueries('judged.txt'), readJudgedQueries('held.txt')];
const all = [...judged, ...held];

test('four hundred queries are judged, each once, and about a third is set aside', () => {
  expect(all.length).toBeGreaterThanOrEqual(400);
  expect(new Set(all.map(({ locale, query }) => `${locale} ${query}`)).size).toBe(all.length);
  expect(held.length / all.length).toBeGreaterThan(0.29);
  expect(new Set(held.map(({ kind }) => kind))).toEqual(new Set(judged.map(({ kind }) => kind)));
});

test('each says what is right in words that are known', () => {
  const known =
    /^(?:nothing|sale|new|any|page:[a-z-]+|(?:colour|size|for|of|name):\S+|[a-z-]+(?:[|/][a-z-]+)*)$/;

  expect(all.filter(({ expected }) => !expected.every((word) => known.test(word)))).toEqual([]);
});
