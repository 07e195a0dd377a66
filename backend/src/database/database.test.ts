import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { toSafeInteger } from './connect.ts';
import { testDatabase } from './test-database.ts';

const { db } = await testDatabase();

test('a bigint is read as a number when it is a safe integer, and refused when it is not', async () => {
  const { rows } = await sql<{ price: number }>`select 9007199254740991::bigint as price`.execute(db);

  expect(rows[0]?.price).toBe(9_007_199_254_740_991);
  expect(() => toSafeInteger('9007199254740992')).toThrow('does not fit');
});

test('a calendar day stays text, whatever the zone of the machine', async () => {
  const { rows } = await sql<{ day: string }>`select date '2026-03-01' as day`.execute(db);

  expect(rows[0]?.day).toBe('2026-03-01');
});

test('the database reads Russian and Kazakh words', async () => {
  const { rows } = await sql<{ words: string; upper: string; sorted: string }>`
    select to_tsvector('russian', 'Женские ПЛАТЬЯ')::text as words, upper('әғқңөұүһі ё') as upper,
      (select string_agg(name, '' order by name) from unnest(array['Я', 'Ә', 'А', 'Ё', 'Б', 'Е']) as name) as sorted`.execute(
    db,
  );

  expect(rows[0]).toEqual({ words: `'женск':1 'плат':2`, upper: 'ӘҒҚҢӨҰҮҺІ Ё', sorted: 'АӘБЕЁЯ' });
});
