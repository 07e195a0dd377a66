import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { testDatabase } from '../database/test-database.ts';
import { createPopularQueries, type VisitorQuery } from './popular-queries.ts';

const { db } = await testDatabase();
const now = new Date('2026-05-04T10:00:00Z');

let networks = 0;
/** A query of a visitor who has made none before. */
const byNew = (text: string, language: VisitorQuery['language']): VisitorQuery => ({
  text,
  language,
  network: `network ${(networks += 1)}`,
  now,
});

test('a flood of searches is counted whole, with a statement for many of them', async () => {
  const popular = createPopularQueries(db);
  await popular.count(byNew('сарафан', 'ru'));
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await Promise.all(
    Array.from({ length: 300 }, (_, index) =>
      popular.count(byNew(index % 3 === 0 ? 'сарафан' : 'юбка', 'ru')),
    ),
  );
  const statements = query.mock.calls.length;
  query.mockRestore();

  expect(statements).toBeLessThanOrEqual(2);
  expect(await popular.read('ru', now, { most: 5, least: 1 })).toEqual(['юбка', 'сарафан']);
  const rows = await db.selectFrom('search_query').select(['text', 'visitors']).orderBy('text').execute();
  expect(rows).toEqual([
    { text: 'сарафан', visitors: 101 },
    { text: 'юбка', visitors: 200 },
  ]);
});

test('two processes that count the same queries wait for each other and lose none', async () => {
  const processes = [createPopularQueries(db), createPopularQueries(db)];
  const texts = ['пальто', 'блузка', 'шарф'];
  const orders = [texts, texts.toReversed()];
  for (let round = 0; round < 20; round += 1)
    await Promise.all(
      processes.flatMap((popular, index) =>
        (orders[index] ?? []).map((text) => popular.count(byNew(text, 'kk'))),
      ),
    );

  const rows = await db.selectFrom('search_query').select('visitors').where('language', '=', 'kk').execute();
  expect(rows).toEqual(texts.map(() => ({ visitors: 40 })));
});

test('a visitor counts once a day, also after many searches', async () => {
  const popular = createPopularQueries(db);
  const count = (network: string, day: string) =>
    popular.count({ text: 'жилет', language: 'ru', network, now: new Date(day) });
  for (const day of ['2026-05-02', '2026-05-02', '2026-05-03']) await count('one', day);

  expect(await popular.read('ru', now, { most: 50, least: 3 })).not.toContain('жилет');
  await count('another', '2026-05-03');
  expect(await popular.read('ru', now, { most: 50, least: 3 })).toContain('жилет');
});
