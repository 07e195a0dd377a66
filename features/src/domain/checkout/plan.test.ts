import { expect, test } from 'vitest';
import { aCart, aLine } from '../cart/cart-builders.ts';
import { aPoint, aStore, someVariants } from '../obtaining/obtaining-builders.ts';
import type { Cart } from '@rukav/contract/cart/schemas.ts';
import { amountsOf, slotPrice, untilFreeBy } from './amounts.ts';
import { shownGroupsOf, type Offered } from './shown-order.ts';
import { thingsOf } from './things.ts';
import { noPlan, planOf, shopsForRest, type Plan, type Whereabouts } from './plan.ts';

const cart = aCart({
  lines: [
    aLine({ lineIds: ['a', 'b'], pricePerItem: 100, catalogPrice: 150 }),
    aLine({ skuId: 's2', lineIds: ['c'], pricePerItem: 1000, catalogPrice: 1000 }),
    aLine({ skuId: 's3', lineIds: ['x'], isSoldOut: true }),
  ],
});
const at = (id: string, hereLineIds: string[]) => aStore({ point: aPoint({ id }), hereLineIds });
const [first, second, third] = ['msk1', 'msk2', 'msk3'] as const;
/** Two shirts of one size, one coat. */
const somewhere = (changes: Partial<Whereabouts> = {}): Whereabouts => ({
  stores: [at(first, ['a']), at(second, ['a', 'c']), at(third, [])],
  warehouseLineIds: ['a'],
  expressLineIds: ['b', 'c'],
  ...changes,
});
const locker = aStore({
  point: aPoint({ id: 'locker', type: 'postamat', capacity: 1 }),
  availableLineIds: ['a'],
  hereLineIds: [],
});
const closed = aStore({
  point: aPoint({ id: 'closed', shopStatus: { shopNowStatus: 'NOT_SALE' } }),
  hereLineIds: ['a', 'b', 'c'],
});
const pickup = (pickupId: string | null) => ({ way: 'pickup' as const, pickupId });
const collected = (pickupId: string, lineIds: string[]) => ({
  type: 'pickup' as const,
  pickupId,
  lineIds,
});

