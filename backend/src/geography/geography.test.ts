import {
  getCities,
  getCitiesByIds,
  getCluster,
  getDeliveryTerms,
  getHouses,
  getMacrocity,
  getMap,
  getMetroStations,
  getStreets,
  suggestGeofences,
} from '@rukav/contract/geography/calls.ts';
import { GetCities } from '@rukav/contract/geography/schemas.ts';
import { getSession, setCity } from '@rukav/contract/session/calls.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { cities, openPlaces } from '../catalogue/test-catalogue.ts';
import { testDatabase } from '../database/test-database.ts';
import { delivery } from '../delivery/index.ts';
import { demoAddresses } from '../demo/demo-addresses.ts';
import { demoMap } from '../demo/demo-map.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf } from '../http/test-visitor.ts';
import { session } from '../session/index.ts';
import { createGeography, styledMap } from './index.ts';

const { db } = await testDatabase();
await openPlaces(db);
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
  .values([
    town(11, 'Нижний Новгород', 1_200_000),
    town(12, 'Ростов-на-Дону', 1_100_000),
    town(13, 'Малый Орёл', 900),
  ])
  .execute();
const app = await createServer(testKernel(db), [
  createGeography({ addresses: demoAddresses, map: demoMap }),
  session,
  delivery,
]);
const visitor = visitorOf(app);
afterAll(() => app.close());

const namesOf = async (query: Record<string, unknown>) =>
  (await visitor.call(getCities, { query })).body.cities.map(({ name }) => name);

describe('cities', () => {
  test('are found with one wrong letter where none begins as what is written', async () => {
    expect(await namesOf({ query: 'нижнй' })).toEqual(['Нижний Новгород']);
    expect(await namesOf({ query: 'новгрод', size: 1 })).toEqual(['Нижний Новгород']);
  });

  test('of the country are listed, largest first', async () => {
    expect(await namesOf({})).toEqual([
      'Москва',
      'Казань',
      'Нижний Новгород',
      'Ростов-на-Дону',
      'Малый Орёл',
    ]);
    expect(await namesOf({ locale: 'kk-KZ' })).toEqual(['Алматы (қаз.)']);
  });

  test.each([
    ['ка', ['Казань']],
    ['НОВ', ['Нижний Новгород']],
    ['дону', ['Ростов-на-Дону']],
    ['ростов на д', ['Ростов-на-Дону']],
    ['нижний-нов', ['Нижний Новгород']],
    ['орел', ['Малый Орёл']],
    ['МАЛЫЙ ОРЁЛ', ['Малый Орёл']],
    ['Малый Орёл'.normalize('NFD'), ['Малый Орёл']],
    ['сква', []],
    ['%', []],
    ['_', []],
  ])('are found by the beginning of a word: %s', async (query, names) => {
    expect(await namesOf({ query })).toEqual(names);
  });

  test('are narrowed to those with shops, to large ones, and to as many as are asked for [API-036]', async () => {
    expect(await namesOf({ pickupOnly: true, size: 1 })).toEqual(['Москва']);
    expect(await namesOf({ pickupOnly: true })).toEqual(['Москва', 'Казань']);
    expect(await namesOf({ filters: 'large' })).not.toContain('Малый Орёл');
    expect(await namesOf({ filters: 'large', query: 'нов' })).toEqual(['Нижний Новгород']);
    expect((await visitor.call(getCities, { query: { filters: 'small' } })).status).toBe(400);
  });

  test('come as many as 9999 when no size is asked for [GEO-03]', () => {
    expect(GetCities.query.parse({}).size).toBe(9999);
  });

  test('have the fields that a map and a clock need', async () => {
    const { body } = await visitor.call(getCities, { query: { query: 'Казань' } });

    expect(body.cities[0]).toEqual({
      id: cities.kazan,
      name: 'Казань',
      region: 'Казань, область',
      country: 'RU',
      timeZone: 'Europe/Moscow',
      geoPoint: { lat: 55.79, lon: 49.12 },
      hasStores: true,
    });
  });

  test('are read by id, of any country; unknown ids are left out [API-047]', async () => {
    const { body } = await visitor.call(getCitiesByIds, {
      query: { ids: `${cities.almaty},${cities.kazan},99999999999` },
    });

    expect(body.cities.map(({ id }) => id)).toEqual([cities.almaty, cities.kazan]);
  });

  test('are found by where one is [API-049]', async () => {
    const near = await visitor.call(getMacrocity, { query: { latitude: 55.7, longitude: 49 } });
    const far = await visitor.call(getMacrocity, { query: { latitude: -80, longitude: 10 } });

    expect(near.body.city.name).toBe('Казань');
    expect(far.status).toBe(200);
  });
});

