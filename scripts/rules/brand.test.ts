import { expect, test } from 'vitest';
import { nameFinder } from './brand.ts';
import { linesOfCode } from './sources.ts';

const find = nameFinder(['Берёза', 'Берёзу', "O'Клок"], 'берёза');

test("the store's name is found in a text, in quotes and with a suffix", () => {
  expect(['Вход в Берёзу', '«Берёза» дүкені', 'Берёзаның дүкені', "Корзина — O'Клок"].map(find)).toEqual([
    'Берёзу',
    'Берёза',
    'Берёзаның',
    "O'Клок",
  ]);
});

test('a word that only holds the name is another word', () => {
  expect(['Подберёза', 'Клок', 'под берёзами'].map(find)).toEqual([undefined, undefined, undefined]);
});

test('comments are no code, and an address is no comment', () => {
  expect(
    linesOfCode(`/** Берёза. */\nconst a = 1; // Берёза\nconst url = 'https://example.test/Берёза';`).map(
      find,
    ),
  ).toEqual([undefined, undefined, 'Берёза']);
});
