import { getHouses, getStreets, suggestGeofences } from '@rukav/contract/geography/calls.ts';
import { setLocale } from '@rukav/contract/session/calls.ts';
import { afterAll, expect, test } from 'vitest';
import { cities, openPlaces } from '../catalogue/test-catalogue.ts';
import { testDatabase } from '../database/test-database.ts';
import { demoAddresses } from '../demo/demo-addresses.ts';
import { demoMap } from '../demo/demo-map.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf } from '../http/test-visitor.ts';
import { session } from '../session/index.ts';
import { createGeography } from './index.ts';

const { db } = await testDatabase();
await openPlaces(db);
const app = await createServer(testKernel(db), [
  createGeography({ addresses: demoAddresses, map: demoMap }),
  session,
]);
afterAll(() => app.close());

test('an address that the shop suggests or writes in Kazakh is found by these words', async () => {
  const visitor = visitorOf(app);
  await visitor.call(setLocale, { body: { country: 'KZ', lang: 'kk' } });
  const cityId = cities.almaty;
  const ask = async (query: string) =>
    (await visitor.call(suggestGeofences, { body: { query, cityId } })).body.suggestions;
  const { streets } = (await visitor.call(getStreets, { query: { cityId, query: 'абай' } })).body;
  const [street] = streets;
  const { houses } = (await visitor.call(getHouses, { query: { streetId: street?.id ?? '' } })).body;
  const house = houses.find(({ houseBlock }) => houseBlock !== null);
  const wanted = { streetId: street?.id, ...house, locationLevel: 'house' };

  const [suggested] = await ask(`Абай, ${house?.house}${house?.houseBlock}`);

  expect(suggested).toMatchObject(wanted);
  expect((await ask(suggested?.value ?? ''))[0]).toMatchObject(wanted);
  const written = `${street?.name} ${street?.type}, ${house?.house}-үй, ${house?.houseBlock} корпусы`;
  expect((await ask(written))[0]).toMatchObject(wanted);
});