describe('maps', () => {
  test('are drawn from a plan in the language, whose streets run where their houses stand', async () => {
    const query = { cityId: cities.moscow };
    const { status, body } = await visitor.call(getMap, { query });
    const kazakh = await visitor.call(getMap, { query: { ...query, locale: 'kk-KZ' } });
    const { body: found } = await visitor.call(getStreets, { query: { ...query, query: 'лесная' } });
    const [street] = found.streets;
    const shape = body.plan?.features.find(({ properties }) => properties.name === 'улица Лесная');

    expect([status, body.styleUrl, kazakh.body.plan?.features.length]).toEqual([
      200,
      null,
      body.plan?.features.length,
    ]);
    expect(new Set(body.plan?.features.map(({ properties }) => properties.kind))).toEqual(
      new Set(['town', 'green', 'water', 'road', 'street']),
    );
    const ends = (shape?.geometry.coordinates ?? []) as [number, number][];
    expect(ends.reduce((sum, [lon]) => sum + lon / 2, 0)).toBeCloseTo(street?.geoPoint.lon ?? 0, 3);
    expect(JSON.stringify(body).length).toBeLessThan(80_000);
  });

  test('are drawn by the style of a map service where the shop has one', async () => {
    const style = 'https://maps.example/style.json';
    const shop = await createServer(testKernel(db), [
      createGeography({ addresses: demoAddresses, map: styledMap(style, '© OpenStreetMap') }),
    ]);

    const { body } = await visitorOf(shop).call(getMap, { query: { cityId: cities.moscow } });
    await shop.close();

    expect(body).toEqual({ styleUrl: style, credit: '© OpenStreetMap', plan: null });
  });

  test('of a city that is not known are refused', async () => {
    const { status, codes } = await visitor.call(getMap, { query: { cityId: 3 } });

    expect([status, codes]).toEqual([404, ['city_not_found']]);
  });
});

describe('what is around a city', () => {
  test('a city without shops is told those around it that have some, nearest first [API-046]', async () => {
    const namesAround = async (cityId: number) =>
      (await visitor.call(getCluster, { query: { cityId } })).body.cities.map(({ name }) => name);

    expect(await namesAround(11)).toEqual(['Казань', 'Москва']);
    expect(await namesAround(cities.moscow)).toEqual(['Москва', 'Казань']);
    expect((await visitor.call(getCluster, { query: { cityId: 3 } })).codes).toEqual(['city_not_found']);
  });

  test('a city tells the stations of its metro by name, and none where it has no metro [API-037]', async () => {
    const station = (id: string, name_ru: string) => ({
      id,
      city_id: cities.moscow,
      name_ru,
      name_kk: `${name_ru} (қаз.)`,
      line_ru: 'Кольцевая линия',
      line_kk: 'Шеңбер желісі',
      lat: 55.7,
      lon: 37.6,
    });
    await db
      .insertInto('metro_station')
      .values([station('m1', 'Курская'), station('m2', 'Ёлочная')])
      .execute();

    const { body } = await visitor.call(getMetroStations, { query: { cityId: cities.moscow } });
    const without = await visitor.call(getMetroStations, { query: { cityId: cities.kazan } });

    expect(body.stations.map(({ name }) => name)).toEqual(['Ёлочная', 'Курская']);
    expect(body.stations[0]).toEqual({
      id: 'm2',
      name: 'Ёлочная',
      line: 'Кольцевая линия',
      geoPoint: { lat: 55.7, lon: 37.6 },
    });
    expect(without.body.stations).toEqual([]);
  });
});

