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
