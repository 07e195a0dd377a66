import fc from 'fast-check';
import { expect, test } from 'vitest';
import { payWithBonuses, type PiecePrice, type Purse } from './index.ts';

const purse = (changes: Partial<Purse> = {}): Purse => ({
  balance: 1_000_000,
  worth: 100,
  percent: 30,
  isOfOriginal: false,
  ...changes,
});
const priced = (pricePerItem: number, catalogPrice = pricePerItem): PiecePrice => ({
  pricePerItem,
  catalogPrice,
  discounts: [],
  appliedActions: [],
});
const pay = (wanted: readonly [product: string, price: PiecePrice][], of: Partial<Purse> = {}) => {
  const pieces = wanted.map(([productId], place) => ({ id: String(place), productId, isAvailable: true }));
  const prices = new Map(wanted.map(([, price], place) => [String(place), price]));
  return payWithBonuses(pieces, prices, purse(of));
};

test.each([
  ['thirty per cent of what a piece costs', priced(199_900, 299_900), false, 599],
  ['of an employee thirty per cent of its original price', priced(199_900, 299_900), true, 899],
  ['never the whole of a piece', priced(50_000, 299_900), true, 499],
  ['nothing of what costs less than one', priced(99, 99), false, 0],
  ['nothing of what is given away', priced(0, 10_000), true, 0],
] as const)('bonuses pay %s [CLUB-11 CLUB-12]', (_, price, isOfOriginal, used) => {
  expect(pay([['coat', price]], { isOfOriginal }).used).toBe(used);
});

test('a bonus is worth five tenge', () => {
  const { prices, used } = pay([['coat', priced(1_499_000)]], { worth: 500 });

  expect(used).toBe(899);
  expect(prices.get('0')).toMatchObject({
    pricePerItem: 1_499_000 - 449_500,
    discounts: [{ type: 'BONUS', amount: 449_500 }],
  });
});

test('what is sold out is paid by none, and takes part in no share', () => {
  const prices = new Map([
    ['there', priced(100_000)],
    ['gone', priced(100_000)],
  ]);
  const pieces = [
    { id: 'there', productId: 'coat', isAvailable: true },
    { id: 'gone', productId: 'scarf', isAvailable: false },
  ];

  const paid = payWithBonuses(pieces, prices, purse({ balance: 50 }));

  expect(paid.used).toBe(50);
  expect(paid.prices.get('gone')).toBe(prices.get('gone'));
  expect(paid.prices.get('there')?.pricePerItem).toBe(95_000);
});

test('what the balance lacks is shared by price, and a few that cannot be shared alike remain', () => {
  const { prices, used } = pay(
    [
      ['socks', priced(30_000)],
      ['socks', priced(30_000)],
      ['socks', priced(30_000)],
      ['coat', priced(910_000)],
    ],
    { balance: 101 },
  );

  expect(used).toBe(101);
  expect([...prices.values()].map(({ pricePerItem }) => pricePerItem)).toEqual([
    29_700, 29_700, 29_700, 900_800,
  ]);
  const alone = pay(
    [
      ['socks', priced(30_000)],
      ['socks', priced(30_000)],
    ],
    { balance: 11 },
  );
  expect(alone.used).toBe(10);
});

const piece = fc.record({
  product: fc.constantFrom('a', 'b', 'c', 'd'),
  isAvailable: fc.boolean(),
});
const costs = fc.record({ price: fc.integer({ min: 0, max: 5_000_000 }), over: fc.nat(5_000_000) });

test('never more than the balance, the share or the price; alike for one product; the discounts add up', () => {
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 20 }),
      fc.array(costs, { minLength: 4, maxLength: 4 }),
      fc.nat(20_000),
      fc.constantFrom(100, 500),
      fc.boolean(),
      (wanted, costing, balance, worth, isOfOriginal) => {
        const ofProduct = (product: string) => costing['abcd'.indexOf(product)] ?? { price: 0, over: 0 };
        const pieces = wanted.map(({ product, isAvailable }, place) => ({
          id: String(place),
          productId: product,
          isAvailable,
        }));
        const before = new Map(
          pieces.map(({ id, productId }) => {
            const { price, over } = ofProduct(productId);
            return [id, priced(price, price + over)];
          }),
        );

        const { prices, used } = payWithBonuses(pieces, before, purse({ balance, worth, isOfOriginal }));

        const spent = pieces.map(
          ({ id }) => (before.get(id)?.pricePerItem ?? 0) - (prices.get(id)?.pricePerItem ?? 0),
        );
        expect(spent.reduce((sum, one) => sum + one, 0)).toBe(used * worth);
        expect(used).toBeLessThanOrEqual(balance);
        for (const [place, { id, productId, isAvailable }] of pieces.entries()) {
          const now = prices.get(id);
          const { price, over } = ofProduct(productId);
          const whole = isOfOriginal ? price + over : price;
          expect(spent[place]).toBeLessThanOrEqual((whole * 30) / 100);
          expect(now?.pricePerItem).toBe(
            price - (now?.discounts.reduce((sum, { amount }) => sum + amount, 0) ?? 0),
          );
          expect((now?.pricePerItem ?? 0) > 0).toBe(price > 0);
          expect(isAvailable || spent[place] === 0).toBe(true);
        }
        for (const alike of Map.groupBy(
          pieces.filter(({ isAvailable }) => isAvailable),
          ({ productId }) => productId,
        ).values())
          expect(new Set(alike.map(({ id }) => prices.get(id)?.pricePerItem)).size).toBe(1);
      },
    ),
    { numRuns: 10_000 },
  );
});