describe('the session', () => {
  test('is in Moscow until a city is chosen [GEO-02]', async () => {
    const { body } = await visitorOf(app).call(getSession);

    expect([body.cityId, body.cityName]).toEqual([cities.moscow, 'Москва']);
  });

  test('remembers the chosen city on the server [GEO-11]', async () => {
    const shopper = visitorOf(app);

    await shopper.call(setCity, { body: { cityId: cities.kazan } });

    expect((await shopper.call(getSession)).body.cityName).toBe('Казань');
    expect(await db.selectFrom('session').select('city_id').execute()).toEqual([{ city_id: cities.kazan }]);
  });
});

describe('addresses', () => {
  test('streets and houses of a city are suggested [GEO-09 API-044 API-045]', async () => {
    const { body } = await visitor.call(getStreets, { query: { cityId: cities.moscow, query: 'ле' } });
    const [street] = body.streets;
    const houses = await visitor.call(getHouses, { query: { streetId: street?.id ?? '', query: '1' } });

    expect(body.streets.every(({ name }) => /(^|[ -])ле/i.test(name))).toBe(true);
    expect(street).toMatchObject({ type: expect.any(String), geoPoint: { lat: expect.any(Number) } });
    expect(houses.body.houses.length).toBeGreaterThan(0);
    expect(houses.body.houses.every(({ house }) => house.startsWith('1'))).toBe(true);
  });

  test('free text is turned into addresses, at most twenty unless told otherwise [GEO-04 GEO-10 API-048]', async () => {
    const ask = async (body: object) => (await visitor.call(suggestGeofences, { body })).body.suggestions;

    const [one] = await ask({ query: 'ле 12', cityId: cities.moscow });
    expect(one).toMatchObject({ cityId: cities.moscow, house: '12', streetId: expect.any(String) });
    expect(one?.value).toMatch(/^Москва, .+, 12/);
    expect((await ask({ query: 'а' })).length).toBeLessThanOrEqual(20);
    expect(await ask({ query: 'ле', quantity: 1 })).toHaveLength(1);
  });

  test('a house that is known has its own place and its block, any other is kept as it is written', async () => {
    const ask = async (query: string) =>
      (await visitor.call(suggestGeofences, { body: { query, cityId: cities.moscow } })).body.suggestions;
    const { body } = await visitor.call(getStreets, { query: { cityId: cities.moscow, query: 'лесная' } });
    const streetId = body.streets[0]?.id ?? '';
    const { houses } = (await visitor.call(getHouses, { query: { streetId } })).body;
    const known = houses.find(({ houseBlock }) => houseBlock !== null);

    const [found] = await ask(`лесная, ${known?.house}${known?.houseBlock}`);
    const [unknown] = await ask('лесная 9999я');

    expect(found).toMatchObject({ streetId, ...known, locationLevel: 'house' });
    expect(unknown).toMatchObject({
      streetId,
      house: '9999',
      houseBlock: 'Я',
      locationLevel: 'street',
      geoPoint: body.streets[0]?.geoPoint,
    });
  });

  test('of an unknown city or street are refused', async () => {
    const streets = await visitor.call(getStreets, { query: { cityId: 5 } });
    const houses = await visitor.call(getHouses, { query: { streetId: 'x' } });
    const suggested = await visitor.call(suggestGeofences, { body: { query: 'а', cityId: 5 } });

    expect([streets.codes, houses.codes, suggested.codes]).toEqual([
      ['city_not_found'],
      ['street_not_found'],
      ['city_not_found'],
    ]);
  });
});

test.each([
  [getCities, { size: 0 }],
  [getCities, { size: 10_000 }],
  [getCities, { query: 'а'.repeat(101) }],
  [getCitiesByIds, { ids: '1;2' }],
  [getCitiesByIds, {}],
  [getMacrocity, { latitude: 91, longitude: 0 }],
  [getMacrocity, { latitude: 'север' }],
  [getStreets, { cityId: '1 or 1=1' }],
  [getDeliveryTerms, { cityId: -1 }],
])('$0.path refuses what it cannot read: %j', async (call, query) => {
  const { status, errors } = await visitor.call(call, { query });

  expect(status).toBe(400);
  expect(new Set(errors.map(({ code }) => code))).toEqual(new Set(['validation']));
});
