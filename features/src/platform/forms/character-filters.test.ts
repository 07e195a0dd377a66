import { expect, test } from 'vitest';
import { alphanumeric, digitsOnly, withoutLatin } from './index.ts';

test('the character filters keep what they are named after [ADDR-35 ADDR-36 ADDR-37]', () => {
  expect(alphanumeric('ул. Ленина, 5b! Әл-Фараби')).toBe('улЛенина5bӘлФараби');
  expect(digitsOnly('д. 12А')).toBe('12');
  expect(withoutLatin('Street 5, кв. 7')).toBe(' 5, кв. 7');
});
