import { getCities } from '@rukav/contract/geography/calls.ts';
import { afterAll, expect, test } from 'vitest';
import { openPlaces } from '../catalogue/test-catalogue.ts';
import { testDatabase } from '../database/test-database.ts';
import { demoAddresses } from '../demo/demo-addresses.ts';
import { demoMap } from '../demo/demo-map.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf } from '../http/test-visitor.ts';
import { createGeography } from './index.ts';

const { db } = await testDatabase();
await openPlaces(db);
const kernel = testKernel(db);
const app = await createServer(kernel, [createGeography({ addresses: demoAddresses, map: demoMap })]);
afterAll(() => app.close());

const namesIn = async (locale: string) => {
  const { body } = await visitorOf(app).call(getCities, { headers: { cookie: `locale=${locale}` } });
  return body.cities.map(({ name }) => name);
};

test('the answer of all cities is made once, apart for each language and country, and a change is seen after half a minute', async () => {
  const [russian, kazakh] = [await namesIn('ru-KZ'), await namesIn('kk-KZ')];
  expect(await namesIn('ru-RU')).not.toEqual(russian);
  expect(kazakh).toHaveLength(russian.length);

  await db.updateTable('city').set({ name_ru: 'Новое имя' }).where('country', '=', 'KZ').execute();
  expect(await namesIn('ru-KZ')).toEqual(russian);
  expect(await namesIn('kk-KZ')).toEqual(kazakh);
  kernel.clock.move(30_000);
  expect(new Set(await namesIn('ru-KZ'))).toEqual(new Set(['Новое имя']));
});
