import { expect, test } from 'vitest';
import { byProviders } from './by-providers.ts';

test('a provider that keeps silent is soon left alone, and holds up no other', async () => {
  const asked: Record<string, number> = {};
  const rows = (acquiring: string | null) => Array.from({ length: 40 }, () => ({ of: String(acquiring) }));

  await byProviders(
    async (acquiring) => (['FPS', 'SBERBANK', null].includes(acquiring) ? rows(acquiring) : []),
    async ({ of }) => {
      asked[of] = (asked[of] ?? 0) + 1;
      return of !== 'FPS';
    },
  );

  expect(asked).toMatchObject({ SBERBANK: 40, null: 40 });
  // Five in a row, and those that were under way meanwhile.
  expect(asked['FPS']).toBeLessThan(10);
});

test('a provider that fails now and then is asked to the end', async () => {
  let count = 0;

  await byProviders(
    async (acquiring) => (acquiring === 'FPS' ? Array.from({ length: 40 }, (_, index) => index) : []),
    async (index) => {
      count += 1;
      return index % 4 === 0;
    },
  );

  expect(count).toBe(40);
});

test('a row that fails holds up no other, and its fault is thrown at the end', async () => {
  const asked: number[] = [];
  const rows = Array.from({ length: 20 }, (_, row) => row);

  const run = byProviders(
    (acquiring) => Promise.resolve(acquiring === 'FPS' ? rows : []),
    (row) => {
      asked.push(row);
      return row < 10 ? Promise.reject(new Error('broken')) : Promise.resolve(true);
    },
  );

  await expect(run).rejects.toThrow('10 rows failed');
  expect(asked).toHaveLength(20);
});
