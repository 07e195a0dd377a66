import { getCategoryProducts } from '@rukav/contract/catalogue/calls.ts';
import { getAvailability } from '@rukav/contract/product/calls.ts';
import { getSession, setCity } from '@rukav/contract/session/calls.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { catalogue, cities, openCatalogue } from '../catalogue/test-catalogue.ts';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { product } from '../product/index.ts';
import { session } from './index.ts';

const { db } = await testDatabase();
await openCatalogue(db, [{ id: 'dress', colours: [{ id: 'dress-red', sizes: { 42: { kazan1: 1 } } }] }]);
const kernel = testKernel(db);
const app = await createServer(kernel, [catalogue, product, session]);
afterAll(() => app.close());

let visitor: Visitor;
beforeEach(() => {
  visitor = visitorOf(app);
});

/** The city that the session's reply, a listing and a product each take for the visitor's. */
async function citiesOf(query: { locale?: string } = {}) {
  const listing = await visitor.call(getCategoryProducts, { query: { url: 'zhenschiny/vse', ...query } });
  const shops = listing.body.facets.find(({ id }) => id === 'availability')?.availability?.availableShops;
  return {
    session: (await visitor.call(getSession, { query })).body.cityId,
    shops: shops?.map(({ id }) => id),
    product: (await visitor.call(getAvailability, { params: { id: 'dress-red' }, query })).body.cityId,
  };
}
const inKazan = { session: cities.kazan, shops: ['kazan1'], product: cities.kazan };
const inAlmaty = { session: cities.almaty, shops: ['almaty1'], product: cities.almaty };

test('the city of the session counts everywhere, whatever the cookie says [GEO-11]', async () => {
  await visitor.call(setCity, { body: { cityId: cities.kazan } });
  visitor.cookies.set('city', String(cities.moscow));

  expect(await citiesOf()).toEqual(inKazan);
});

test('the city of the cookie counts everywhere while there is no session', async () => {
  visitor.cookies.set('city', String(cities.kazan));

  expect(await citiesOf()).toEqual(inKazan);
});

test('a city of another country gives way to the default one of the country that is looked at', async () => {
  await visitor.call(setCity, { body: { cityId: cities.kazan } });

  expect(await citiesOf({ locale: 'ru-KZ' })).toEqual(inAlmaty);
});

test('the cookie of the city is set with the session’s city, and again whenever the session’s own is', async () => {
  await visitor.call(setCity, { body: { cityId: cities.kazan } });
  const first = visitor.cookies.get('city');
  visitor.cookies.delete('city');

  kernel.clock.move(2 * 3_600_000);
  await visitor.call(getSession);

  expect([first, visitor.cookies.get('city')]).toEqual([String(cities.kazan), String(cities.kazan)]);
});