test.each<[string, Parameters<typeof planOf>[0], Partial<Whereabouts>, Partial<Plan>]>([
  ['nothing chosen', { method: null, pickupId: null, partnerId: null, apart: [], rests: [] }, {}, {}],
  ['no shop yet', { method: 'pickup', pickupId: null, partnerId: null, apart: [], rests: [] }, {}, {}],
  [
    'a courier who has one piece of two',
    { method: 'delivery', pickupId: null, partnerId: null, apart: [], rests: [] },
    {},
    { delivery: ['a'], open: ['b', 'c'] },
  ],
  [
    'a courier and a shop that has the rest',
    { method: 'delivery', pickupId: null, partnerId: null, apart: [], rests: [pickup(second)] },
    {},
    { delivery: ['a'], pickups: [collected(second, ['b', 'c'])], asked: [['b', 'c']] },
  ],
  [
    'a shop that gets the second piece from the warehouse',
    { method: 'pickup', pickupId: first, partnerId: null, apart: [], rests: [] },
    {},
    { pickups: [collected(first, ['a', 'b'])], open: ['c'] },
  ],
  [
    'two shops',
    { method: 'pickup', pickupId: first, partnerId: null, apart: [], rests: [pickup(second)] },
    {},
    { pickups: [collected(first, ['a', 'b']), collected(second, ['c'])], asked: [['c']] },
  ],
  [
    'a shop that has nothing of the rest',
    { method: 'pickup', pickupId: first, partnerId: null, apart: [], rests: [pickup(third)] },
    {},
    { pickups: [collected(first, ['a', 'b'])], asked: [['c']], open: ['c'] },
  ],
  [
    'a shop that does not sell now',
    { method: 'pickup', pickupId: 'closed', partnerId: null, apart: [], rests: [pickup(second)] },
    { stores: [closed, at(second, ['a', 'c'])] },
    { pickups: [collected(second, ['a', 'b', 'c'])], asked: [['a', 'b', 'c']] },
  ],
  [
    'a shop without the rest',
    { method: 'pickup', pickupId: first, partnerId: null, apart: [], rests: [{ way: 'delete' }] },
    {},
    { pickups: [collected(first, ['a', 'b'])], deleted: ['c'], asked: [['c']] },
  ],
  [
    'a locker that is full after one piece',
    { method: 'thirdparty', pickupId: null, partnerId: 'locker', apart: [], rests: [] },
    { warehouseLineIds: ['a', 'b', 'c'], stores: [locker] },
    { pickups: [{ type: 'thirdparty', pickupId: 'locker', lineIds: ['a'] }], open: ['b', 'c'] },
  ],
  [
    'a size that is held back',
    { method: 'delivery', pickupId: null, partnerId: null, apart: ['s2'], rests: [pickup(second)] },
    { warehouseLineIds: ['a', 'b', 'c'] },
    { delivery: ['a', 'b'], pickups: [collected(second, ['c'])], asked: [['c']] },
  ],
  [
    'three ways in one cart',
    {
      method: 'express_delivery',
      pickupId: null,
      partnerId: null,
      apart: ['s2'],
      rests: [{ way: 'delivery', apart: ['s2'] }, pickup(second)],
    },
    { warehouseLineIds: ['a', 'c'], expressLineIds: ['b'] },
    {
      express: ['a'],
      delivery: ['b'],
      pickups: [collected(second, ['c'])],
      asked: [['b', 'c'], ['c']],
    },
  ],
  [
    'what shops and warehouse have is not known yet',
    { method: 'pickup', pickupId: first, partnerId: null, apart: [], rests: [] },
    { stores: null },
    { pickups: [collected(first, ['a', 'b', 'c'])] },
  ],
  [
    'a shop that is not there any more',
    { method: 'pickup', pickupId: 'gone', partnerId: null, apart: [], rests: [] },
    {},
    { open: ['a', 'b', 'c'] },
  ],
])('%s: which lines go which way', (_, choice, changes, plan) => {
  expect(planOf(choice, cart, somewhere(changes))).toEqual({ ...noPlan, ...plan });
});

test('for the rest only those shops are offered that have some of it, beside what is chosen already', () => {
  const choice = { method: 'delivery', pickupId: null, partnerId: null, apart: [], rests: [] } as const;

  const shops = shopsForRest(['b', 'c'], choice, cart, somewhere());

  expect(shops.map(({ point, availableLineIds }) => [point.id, availableLineIds])).toEqual([
    [first, ['b']],
    [second, ['b', 'c']],
  ]);
});

test('the rest can be collected when what hangs in the shop can, however long the warehouse takes', () => {
  const store = { ...at(second, ['c']), hereFrom: '2026-11-22', availableFrom: '2026-11-24' };
  const choice = { method: 'delivery', pickupId: null, partnerId: null, apart: [], rests: [] } as const;

  const shops = shopsForRest(['c'], choice, cart, somewhere({ stores: [store] }));

  expect(shops.map(({ availableFrom }) => availableFrom)).toEqual(['2026-11-22']);
});

test('of a line that goes two ways each way has its pieces [CART-48]', () => {
  const counted = (lineIds: string[]) =>
    thingsOf(cart, lineIds).map(({ line, count }) => `${line.skuId} ${count}`);

  expect(counted(['a', 'c'])).toEqual(['s1 1', 's2 1']);
  expect(counted(['b'])).toEqual(['s1 1']);
  expect(counted([])).toEqual([]);
});

const slot = { date: '2026-11-23', from: '10:00', to: '14:00' };
const amountsBy = (of: Cart, plan: Plan, offered: Partial<Offered>) =>
  amountsOf(of, plan, shownGroupsOf(of, plan, { stores: null, slot: null, expressSlot: null, ...offered }));

