import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  priceCart,
  productDiscount,
  shareOut,
  subtotalOf,
  totalsOf,
  type PricingStep,
  type ProductPrice,
} from './index.ts';

const pricePiece = (price: ProductPrice, ...more: PricingStep[]) => {
  const priced = priceCart([{ id: 'one', price }], [productDiscount, ...more]).get('one');
  if (!priced) throw new Error('Every piece is priced.');
  return priced;
};
const money = fc.integer({ min: 0, max: 50_000_000 });
const weights = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 50 });
const priced = fc
  .record({ base: money, discount: fc.option(money), quantity: fc.integer({ min: 1, max: 50 }) })
  .map(({ quantity, ...price }) => ({ ...pricePiece(price), quantity }));
const takingOff =
  (type: 'PROMO' | 'BONUS', amount: number): PricingStep =>
  (pieces) =>
    new Map(pieces.map(({ id }) => [id, { type, amount }]));
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

test('what is shared out is whole, within one unit of fair, and adds up to the amount', () => {
  fc.assert(
    fc.property(money, weights, (amount, shares) => {
      fc.pre(sum(shares) > 0);

      const parts = shareOut(amount, shares);

      expect(sum(parts)).toBe(amount);
      for (const [index, part] of parts.entries()) {
        expect(Number.isSafeInteger(part)).toBe(true);
        expect(Math.abs(part - (amount * (shares[index] ?? 0)) / sum(shares))).toBeLessThan(1.000_001);
      }
    }),
    { numRuns: 10_000 },
  );
});

test('a unit that cannot be divided goes to the largest remainder', () => {
  expect(shareOut(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(shareOut(10, [1, 6, 2])).toEqual([1, 7, 2]);
  expect(shareOut(1, [3, 5])).toEqual([0, 1]);
  expect(shareOut(2, [1, 1, 1])).toEqual([1, 1, 0]);
  expect(shareOut(0, [0, 0])).toEqual([0, 0]);
});

test.each([
  [0.5, [1], /whole and not negative/],
  [-1, [1], /whole and not negative/],
  [1, [0], /nobody to share with/],
  [1, [-1, 2], /whole and not negative/],
])('%s shared by %j is a mistake of the caller', (amount, shares, said) => {
  expect(() => shareOut(amount, shares)).toThrow(RangeError);
  expect(() => shareOut(amount, shares)).toThrow(said);
});

test('a piece costs its catalogue price less its discounts, never below zero and never more', () => {
  fc.assert(
    fc.property(money, fc.option(money), (base, discount) => {
      const { catalogPrice, pricePerItem, discounts } = pricePiece({ base, discount });

      expect(catalogPrice).toBe(base);
      expect(pricePerItem).toBe(base - sum(discounts.map(({ amount }) => amount)));
      expect(pricePerItem).toBeGreaterThanOrEqual(0);
      expect(pricePerItem).toBeLessThanOrEqual(base);
    }),
    { numRuns: 10_000 },
  );
});

test('a cart is priced by the discounts of its products', () => {
  const prices = priceCart(
    [
      { id: 'coat', price: { base: 500, discount: 300 } },
      { id: 'scarf', price: { base: 100, discount: null } },
      { id: 'belt', price: { base: 100, discount: 100 } },
    ],
    [productDiscount],
  );

  expect(prices.get('coat')).toEqual({
    catalogPrice: 500,
    pricePerItem: 300,
    discounts: [{ type: 'WARE_DISCOUNT', amount: 200 }],
    appliedActions: [],
  });
  expect(prices.get('scarf')).toMatchObject({ pricePerItem: 100, discounts: [] });
  expect(prices.get('belt')).toMatchObject({ pricePerItem: 100, discounts: [] });
});

test('a product that is given away costs nothing, and a discount below nothing counts as none', () => {
  expect(pricePiece({ base: 500, discount: 0 })).toMatchObject({
    pricePerItem: 0,
    discounts: [{ type: 'WARE_DISCOUNT', amount: 500 }],
  });
  expect(pricePiece({ base: 500, discount: -100 })).toMatchObject({ pricePerItem: 500, discounts: [] });
});

test('each step takes off what the steps before it have left, never more than that', () => {
  fc.assert(
    fc.property(money, fc.option(money), fc.array(money, { maxLength: 4 }), (base, discount, amounts) => {
      const { catalogPrice, pricePerItem, discounts } = pricePiece(
        { base, discount },
        ...amounts.map((amount) => takingOff('PROMO', amount)),
      );

      expect(catalogPrice - sum(discounts.map(({ amount }) => amount))).toBe(pricePerItem);
      expect(pricePerItem).toBe(Math.max(0, pricePiece({ base, discount }).pricePerItem - sum(amounts)));
      expect(discounts.every(({ amount }) => amount > 0)).toBe(true);
    }),
    { numRuns: 10_000 },
  );
});

test('the lines add up to the total, in whole units', () => {
  fc.assert(
    fc.property(
      fc.array(priced, { maxLength: 30 }),
      fc.array(money, { maxLength: 5 }),
      (lines, deliveries) => {
        const { catalog, discount, subtotal, delivery, total } = totalsOf(lines, deliveries, 'RUB');

        expect(subtotal).toBe(sum(lines.map(({ pricePerItem, quantity }) => pricePerItem * quantity)));
        expect(subtotal).toBe(subtotalOf(lines));
        expect(catalog).toBe(sum(lines.map(({ catalogPrice, quantity }) => catalogPrice * quantity)));
        expect(catalog - discount).toBe(subtotal);
        expect(delivery).toBe(deliveries.length > 0 ? sum(deliveries) : null);
        expect(total).toBe(subtotal + (delivery ?? 0));
        expect(Number.isSafeInteger(total)).toBe(true);
      },
    ),
    { numRuns: 10_000 },
  );
});

test('delivery is unknown until every group has its price, and the sum from which it is free is told', () => {
  const line = { catalogPrice: 1000, pricePerItem: 900, quantity: 2 };

  expect(totalsOf([line], [500, null], 'RUB')).toMatchObject({ delivery: null, total: 1800 });
  expect(totalsOf([line], [], 'RUB').delivery).toBeNull();
  expect(totalsOf([], [], 'RUB').freeDeliveryFrom).toBe(300_000);
  expect(totalsOf([], [], 'KZT').freeDeliveryFrom).toBe(1_500_000);
});
