import { planFor, planIds, plansOf, shared } from '@rukav/contract/payments/plans.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromDecimal, toDecimal } from './decimal.ts';
import { laidOn } from './fiscal-lines.ts';
import { rbsChecksum } from './rbs-checksum.ts';

const sums = fc.integer({ min: 1, max: 1_000_000_000 });

test('instalment is 25 % now and every two weeks; the promo variant is 10 % and three times 30 % [PAY-24 PAY-25 PAY-26]', () => {
  expect(planFor('instalment', 100_003).payments).toEqual([
    { days: 0, amount: 25_000 },
    { days: 14, amount: 25_000 },
    { days: 28, amount: 25_000 },
    { days: 42, amount: 25_003 },
  ]);
  expect(planFor('instalment-promo', 100_000).payments.map(({ amount }) => amount)).toEqual([
    10_000, 30_000, 30_000, 30_000,
  ]);
});

test('split lasts two months without overpayment, or up to six with a small one [PAY-27 PAY-28]', () => {
  expect(planFor('split-2', 100_000)).toMatchObject({ overpayment: 0 });
  expect(planFor('split-2', 100_000).payments.at(-1)?.days).toBeLessThanOrEqual(60);
  expect(plansOf('split').map((id) => planFor(id, 100_000).overpayment)).toEqual([0, 1200, 2400, 3600, 4800]);
  expect(planFor('split-6', 100_000).payments).toHaveLength(6);
});

test('every plan of every sum adds up to the sum and its overpayment, to the last kopeck [PAY-26]', () => {
  fc.assert(
    fc.property(sums, fc.constantFrom(...planIds), (sum, id) => {
      const { payments, overpayment } = planFor(id, sum);
      expect(payments.reduce((total, { amount }) => total + amount, 0)).toBe(sum + overpayment);
    }),
    { numRuns: 3000 },
  );
});

test('a part of a sum laid on pieces comes to that part, and no piece costs more than it did', () => {
  const pieces = fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(pieces, fc.double({ min: 0, max: 1, noNaN: true }), (prices, part) => {
      const whole = prices.reduce((sum, price) => sum + price, 0);
      const amount = Math.floor(whole * part);
      const goods = prices.map((price) => ({
        name: '',
        quantity: 1,
        price,
        sum: price,
        kind: 'goods' as const,
      }));
      const lines = laidOn(goods, amount);
      expect(lines.reduce((sum, line) => sum + line.sum, 0)).toBe(amount);
    }),
    { numRuns: 2000 },
  );
});

test('sums travel as decimal texts and come back as they were', () => {
  fc.assert(fc.property(sums, (sum) => fromDecimal(toDecimal(sum)) === sum));
  expect(() => fromDecimal('12,5')).toThrow(/decimal/);
  expect(shared(7, [1, 1, 1])).toEqual([2, 2, 3]);
});

test('the checksum of a callback holds for its fields in the order of their names, whatever order they came in', () => {
  const one = rbsChecksum({ mdOrder: 'a', amount: '100', checksum: 'x', status: '1' }, 'secret');
  const other = rbsChecksum({ status: '1', amount: '100', mdOrder: 'a' }, 'secret');

  expect(one).toBe(other);
  expect(one).toMatch(/^[0-9A-F]{64}$/);
  expect(rbsChecksum({ status: '1', amount: '101', mdOrder: 'a' }, 'secret')).not.toBe(one);
});
