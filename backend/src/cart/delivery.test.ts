import { getCart } from '@rukav/contract/cart/calls.ts';
import {
  getDeliveryVariants,
  getProposedAddress,
  setDelivery,
  setLocation,
} from '@rukav/contract/cart/checkout-calls.ts';
import { beforeEach, expect, test } from 'vitest';
import { checkout } from '../checkout/index.ts';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { add, address, byCourier, cities, lineIds, openStore, restock, cart } from './test-store.ts';

const { db } = await testDatabase();
await openStore(db);
const app = await createServer(testKernel(db), [cart, checkout]);

let visitor: Visitor;
beforeEach(async () => {
  await restock(db);
  visitor = visitorOf(app);
});
const bring = async (changed: object = {}) =>
  visitor.call(setDelivery, { body: { lineIds: await lineIds(visitor), ...byCourier, ...changed } });

test('a courier comes on a week of days, each with its hours and price [API-013 SHIP-41]', async () => {
  await add(visitor, 'p2-42');
  const query = { lineIds: (await lineIds(visitor)).join(','), cityId: cities.moscow };

  const { body } = await visitor.call(getDeliveryVariants, { query });

  expect(body.days).toHaveLength(7);
  expect(body.days[0]).toEqual({
    date: '2026-03-04',
    intervals: [
      { interval: { from: '10:00', to: '14:00' }, price: 29_900 },
      { interval: { from: '14:00', to: '18:00' }, price: 29_900 },
      { interval: { from: '18:00', to: '22:00' }, price: 29_900 },
    ],
  });
  expect(body.unavailableLineIds).toEqual([]);
});

test('a delivery has its address, day and hours, and is free from 3000 roubles [API-009 SHIP-35 CHK-16]', async () => {
  await add(visitor, 'p1-42');
  const cheap = await bring();
  await add(visitor, 'p2-42', 2);
  const { body } = await bring();

  expect(cheap.body.cart.shippingGroups).toMatchObject([{ price: 29_900 }]);
  expect(body.cart.shippingGroups).toMatchObject([
    {
      type: 'delivery',
      address,
      date: '2026-03-04',
      interval: byCourier.interval,
      comment: 'Позвоните',
      price: 0,
    },
  ]);
  expect(body.cart.totals).toMatchObject({ subtotal: 399_700, delivery: 0, total: 399_700 });
});

test.each([
  ['a day too soon', { date: '2026-03-03' }, 'delivery_interval_unavailable'],
  ['a day too late', { date: '2026-04-03' }, 'delivery_interval_unavailable'],
  ['odd hours', { interval: { from: '03:00', to: '04:00' } }, 'delivery_interval_unavailable'],
  ['a village', { address: { ...address, cityId: cities.village } }, 'delivery_unavailable'],
  ['no city', { address: { ...address, cityId: 404 } }, 'city_not_found'],
  ['a street of elsewhere', { address: { ...address, streetId: 'kazan-1' } }, 'address_not_found'],
])('a delivery with %s is refused', async (_, changed, code) => {
  await add(visitor, 'p1-42');

  expect((await bring(changed)).codes).toEqual([code]);
});

test('a courier is not sent to an address that none reaches, and the cart stays as it was', async () => {
  await add(visitor, 'p1-42');
  const before = (await visitor.call(getCart)).body.cart;
  const far = { ...address, streetId: 'moscow-far', house: '5', houseBlock: '' };

  const refused = await bring({ address: far });

  expect(refused.codes).toEqual(['address_out_of_reach']);
  expect(refused.errors[0]?.field).toBe('address.street');
  expect((await visitor.call(getCart)).body.cart).toEqual(before);
  expect((await bring({ address: { ...far, house: '1' } })).codes).toEqual([]);
  expect((await bring({ address: { ...address, streetId: 'moscow-1' } })).codes).toEqual([]);
});

test('a house at the same place changes nothing, another place does [API-021]', async () => {
  await add(visitor, 'p1-42');
  const at = (lat: number, cityId: number = cities.moscow) =>
    visitor.call(setLocation, { body: { locationLevel: 'house', geoPoint: { lat, lon: 37.6 }, cityId } });
  const first = await at(55.75);

  const same = await at(55.750_000_04);
  const other = await at(55.751);

  expect(same.body.cart.version).toBe(first.body.cart.version);
  expect(other.body.cart.version).toBeGreaterThan(first.body.cart.version);
  expect((await at(55, 404)).codes).toEqual(['city_not_found']);
});

test('whoever has ordered nothing is proposed no address', async () => {
  expect((await visitor.call(getProposedAddress)).body).toEqual({ address: null });
});
