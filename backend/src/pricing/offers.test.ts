import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceOffers, type Offers, type PromoCode, type Promotion } from './index.ts';

const sale: Promotion = {
  id: 'dresses',
  name: { ru: 'Минус 10 % на платья', kk: 'Көйлектерге 10 % жеңілдік' },
  percent: 10,
  productIds: new Set(['dress']),
  neededProductIds: [],
  fromPieces: 1,
  isFullPriceOnly: false,
};
const spring: PromoCode = {
  code: 'SPRING',
  percent: 20,
  fromSum: null,
  isWithPromotions: true,
  isFullPriceOnly: false,
  problem: null,
};
const piece = (id: string, productId = 'dress', base = 100_000, discount: number | null = null) => ({
  id,
  productId,
  price: { base, discount },
  isAvailable: true,
});
const offersOf = (promotions: readonly Promotion[], codes: readonly PromoCode[]): Offers => ({
  promotions,
  codes: new Map(codes.map((code) => [code.code, code])),
});
const price = (
  pieces: readonly ReturnType<typeof piece>[],
  { promotions = [] as Promotion[], codes = [] as PromoCode[], appliesPromotions = true } = {},
) =>
  priceOffers(pieces, offersOf(promotions, codes), {
    appliesPromotions,
    codes: codes.map(({ code }) => code),
  });

test('a promotion lowers its goods, then a code lowers everything, each by its own discount', () => {
  const { prices } = price([piece('1'), piece('2', 'coat')], { promotions: [sale], codes: [spring] });

  expect(prices.get('1')).toEqual({
    catalogPrice: 100_000,
    pricePerItem: 72_000,
    discounts: [
      { type: 'WARE_PERCENT_DISCOUNT', amount: 10_000 },
      { type: 'PROMO', amount: 18_000 },
    ],
    appliedActions: ['dresses', 'SPRING'],
  });
  expect(prices.get('2')).toMatchObject({ pricePerItem: 80_000, appliedActions: ['SPRING'] });
});

test('what an action lowers costs whole units, and rounding is part of its discount', () => {
  const { prices, codes } = price([piece('1', 'coat', 99_900)], { codes: [{ ...spring, percent: 7 }] });

  expect(prices.get('1')).toMatchObject({
    pricePerItem: 92_900,
    discounts: [{ type: 'PROMO', amount: 7000 }],
  });
  expect(codes).toMatchObject([{ discount: 7000 }]);
});

test('each discount of goods with whole prices is whole, whichever actions lower them', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 500_000 }), { minLength: 1, maxLength: 10 }),
      fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 2 }),
      (bases, percents) => {
        const pieces = bases.map((base, index) => piece(String(index), 'dress', base * 100));
        const codes = percents.map((percent, index) => ({ ...spring, percent, code: `C${index}` }));

        const priced = price(pieces, { promotions: [sale], codes });

        const amounts = [...priced.prices.values()].flatMap(({ discounts }) => discounts);
        expect(amounts.filter(({ amount }) => amount % 100 !== 0)).toEqual([]);
        const byActions = [...priced.codes, ...priced.promotions].reduce(
          (sum, { discount }) => sum + discount,
          0,
        );
        expect(byActions).toBe(amounts.reduce((sum, { amount }) => sum + amount, 0));
      },
    ),
    { numRuns: 1000 },
  );
});

test('a code that does not go with promotions keeps them away and names them [CART-52]', () => {
  const alone = { ...spring, isWithPromotions: false };
  const { prices, forbidden, promotions } = price([piece('1')], { promotions: [sale], codes: [alone] });

  expect(prices.get('1')).toMatchObject({ pricePerItem: 80_000, appliedActions: ['SPRING'] });
  expect(forbidden).toEqual(['dresses']);
  expect(promotions).toMatchObject([{ discount: 0 }]);
});

test('declined promotions lower nothing and are offered still', () => {
  const { prices, promotions } = price([piece('1')], { promotions: [sale], appliesPromotions: false });

  expect(prices.get('1')?.pricePerItem).toBe(100_000);
  expect(promotions).toMatchObject([{ promotion: { id: 'dresses' }, discount: 0 }]);
});

test('of two promotions for one piece the first counts', () => {
  const { prices } = price([piece('1')], { promotions: [sale, { ...sale, id: 'other', percent: 50 }] });

  expect(prices.get('1')).toMatchObject({ pricePerItem: 90_000, appliedActions: ['dresses'] });
});

test('a kit is lowered once all of it is in the cart', () => {
  const kit = { ...sale, productIds: new Set(['dress', 'coat']), neededProductIds: ['dress', 'coat'] };

  expect(price([piece('1')], { promotions: [kit] }).prices.get('1')?.pricePerItem).toBe(100_000);
  const whole = price([piece('1'), piece('2', 'coat')], { promotions: [kit] });
  expect([...whole.prices.values()].map(({ pricePerItem }) => pricePerItem)).toEqual([90_000, 90_000]);
});

test('a promotion from two pieces counts what can be had only', () => {
  const pair = { ...sale, fromPieces: 2 };
  const soldOut = { ...piece('2'), isAvailable: false };

  expect(price([piece('1'), soldOut], { promotions: [pair] }).prices.get('1')?.pricePerItem).toBe(100_000);
  expect(price([piece('1'), piece('2')], { promotions: [pair] }).prices.get('1')?.pricePerItem).toBe(90_000);
});

test('goods that are reduced already are left out where an offer is for full prices', () => {
  const reduced = piece('1', 'dress', 100_000, 70_000);
  const { prices, codes } = price([reduced], {
    promotions: [{ ...sale, isFullPriceOnly: true }],
    codes: [{ ...spring, isFullPriceOnly: true }],
  });

  expect(prices.get('1')?.pricePerItem).toBe(70_000);
  expect(codes).toMatchObject([{ discount: 0, problem: 'promo_not_applicable', reason: 'goods' }]);
});

test('a code from a sum says from which', () => {
  const { codes } = price([piece('1')], { codes: [{ ...spring, fromSum: 200_000 }] });

  expect(codes).toMatchObject([{ problem: 'promo_not_applicable', reason: 'sum', fromSum: 200_000 }]);
});

test('whatever is offered, a piece never costs less than nothing and its discounts add up', () => {
  const someCode = fc.record({
    percent: fc.integer({ min: 1, max: 99 }),
    isWithPromotions: fc.boolean(),
    isFullPriceOnly: fc.boolean(),
  });
  const somePiece = fc.record({
    productId: fc.constantFrom('dress', 'coat'),
    base: fc.integer({ min: 0, max: 50_000_000 }),
    discount: fc.option(fc.integer({ min: 0, max: 50_000_000 })),
    isAvailable: fc.boolean(),
  });
  fc.assert(
    fc.property(
      fc.array(somePiece, { maxLength: 20 }),
      fc.array(someCode, { maxLength: 2 }),
      (pieces, some) => {
        const { prices } = price(
          pieces.map(({ productId, base, discount, isAvailable }, index) => ({
            ...piece(String(index), productId, base, discount),
            isAvailable,
          })),
          { promotions: [sale], codes: some.map((one, index) => ({ ...spring, ...one, code: `C${index}` })) },
        );

        for (const { catalogPrice, pricePerItem, discounts } of prices.values()) {
          expect(pricePerItem).toBeGreaterThanOrEqual(0);
          expect(catalogPrice - discounts.reduce((sum, { amount }) => sum + amount, 0)).toBe(pricePerItem);
        }
      },
    ),
    { numRuns: 2000 },
  );
});
