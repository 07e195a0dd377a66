import { expect, test } from 'vitest';
import { anOrderLine } from './order-builders.ts';
import { bonusesOn, savedOn } from './savings.ts';

test('the discount of a line is that of all its pieces, and bonuses are no discount', () => {
  const line = anOrderLine({
    quantity: 2,
    discount: 130_000,
    discounts: [
      { type: 'WARE_DISCOUNT', amount: 100_000 },
      { type: 'BONUS', amount: 30_000 },
    ],
  });

  expect([savedOn(line), bonusesOn(line)]).toEqual([200_000, 60_000]);
});
