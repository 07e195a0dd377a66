import { expect, test } from 'vitest';
import { aCart, aLine } from '../cart/cart-builders.ts';
import { aStore, someVariants } from '../obtaining/obtaining-builders.ts';
import { amountsOf, planOf, slotPrice, thingsOf } from './plan.ts';

const cart = aCart({
  lines: [
    aLine({ lineIds: ['a', 'b'], pricePerItem: 100, catalogPrice: 150 }),
    aLine({ skuId: 's2', lineIds: ['c'], pricePerItem: 1000, catalogPrice: 1000 }),
    aLine({ skuId: 's3', lineIds: ['x'], isSoldOut: true }),
  ],
});
const shop = aStore({ availableLineIds: ['a', 'b'], unavailableLineIds: ['c'] });
const none = { pickup: [], delivery: [], deleted: [] };

test.each([
  ['nothing chosen', { method: null, rest: null }, null, none],
  ['a courier', { method: 'delivery', rest: null }, null, { ...none, delivery: ['a', 'b', 'c'] }],
  ['no shop yet', { method: 'pickup', rest: null }, null, none],
  ['a shop alone', { method: 'pickup', rest: null }, shop, { ...none, pickup: ['a', 'b'] }],
  [
    'a shop and a courier',
    { method: 'pickup', rest: 'delivery' },
    shop,
    { ...none, pickup: ['a', 'b'], delivery: ['c'] },
  ],
  [
    'a shop without the rest',
    { method: 'pickup', rest: 'delete' },
    shop,
    { ...none, pickup: ['a', 'b'], deleted: ['c'] },
  ],
] as const)('%s: which lines go which way', (_, draft, store, plan) => {
  expect(planOf(draft, cart, store)).toEqual(plan);
});

test('of a line that goes two ways each way has its pieces [CART-48]', () => {
  const counted = (lineIds: string[]) =>
    thingsOf(cart, lineIds).map(({ line, count }) => `${line.skuId} ${count}`);

  expect(counted(['a', 'c'])).toEqual(['s1 1', 's2 1']);
  expect(counted(['b'])).toEqual(['s1 1']);
  expect(counted([])).toEqual([]);
});

test('what is given up costs nothing, and each way adds its price', () => {
  const both = planOf({ method: 'pickup', rest: 'delivery' }, cart, shop);
  const less = planOf({ method: 'pickup', rest: 'delete' }, cart, shop);

  expect(amountsOf(cart, both, { store: 0, slot: 300 })).toEqual({
    goods: 1300,
    discount: 100,
    delivery: 300,
    total: 1500,
  });
  expect(amountsOf(cart, less, { store: 0, slot: null })).toEqual({
    goods: 300,
    discount: 100,
    delivery: 0,
    total: 200,
  });
  expect(amountsOf(cart, both, { store: 0, slot: null }).delivery).toBeNull();
});

test('only hours that are offered have a price [SHIP-41]', () => {
  const slot = { date: '2026-11-23', from: '10:00', to: '14:00' };

  expect(slotPrice(someVariants(), slot)).toBe(29_900);
  expect(slotPrice(someVariants(), { ...slot, date: '2026-12-01' })).toBeNull();
  expect(slotPrice(null, slot)).toBeNull();
});
