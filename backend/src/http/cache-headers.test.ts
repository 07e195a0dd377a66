import { afterAll, expect, test } from 'vitest';
import { getCategoryProducts, getNavigation } from '@rukav/contract/catalogue/calls.ts';
import { setCity } from '@rukav/contract/session/calls.ts';
import { getPrices } from '@rukav/contract/product/calls.ts';
import { catalogue, cities, openCatalogue } from '../catalogue/test-catalogue.ts';
import { testDatabase } from '../database/test-database.ts';
import { product } from '../product/index.ts';
import { session } from '../session/index.ts';
import { createServer } from './server.ts';
import { testKernel } from './test-kernel.ts';
import { visitorOf } from './test-visitor.ts';

const { db } = await testDatabase();
await openCatalogue(db, [{ id: 'dress', colours: [{ id: 'dress-red' }] }]);
const app = await createServer(testKernel(db), [catalogue, product, session]);
afterAll(() => app.close());

const listing = { query: { url: 'zhenschiny/vse' } };

test('a reply that depends on cookies is kept by one browser, which asks each time', async () => {
  const visitor = visitorOf(app);

  const { headers } = await visitor.call(getCategoryProducts, listing);
  const again = await visitor.call(getCategoryProducts, {
    ...listing,
    headers: { 'if-none-match': `"other", ${String(headers.etag)}` },
  });

  expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'cookie, accept-encoding' });
  expect([again.status, again.text, again.headers.etag]).toEqual([304, '', headers.etag]);
});

test('another city is another reply', async () => {
  const visitor = visitorOf(app);
  const { headers } = await visitor.call(getCategoryProducts, listing);
  await visitor.call(setCity, { body: { cityId: cities.kazan } });

  const { status } = await visitor.call(getCategoryProducts, {
    ...listing,
    headers: { 'if-none-match': String(headers.etag) },
  });

  expect(status).toBe(200);
});

test('anybody may keep what depends on the address alone', async () => {
  const visitor = visitorOf(app);

  const named = await visitor.call(getNavigation, { query: { locale: 'kk-KZ' } });
  const unnamed = await visitor.call(getNavigation);
  const odd = await visitor.call(getNavigation, { query: { locale: 'en-US' } });
  const ofACity = await visitor.call(getCategoryProducts, { query: { ...listing.query, locale: 'kk-KZ' } });

  expect(named.headers['cache-control']).toMatch(/^public, max-age=60, stale-while-revalidate=/);
  expect(named.headers.vary).toBeUndefined();
  for (const { headers } of [unnamed, odd, ofACity])
    expect(headers['cache-control']).toBe('private, no-cache');
});

test('prices and refusals are kept by nobody', async () => {
  const visitor = visitorOf(app);

  const price = await visitor.call(getPrices, { params: { id: 'dress-red' } });
  const refused = await visitor.call(getCategoryProducts, { query: { url: 'nothing', locale: 'kk-KZ' } });

  for (const { headers } of [price, refused]) {
    expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined]);
  }
});
