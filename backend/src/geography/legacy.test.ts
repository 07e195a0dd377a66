import {
  getCities,
  getHouses,
  getMetro,
  getMetroStations,
  getStreets,
  searchCities,
  searchHouses,
  searchStreets,
} from '@rukav/contract/geography/calls.ts';
import { afterAll, expect, test } from 'vitest';
import { cities, openPlaces } from '../catalogue/test-catalogue.ts';
import { testDatabase } from '../database/test-database.ts';
import { demoAddresses } from '../demo/demo-addresses.ts';
import { demoMap } from '../demo/demo-map.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf } from '../http/test-visitor.ts';
import { createGeography } from './index.ts';

const { db } = await testDatabase();
await openPlaces(db);
const app = await createServer(testKernel(db), [createGeography({ addresses: demoAddresses, map: demoMap })]);
afterAll(() => app.close());
const visitor = visitorOf(app);

test('the legacy base finds cities as the v3 base does [API-138]', async () => {
  const query = { query: 'каз' };
  const { status, body } = await visitor.call(searchCities, { query });

  expect([status, body.cities.map(({ name }) => name)]).toEqual([200, ['Казань']]);
  expect(body).toEqual((await visitor.call(getCities, { query })).body);
  expect((await visitor.call(searchCities, { query: { size: 0 } })).codes).toEqual(['validation']);
});

test('the legacy base finds streets and houses as the v3 base does [API-139 API-140]', async () => {
  const wanted = { cityId: cities.moscow, query: 'лесная' };
  const { body: found } = await visitor.call(searchStreets, { query: wanted });
  const streetId = found.streets[0]?.id ?? '';
  const { body } = await visitor.call(searchHouses, { query: { streetId, query: '1' } });

  expect(found.streets[0]?.name).toBe('Лесная');
  expect(body.houses.length).toBeGreaterThan(0);
  expect(found).toEqual((await visitor.call(getStreets, { query: wanted })).body);
  expect(body).toEqual((await visitor.call(getHouses, { query: { streetId, query: '1' } })).body);
});

test('what is not there is refused by the legacy base as well', async () => {
  expect((await visitor.call(searchStreets, { query: { cityId: 5 } })).codes).toEqual(['city_not_found']);
  expect((await visitor.call(searchHouses, { query: { streetId: 'x' } })).codes).toEqual([
    'street_not_found',
  ]);
  expect((await visitor.call(getMetro, { query: { cityId: 5 } })).codes).toEqual(['city_not_found']);
});

test('the legacy base names the stations of a city as the v3 base does [API-137]', async () => {
  await db
    .insertInto('metro_station')
    .values({
      id: 'm1',
      city_id: cities.moscow,
      name_ru: 'Курская',
      name_kk: 'Курская (қаз.)',
      line_ru: 'Кольцевая линия',
      line_kk: 'Шеңбер желісі',
      lat: 55.7,
      lon: 37.6,
    })
    .execute();
  const query = { cityId: cities.moscow };

  const { body } = await visitor.call(getMetro, { query });

  expect(body.stations.map(({ name }) => name)).toEqual(['Курская']);
  expect(body).toEqual((await visitor.call(getMetroStations, { query })).body);
});