test('what is given up costs nothing, and each way adds its price', () => {
  const both = { ...noPlan, pickups: [collected(first, ['a', 'b'])], delivery: ['c'] };
  const { stores } = somewhere();
  const less = { ...noPlan, pickups: [collected(first, ['a', 'b'])], deleted: ['c'] };

  expect(amountsBy(cart, both, { stores, slot: { ...slot, price: 300 } })).toEqual({
    goods: 1300,
    discount: 100,
    bonuses: 0,
    giftCards: 0,
    delivery: 300,
    total: 1500,
  });
  expect(amountsBy(cart, less, { stores })).toEqual({
    goods: 300,
    discount: 100,
    bonuses: 0,
    giftCards: 0,
    delivery: 0,
    total: 200,
  });
  expect(amountsBy(cart, both, { stores }).delivery).toBeNull();
});

test('each shop asks its price, and one that is not listed leaves the sum open', () => {
  const stores = [
    { ...at(first, ['a']), fee: 0 },
    { ...at(second, ['c']), fee: 500 },
  ];
  const shops = (...ids: string[]) => ({ ...noPlan, pickups: ids.map((id) => collected(id, ['a'])) });
  const deliveryOf = (plan: Plan, known: typeof stores | null = stores) =>
    amountsBy(cart, plan, { stores: known }).delivery;

  expect(deliveryOf(shops(first, second))).toBe(500);
  expect(deliveryOf(shops(first))).toBe(0);
  expect(deliveryOf(shops(second, third))).toBeNull();
  expect(deliveryOf(shops(first), null)).toBeNull();
  expect(deliveryOf(noPlan)).toBeNull();
});

test('a partner’s point is free by the sum of what goes there, whatever the whole cart costs', () => {
  const dear = { ...cart, totals: { ...cart.totals, freeDeliveryFrom: 1000 } };
  const stores = [{ ...at(first, []), price: 0, fee: 149 }];
  const deliveryOf = (lineIds: string[]) =>
    amountsBy(dear, { ...noPlan, pickups: [{ type: 'thirdparty', pickupId: first, lineIds }] }, { stores })
      .delivery;

  expect(deliveryOf(['a', 'c'])).toBe(0);
  expect(deliveryOf(['a'])).toBe(149);
});

test('of what is left a point tells the price of what it takes', () => {
  const dear = { ...cart, totals: { ...cart.totals, freeDeliveryFrom: 1000 } };
  const choice = { method: 'pickup', pickupId: second, partnerId: null, apart: ['s1'], rests: [] } as const;
  const partner = aStore({
    point: aPoint({ id: 'step', type: 'pvz' }),
    availableLineIds: ['a', 'b', 'c'],
    hereLineIds: [],
    price: 0,
    fee: 149,
  });
  const stores = [at(second, ['c']), partner];

  const [left] = shopsForRest(['a'], choice, dear, somewhere({ stores }), 'thirdparty');

  expect(left?.price).toBe(149);
});

test('only hours that are offered have a price [SHIP-41]', () => {
  const slot = { date: '2026-11-23', from: '10:00', to: '14:00' };

  expect(slotPrice(someVariants(), slot)).toBe(29_900);
  expect(slotPrice(someVariants(), { ...slot, from: '18:00', to: '22:00' })).toBe(34_900);
  expect(slotPrice(someVariants(), { ...slot, to: '22:00' })).toBeNull();
  expect(slotPrice(someVariants(), { ...slot, from: '18:00' })).toBeNull();
  expect(slotPrice(someVariants(), null)).toBeNull();
  expect(slotPrice(someVariants(), { ...slot, date: '2026-12-01' })).toBeNull();
  expect(slotPrice(null, slot)).toBeNull();
});

test.each<[string, Partial<Plan>, number]>([
  ['a courier brings two shirts', { delivery: ['a', 'b'] }, 299_800],
  [
    'a courier brings one and a shop keeps the coat',
    { delivery: ['a'], pickups: [collected(first, ['c'])] },
    299_900,
  ],
  ['a partner keeps the coat', { pickups: [{ ...collected('locker', ['c']), type: 'thirdparty' }] }, 299_000],
  ['a shop keeps everything', { pickups: [collected(first, ['a', 'b', 'c'])] }, 0],
  ['express brings everything', { express: ['a', 'b', 'c'] }, 0],
])('until delivery is free where %s, its own lines count', (_, plan, left) => {
  expect(untilFreeBy({ ...noPlan, ...plan }, cart)).toBe(left);
});
