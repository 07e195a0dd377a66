import { expect, test } from 'vitest';
import { cardLevels, cashbackFor, levelOf } from './levels.ts';

test('the levels of the card are these four [CLUB-01]', () => {
  expect(cardLevels).toEqual(['bonus', 'bonus_plus', 'bonus_super', 'employee']);
});

test.each([
  ['RU', 0, 'bonus', 15_001],
  ['RU', 15_000, 'bonus', 1],
  ['RU', 15_001, 'bonus_plus', 15_000],
  ['RU', 30_000, 'bonus_plus', 1],
  ['RU', 30_001, 'bonus_super', undefined],
  ['KZ', 0, 'bonus', 75_001],
  ['KZ', 75_000, 'bonus', 1],
  ['KZ', 75_001, 'bonus_plus', 75_000],
  ['KZ', 150_000, 'bonus_plus', 1],
  ['KZ', 150_001, 'bonus_super', undefined],
] as const)('in %s purchases of %i give the level %s [CLUB-17 CLUB-18]', (country, sum, level, missing) => {
  const found = levelOf(sum * 100, country);

  expect(found.level).toBe(level);
  expect(found.next?.missing).toBe(missing === undefined ? undefined : missing * 100);
});

test('cashback is counted by whole steps of 500 roubles and 2500 tenge, up to ten per cent [CLUB-13]', () => {
  expect(cashbackFor(49_999, 'bonus_super', 'RU')).toBe(0);
  expect(cashbackFor(50_000, 'bonus_super', 'RU')).toBe(50);
  expect(cashbackFor(149_999, 'bonus', 'RU')).toBe(50);
  expect(cashbackFor(249_999, 'bonus_super', 'KZ')).toBe(0);
  expect(cashbackFor(250_000, 'bonus_super', 'KZ')).toBe(50);
  expect(cashbackFor(100_000, 'bonus_plus', 'RU')).toBe(70);
});
