import { expect, test } from 'vitest';
import { aCart, aGroup, aLine, aProduct, productsOf } from './cart-builders.ts';
import {
  deliveryPriceOf,
  grouped,
  hasLostFreeDelivery,
  isNewer,
  lastLineIds,
  losesFreeDelivery,
  mostOf,
  orderableLineIds,
  priceChangeOf,
  soldOutLineIds,
  stepTo,
  untilFreeIn,
} from './lines.ts';

const three = aLine({ lineIds: ['a', 'b', 'c'], quantity: 3 });

test.each([
  [5, { add: 2 }],
  [3, null],
  [2, { remove: ['c'] }],
  [1, { remove: ['b', 'c'] }],
])('three pieces become %i by one request', (quantity, step) => {
  expect(stepTo(three, quantity)).toEqual(step);
});

test('removing two pieces deletes the last two line ids [CART-25]', () => {
  expect(lastLineIds(three, 2)).toEqual(['b', 'c']);
});

test('removing without a quantity deletes all line ids [CART-26]', () => {
  expect(lastLineIds(three)).toEqual(['a', 'b', 'c']);
});

test.each([
  ['nothing changed', { priceWhenAdded: null }, null],
  ['it rose', { priceWhenAdded: 379_900 }, { was: 379_900, isLower: false }],
  ['it fell', { priceWhenAdded: 449_900 }, { was: 449_900, isLower: true }],
])('%s, and an offer beside it says nothing else of the price', (_, changes, change) => {
  const discounts = [...aLine().discounts, { type: 'PROMO' as const, amount: 99_900 }];

  expect(priceChangeOf(aLine(changes))).toEqual(change);
  expect(priceChangeOf(aLine({ ...changes, discounts, pricePerItem: 300_000 }))).toEqual(change);
});

test.each([
  [3, 3],
  [50, 50],
  [80, 50],
  [0, 1],
])('of %i pieces in stock at most %i can be chosen [CART-16 CART-17]', (availableQuantity, most) => {
  expect(mostOf(aProduct({ availableQuantity }), 1)).toBe(most);
});

test('lines stand in their groups, what is sold out at the end, without empty groups [CART-02 SHIP-03]', () => {
  const cart = aCart({
    shippingGroups: [
      aGroup({ id: 'gone', type: 'soldout' }),
      aGroup({ id: 'shop', type: 'pickup' }),
      aGroup({ id: 'empty', type: 'delivery' }),
    ],
    lines: [
      aLine({ skuId: 's1', shippingGroupId: 'gone', isSoldOut: true }),
      aLine({ skuId: 's2', shippingGroupId: 'shop' }),
    ],
  });

  const groups = grouped(cart, productsOf(cart));

  expect(groups.map(({ group, lines }) => [group.id, lines.map(({ line }) => line.skuId)])).toEqual([
    ['shop', ['s2']],
    ['gone', ['s1']],
  ]);
});

test('what is sold out is not ordered', () => {
  const cart = aCart({
    lines: [aLine({ lineIds: ['a'], isSoldOut: true }), aLine({ skuId: 's2', lineIds: ['b', 'c'] })],
  });

  expect(orderableLineIds(cart)).toEqual(['b', 'c']);
  expect(soldOutLineIds(cart)).toEqual(['a']);
});

test.each([
  ['the first cart', null, aCart({ version: 1 }), true],
  ['a later version', aCart({ version: 1 }), aCart({ version: 2 }), true],
  ['an earlier version', aCart({ version: 3 }), aCart({ version: 2 }), false],
  ['another cart', aCart({ version: 3 }), aCart({ id: 'other', version: 1 }), true],
])('whether %s is taken', (_, known, next, isTaken) => {
  expect(isNewer(known, next)).toBe(isTaken);
});

const costing = (
  type: 'unallocated' | 'pickup' | 'thirdparty' | 'delivery' | 'express_delivery',
  subtotal: number,
) => aGroup({ id: `${type} ${subtotal}`, type, subtotal });

test.each([
  ['nothing is chosen yet', [costing('unallocated', 250_000)], 50_000],
  ['a courier brings it', [costing('delivery', 250_000)], 50_000],
  ['a partner keeps it', [costing('thirdparty', 250_000)], 50_000],
  [
    'the courier’s part is small beside what is collected',
    [costing('delivery', 100_000), costing('pickup', 900_000)],
    200_000,
  ],
  ['it is collected', [costing('pickup', 250_000)], 0],
  ['express brings it', [costing('express_delivery', 250_000)], 0],
  [
    'two ways are paid each by its own sum',
    [costing('delivery', 100_000), costing('thirdparty', 100_000)],
    0,
  ],
  ['the sum is reached', [costing('delivery', 300_000)], 0],
])('where %s, this much is left until delivery is free', (_, shippingGroups, left) => {
  expect(untilFreeIn(aCart({ shippingGroups }))).toBe(left);
});

test.each([
  ['unknown before a way is chosen', [costing('unallocated', 250_000)], null],
  ['free for a sum that is large enough', [costing('unallocated', 300_000)], 0],
  ['unknown where an express courier does not come', [costing('express_delivery', 900_000)], null],
])('the price of delivery is %s', (_, shippingGroups, price) => {
  expect(deliveryPriceOf(aCart({ shippingGroups }))).toBe(price);
});

const goodsFor = (sum: number, ...shippingGroups: ReturnType<typeof costing>[]) =>
  aCart({ shippingGroups, totals: { ...aCart().totals, subtotal: sum } });

test.each([
  ['by courier, and the goods fall below its sum', [costing('delivery', 300_000)], 100, true],
  ['by courier, and the goods still reach its sum', [costing('delivery', 300_100)], 100, false],
  ['by courier, and is paid already', [costing('delivery', 299_900)], 100, false],
  ['nowhere yet', [costing('unallocated', 300_000)], 100, true],
  ['to a partner’s point', [costing('thirdparty', 300_000)], 100, true],
  ['to a shop, which is always free', [costing('pickup', 300_000)], 100, false],
])('where delivery goes %s, a reduction costs its being free or not', (_, groups, reduction, isLost) => {
  const sum = groups.reduce((all, { subtotal }) => all + subtotal, 0);

  expect(losesFreeDelivery(goodsFor(sum, ...groups), reduction)).toBe(isLost);
});

test('of a reduction a courier’s group bears its own part', () => {
  const cart = goodsFor(600_000, costing('delivery', 301_000), costing('pickup', 299_000));

  expect([losesFreeDelivery(cart, 1990), losesFreeDelivery(cart, 2000)]).toEqual([false, true]);
});

test.each([
  ['fell below its sum', 'delivery', 300_000, 299_900, true],
  ['was paid before', 'delivery', 299_900, 200_000, false],
  ['stays', 'delivery', 400_000, 300_000, false],
  ['is that of a shop', 'pickup', 300_000, 200_000, false],
] as const)('free delivery that %s is lost or not', (_, type, before, now, isLost) => {
  const of = (subtotal: number) => aCart({ shippingGroups: [aGroup({ type, subtotal })] });

  expect(hasLostFreeDelivery(of(before), of(now))).toBe(isLost);
});

test('a group that was not there before has lost nothing', () => {
  const now = aCart({ shippingGroups: [aGroup({ id: 'new', type: 'delivery', subtotal: 100 })] });

  expect(hasLostFreeDelivery(aCart(), now)).toBe(false);
});
