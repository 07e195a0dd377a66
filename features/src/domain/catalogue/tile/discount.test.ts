import { expect, test } from 'vitest';
import { discountPercent } from './discount.ts';

test.each([
  [499_900, 349_900, '−30\u00a0%'],
  [299_900, 199_900, '−33\u00a0%'],
  [100_000, 99_000, '−1\u00a0%'],
])('from %i to %i is %s', (base, discount, written) => {
  expect(discountPercent(base, discount)).toBe(written);
});
