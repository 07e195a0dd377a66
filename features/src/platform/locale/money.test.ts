import { expect, test } from 'vitest';
import { formatMoney } from './money.ts';

test.each([
  [299_900, 'RUB', '2 999 ₽'],
  [1_599_000, 'KZT', '15 990 ₸'],
  [12_345, 'RUB', '123,45 ₽'],
  [0, 'RUB', '0 ₽'],
] as const)('%i minor units of %s are written %s [GEN-14]', (minor, currency, written) => {
  expect(formatMoney(minor, currency).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(written);
});
