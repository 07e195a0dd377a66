import {
  getShops,
  getStoreIds,
  getStores,
  getStoresNear,
  getStoresOfCity,
} from '@rukav/contract/geography/calls.ts';
import { PickupPoint, pointServices } from '@rukav/contract/geography/schemas.ts';
import { afterAll, expect, test } from 'vitest';
import { cities, openPlaces } from '../catalogue/test-catalogue.ts';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf } from '../http/test-visitor.ts';
import { points } from './index.ts';

const { db } = await testDatabase();
await openPlaces(db);
const app = await createServer(testKernel(db), [points]);
const visitor = visitorOf(app);
afterAll(() => app.close());

const ids = (stores: readonly { id: string }[]) => stores.map(({ id }) => id);

test('stores are those of a city, or those around a place, nearest first [STORE-04 API-038 API-039]', async () => {
  const ofCity = await visitor.call(getStoresOfCity, { query: { cityId: cities.kazan } });
  const near = await visitor.call(getStoresNear, { query: { latitude: 55.8, longitude: 37.6 } });

  expect(ids(ofCity.body.stores)).toEqual(['kazan1']);
  expect(ids(near.body.stores)).toEqual(['tverskaya', 'arbat', 'closed']);
});

test('the legacy base answers with the stores of a city as the v3 base does [API-150]', async () => {
  const query = { cityId: cities.kazan };
  const { body } = await visitor.call(getShops, { query });

  expect(ids(body.stores)).toEqual(['kazan1']);
  expect(body).toEqual((await visitor.call(getStoresOfCity, { query })).body);
  expect((await visitor.call(getShops, { query: { cityId: 3 } })).codes).toEqual(['city_not_found']);
});

test('shops that sell are named in every city, with the day on which their page last changed', async () => {
  const before = (await visitor.call(getStoreIds)).body.stores;
  await db.updateTable('point').set({ phone: '+78000000001' }).where('id', '=', 'kazan1').execute();
  await db.updateTable('point').set({ phone: '+78000000000' }).where('id', '=', 'arbat').execute();

  expect(ids(before)).toEqual(['almaty1', 'arbat', 'kazan1', 'tverskaya']);
  expect(before.every(({ since }) => since === null)).toBe(true);
  const today = new Date().toISOString().slice(0, 10);
  expect((await visitor.call(getStoreIds)).body.stores.map(({ since }) => since)).toEqual([
    null,
    null,
    today,
    null,
  ]);
});

test('stores are read by id, and what is not there is left out [API-040]', async () => {
  const { body } = await visitor.call(getStores, { body: { ids: ['almaty1', 'nothing', 'arbat'] } });

  expect(ids(body.stores)).toEqual(['almaty1', 'arbat']);
});

test('a partner’s point is no store [STORE-01]', async () => {
  await db.updateTable('point').set({ type: 'postamat' }).where('id', '=', 'kazan1').execute();

  const { body } = await visitor.call(getStores, { body: { ids: ['kazan1', 'arbat'] } });

  await db.updateTable('point').set({ type: 'store' }).where('id', '=', 'kazan1').execute();
  expect(ids(body.stores)).toEqual(['arbat']);
});

test('a store has the fields of the requirements, in the language [SHIP-23 STORE-03]', async () => {
  const { body } = await visitor.call(getStoresOfCity, {
    query: { cityId: cities.almaty, locale: 'kk-KZ' },
  });

  expect(body.stores[0]).toEqual({
    id: 'almaty1',
    type: 'store',
    shopNumber: 'almaty1',
    name: 'almaty1 дүкені',
    cityId: cities.almaty,
    cityName: 'Алматы (қаз.)',
    address: 'Арбат к-сі, 1',
    geoPoint: { lat: 43.25, lon: 76.92 },
    workHours: Array.from({ length: 7 }, () => ({ from: '10:00', to: '22:00' })),
    timeZone: 'Asia/Almaty',
    phone: '+78000000000',
    format: 'standard',
    services: ['has_fitting'],
    needPrepay: false,
    capacity: null,
    shopStatus: { shopNowStatus: 'IS_OPEN' },
    metro: null,
    route: null,
  });
});

test('types, formats, services and states of a point are exactly those of the requirements [SHIP-24 SHIP-25 SHIP-26 SHIP-27]', () => {
  const { type, format, shopStatus } = PickupPoint.shape;

  expect(type.options).toEqual(['store', 'postamat', 'post', 'pvz', 'shop']);
  expect(format.options).toEqual(['standard', 'discount', 'kids']);
  expect(shopStatus.shape.shopNowStatus.options).toEqual(['IS_OPEN', 'NOT_SALE']);
  expect(pointServices).toEqual([
    'has_fitting',
    'cash_and_card',
    'partial_redemption',
    'cash_only',
    'card_only',
    'has_refund',
    'pay_on_delivery',
    'has_qr_code',
  ]);
});

test('an unknown city is not found', async () => {
  const { status, codes } = await visitor.call(getStoresOfCity, { query: { cityId: 3 } });

  expect([status, codes]).toEqual([404, ['city_not_found']]);
});

test('what cannot be read is refused', async () => {
  const replies = [
    await visitor.call(getStores, { body: { ids: [] } }),
    await visitor.call(getStores, { body: { ids: ['../etc'] } }),
    await visitor.call(getStores, { body: { ids: Array.from({ length: 101 }, () => 'a') } }),
    await visitor.call(getStoresOfCity, { query: { cityId: 'x' } }),
    await visitor.call(getStoresNear, { query: { latitude: 1000, longitude: 0 } }),
  ];

  for (const { status, codes } of replies) expect([status, codes[0]]).toEqual([400, 'validation']);
});
