import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { testDatabase } from '../database/test-database.ts';
import { createPopularQueries } from './popular-queries.ts';

const { db } = await testDatabase();
const now = new Date('2026-05-04T10:00:00Z');

test('a flood of searches is counted whole, with a statement for many of them', async () => {
  const popular = createPopularQueries(db);
  await popular.count('сарафан', 'ru', now);
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await Promise.all(
    Array.from({ length: 300 }, (_, index) => popular.count(index % 3 === 0 ? 'сарафан' : 'юбка', 'ru', now)),
  );
  const statements = query.mock.calls.length;
  query.mockRestore();

  expect(statements).toBeLessThanOrEqual(2);
  expect(await popular.read('ru', now, 5)).toEqual(['юбка', 'сарафан']);
  const rows = await db.selectFrom('search_query').select(['text', 'times']).orderBy('text').execute();
  expect(rows).toEqual([
    { text: 'сарафан', times: 101 },
    { text: 'юбка', times: 200 },
  ]);
});

test('two processes that count the same queries wait for each other and lose none', async () => {
  const processes = [createPopularQueries(db), createPopularQueries(db)];
  const texts = ['пальто', 'блузка', 'шарф'];
  const orders = [texts, texts.toReversed()];
  for (let round = 0; round < 20; round += 1)
    await Promise.all(
      processes.flatMap((popular, index) =>
        (orders[index] ?? []).map((text) => popular.count(text, 'kk', now)),
      ),
    );

  const rows = await db.selectFrom('search_query').select('times').where('language', '=', 'kk').execute();
  expect(rows).toEqual(texts.map(() => ({ times: 40 })));
});
