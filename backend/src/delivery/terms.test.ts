import {
  getDeliveryTerms,
  getDeliveryTermsAt,
  getDeliveryTermsOfCity,
} from '@rukav/contract/geography/calls.ts';
import { afterAll, expect, test } from 'vitest';
import { cities, openCatalogue } from '../catalogue/test-catalogue.ts';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf } from '../http/test-visitor.ts';
import { session } from '../session/index.ts';
import { delivery } from './index.ts';

const { db } = await testDatabase();
await openCatalogue(db, [
  {
    id: 'dress',
    colours: [
      {
        id: 'dress-red',
        sizes: { 42: { delivery: 1 }, 44: { kazan1: 1 }, 46: { almaty1: 1, closed: 1 } },
      },
    ],
  },
]);
const town = (id: number, name_ru: string, population: number) => ({
  id,
  name_ru,
  name_kk: name_ru,
  region_ru: '',
  region_kk: '',
  country: 'RU' as const,
  time_zone: 'Europe/Moscow',
  lat: 56.8,
  lon: 60.6,
  population,
});
await db
  .insertInto('city')
  .values([town(11, 'Нижний Новгород', 1_200_000), town(13, 'Малое', 900)])
  .execute();
const app = await createServer(testKernel(db), [session, delivery]);
const visitor = visitorOf(app);
afterAll(() => app.close());

const terms = async (query: Record<string, unknown>) =>
  (await visitor.call(getDeliveryTerms, { query })).body.terms;

test('terms say what pickup and a courier cost in a city, and when [API-042]', async () => {
  expect(await terms({ cityId: cities.moscow })).toEqual([
    {
      type: 'pickup',
      price: 0,
      currency: 'RUB',
      freeFrom: null,
      from: '2026-03-03',
      to: '2026-03-05',
      pointCount: 2,
    },
    {
      type: 'delivery',
      price: 29_900,
      currency: 'RUB',
      freeFrom: 300_000,
      from: '2026-03-04',
      to: '2026-03-05',
      pointCount: null,
    },
    {
      type: 'express_delivery',
      price: 49_900,
      currency: 'RUB',
      freeFrom: null,
      from: '2026-03-03',
      to: '2026-03-03',
      pointCount: null,
    },
  ]);
});

test('terms are the same by the older call, and for a place by the city that is nearest [API-041 API-043]', async () => {
  const at = (lat: number, lon: number) =>
    visitor.call(getDeliveryTermsAt, {
      body: { locationName: 'Арбат, 1', locationLevel: 'house', geoPoint: { lat, lon } },
    });
  const { body } = await visitor.call(getDeliveryTermsOfCity, { query: { cityId: cities.moscow } });
  const near = await at(55.75, 37.61);
  const far = await at(57.5, 39);

  expect(body.terms).toEqual(await terms({ cityId: cities.moscow }));
  expect(near.body).toEqual(body);
  expect(far.body.terms.map(({ type }) => type)).toEqual(['pickup']);
  expect((await visitor.call(getDeliveryTermsOfCity, { query: { cityId: 404 } })).codes).toEqual([
    'city_not_found',
  ]);
});

test('terms of a size name the ways by which it can be had: one that is nowhere has none', async () => {
  expect(await terms({ cityId: cities.moscow, skuId: 'nowhere' })).toEqual([]);
});

test.each([
  ['RUB', 299_900, 29_900],
  ['RUB', 300_000, 0],
  ['KZT', 1_499_900, 149_000],
  ['KZT', 1_500_000, 0],
] as const)(
  'terms say what a courier costs for goods of a sum, as the cart does: %s %i [API-042 SHIP-35]',
  async (currency, subtotal, price) => {
    const shopper = visitorOf(app);
    shopper.cookies.set('locale', currency === 'KZT' ? 'ru-KZ' : 'ru-RU');

    const { body } = await shopper.call(getDeliveryTerms, { query: { cityId: cities.moscow, subtotal } });

    expect(body.terms.find(({ type }) => type === 'delivery')).toMatchObject({ price, currency });
  },
);

test.each([
  ['a size in the warehouse', cities.moscow, 'dress-red-42', null],
  ['a size that hangs in another city', cities.moscow, 'dress-red-44', 'elsewhere'],
  ['a size that hangs abroad and in a closed shop', cities.moscow, 'dress-red-46', 'sold_out'],
  ['a size that hangs in the city', cities.almaty, 'dress-red-46', null],
  ['a size that nobody has', cities.moscow, 'nowhere', 'sold_out'],
  ['a size in the warehouse, where nothing is brought', 13, 'dress-red-42', 'city'],
  ['any goods, where nothing is brought', 13, undefined, 'city'],
] as const)('terms of %s in %i say why there is no way', async (_, cityId, skuId, because) => {
  const { body } = await visitor.call(getDeliveryTerms, { query: { cityId, skuId } });

  expect([body.noWayBecause, body.terms.length > 0]).toEqual([because, because === null]);
});

test('terms leave out what a place has not', async () => {
  expect((await terms({ cityId: 11 })).map(({ type }) => type)).toEqual(['delivery']);
  expect(await terms({ cityId: 13 })).toEqual([]);
});
