import { getCart } from '@rukav/contract/cart/calls.ts';
import {
  getShippingChannels,
  getStoresWithCommunications,
  setShippingGroup,
} from '@rukav/contract/cart/checkout-calls.ts';
import { shippingGroupTypes } from '@rukav/contract/cart/schemas.ts';
import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { add, cities, lineIds, openStore, restock, setStock, cart } from './test-store.ts';

const { db } = await testDatabase();
await openStore(db);
const app = await createServer(testKernel(db), [cart]);

let visitor: Visitor;
beforeEach(async () => {
  await restock(db);
  visitor = visitorOf(app);
});
const read = async () => (await visitor.call(getCart)).body.cart;
const choose = async (body: object, ids?: string[]) =>
  visitor.call(setShippingGroup, {
    body: { lineIds: ids ?? (await lineIds(visitor)), cityId: cities.moscow, ...body },
  });

test('a pickup names its shop; the group is free and the lines are in it [API-007]', async () => {
  await add(visitor, 'p1-42', 2);

  const { body } = await choose({ shippingGroupType: 'pickup', pickupId: 'arbat' });

  const [group] = body.cart.shippingGroups;
  expect(group).toMatchObject({
    type: 'pickup',
    pickupId: 'arbat',
    point: { id: 'arbat', name: 'Магазин arbat', cityName: 'Москва' },
    cityId: cities.moscow,
    price: 0,
  });
  expect(body.cart.lines).toMatchObject([{ shippingGroupId: group?.id, quantity: 2 }]);
  expect(body.cart.totals.delivery).toBe(0);
});

test('groups are of the types that the requirements name [SHIP-01]', () => {
  expect(shippingGroupTypes).toEqual([
    'delivery',
    'pickup',
    'thirdparty',
    'express_delivery',
    'unallocated',
    'soldout',
    'gift_card',
  ]);
});

test('some pieces are collected and others brought', async () => {
  await add(visitor, 'p1-42', 2);
  const [first = '', second = ''] = await lineIds(visitor);

  await choose({ shippingGroupType: 'pickup', pickupId: 'arbat' }, [first]);
  const { body } = await choose({ shippingGroupType: 'delivery' }, [second]);

  expect(body.cart.shippingGroups.map(({ type, price }) => [type, price])).toEqual([
    ['pickup', 0],
    ['delivery', 29_900],
  ]);
});

test.each([
  [
    'a shop that does not hand orders over',
    { shippingGroupType: 'pickup', pickupId: 'closed' },
    'pickup_point_not_found',
  ],
  ['a shop of another city', { shippingGroupType: 'pickup', pickupId: 'kazan1' }, 'pickup_point_not_found'],
  ['a pickup without a shop', { shippingGroupType: 'pickup' }, 'shipping_group_type_error'],
  [
    'a delivery with a shop',
    { shippingGroupType: 'delivery', pickupId: 'arbat' },
    'shipping_group_type_error',
  ],
  ['a village', { shippingGroupType: 'delivery', cityId: cities.village }, 'delivery_unavailable'],
  ['a city that is not there', { shippingGroupType: 'delivery', cityId: 404 }, 'city_not_found'],
  ['a city of the other country', { shippingGroupType: 'delivery', cityId: cities.almaty }, 'city_not_found'],
])('%s is refused', async (_, body, code) => {
  await add(visitor, 'p1-42');

  expect((await choose(body)).codes).toEqual([code]);
  expect((await read()).shippingGroups).toMatchObject([{ type: 'unallocated' }]);
});

test('what a shop has alone cannot be brought', async () => {
  await setStock(db, 'p1-44', 'delivery', 0);
  await setStock(db, 'p1-44', 'arbat', 1);
  await add(visitor, 'p1-44');

  expect((await choose({ shippingGroupType: 'delivery' })).codes).toEqual(['sold_out']);
});

test('lines of nobody or of another are not found', async () => {
  await add(visitor, 'p1-42');

  expect((await choose({ shippingGroupType: 'delivery' }, [crypto.randomUUID()])).codes).toEqual([
    'lines_not_found',
  ]);
});

test('shops are listed with what each has and from when, the fullest first [API-012]', async () => {
  await setStock(db, 'p1-44', 'arbat', 1);
  await setStock(db, 'p1-42', 'delivery', 0);
  await setStock(db, 'p1-44', 'delivery', 0);
  await add(visitor, 'p1-42');
  await add(visitor, 'p1-44');
  await setStock(db, 'p1-44', 'arbat', 0);
  await setStock(db, 'p1-44', 'delivery', 1);
  const ids = await lineIds(visitor);

  const { body } = await visitor.call(getStoresWithCommunications, {
    body: { lineIds: ids, cityId: cities.moscow, filters: ['shops'] },
  });

  expect(
    body.stores.map(
      ({ point, availableLineIds, unavailableLineIds, availableFrom, hereFrom, price, fee }) => [
        point.id,
        availableLineIds.length,
        unavailableLineIds.length,
        availableFrom,
        hereFrom,
        price,
        fee,
      ],
    ),
  ).toEqual([
    ['arbat', 2, 0, '2026-03-05', '2026-03-03', 0, 0],
    ['tverskaya', 1, 1, '2026-03-05', '2026-03-03', 0, 0],
    ['closed', 0, 2, '2026-03-03', '2026-03-03', 0, 0],
  ]);
});

test.each([
  [
    ['shops', 'has_fitting'],
    ['arbat', 'closed'],
  ],
  [
    ['shops', 'card_only'],
    ['arbat', 'closed'],
  ],
  [
    ['shops', 'no_prepayment'],
    ['arbat', 'tverskaya', 'closed'],
  ],
  [
    ['shops', 'no_qr_code'],
    ['arbat', 'closed'],
  ],
  [['pickup_points'], ['step1']],
  [['parcel_lockers'], ['locker1', 'fulllocker']],
  [['post_offices'], ['post101']],
  [
    ['pickup_points', 'post_offices'],
    ['step1', 'post101'],
  ],
  [['post_offices', 'no_prepayment'], []],
])('points are narrowed by %s [API-012]', async (filters, shops) => {
  await add(visitor, 'p1-42');
  const body = { lineIds: await lineIds(visitor), cityId: cities.moscow, filters };

  const answer = await visitor.call(getStoresWithCommunications, { body });

  expect(answer.body.stores.map(({ point }) => point.id)).toEqual(shops);
});

test('the channels of the visitor’s city are told with price and first day [API-015 SHIP-08 SHIP-11 SHIP-43]', async () => {
  await add(visitor, 'p1-42', 2);

  const { body } = await visitor.call(getShippingChannels);

  expect(body.channels).toEqual([
    { type: 'pickup', isAvailable: true, price: 0, from: '2026-03-05', pointCount: 2 },
    { type: 'thirdparty', isAvailable: true, price: 0, from: '2026-03-05', pointCount: 2 },
    { type: 'post', isAvailable: true, price: 0, from: '2026-03-07', pointCount: 1 },
    { type: 'delivery', isAvailable: true, price: 0, from: '2026-03-04', pointCount: null },
    { type: 'express_delivery', isAvailable: true, price: 49_900, from: '2026-03-03', pointCount: null },
  ]);
});
