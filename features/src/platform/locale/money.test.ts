import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney, formatNumber } from './money.ts';

test.each([
  [299_900, 'RUB', '2 999 ₽'],
  [1_599_000, 'KZT', '15 990 ₸'],
  [12_345, 'RUB', '123,45 ₽'],
  [12_340, 'RUB', '123,40 ₽'],
  [0, 'RUB', '0 ₽'],
] as const)('%i minor units of %s are written %s [GEN-14]', (minor, currency, written) => {
  expect(formatMoney(minor, currency).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(written);
});

test('an amount is written as the browser writes it, to the space', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
      fc.constantFrom('RUB' as const, 'KZT' as const),
      (minor, currency) => {
        const digits = minor % 100 === 0 ? 0 : 2;
        const written = new Intl.NumberFormat('ru', {
          style: 'currency',
          currency,
          currencyDisplay: 'narrowSymbol',
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
        }).format(minor / 100);
        expect(formatMoney(minor, currency)).toBe(written);
      },
    ),
  );
});

test('a number is written as the browser writes it, however many digits it has', () => {
  const number = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
  fc.assert(
    fc.property(number, fc.integer({ min: 0, max: 4 }), (whole, places) => {
      const value = whole / 10 ** places;
      fc.pre(Math.abs(value) >= 0.001 || value === 0);
      expect(formatNumber(value)).toBe(new Intl.NumberFormat('ru').format(value));
    }),
  );
});

test.each([
  [4, '4,0'],
  [4.35, '4,4'],
  [3.96, '4,0'],
])('the mean %d has one digit behind the comma: %s', (mean, written) => {
  expect(formatNumber(mean, { least: 1, most: 1 })).toBe(written);
});
