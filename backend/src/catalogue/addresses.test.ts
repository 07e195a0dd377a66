import { getAddresses } from '@rukav/contract/catalogue/calls.ts';
import { afterAll, expect, test, vi } from 'vitest';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf } from '../http/test-visitor.ts';
import { createCatalogueCache } from './catalogue-cache.ts';
import { readCatalogue } from './catalogue-repository.ts';
import { getAddressesHandler } from './get-addresses.ts';
import { openCatalogue } from './test-catalogue.ts';

const { db } = await testDatabase();
await openCatalogue(db, [
  { id: 'linen', colours: [{ id: 'linen-red' }, { id: 'linen-blue' }] },
  { id: 'wool', colours: [{ id: 'wool-red' }, { id: 'wool-green', sizes: { 42: { delivery: 0 } } }] },
  { id: 'silk', categories: [4], colours: [{ id: 'silk-red', sizes: { 42: { delivery: 2, arbat: 1 } } }] },
]);
const catalogue = createCatalogueCache(() => readCatalogue(db));
const app = await createServer(testKernel(db), [
  { name: 'addresses', routes: () => [getAddressesHandler(catalogue, 2)] },
]);
afterAll(() => app.close());

const today = new Date().toISOString().slice(0, 10);

async function page(pageNumber: number) {
  catalogue.forget();
  return (await visitorOf(app).call(getAddresses, { query: { pageNumber } })).body;
}

const idOf = (url: string) => url.split('/')[1] ?? '';

/** The ids of what changed today. */
async function changed() {
  const pages = [await page(0), await page(1)];
  return pages.flatMap(({ products }) =>
    products.filter(({ since }) => since === today).map(({ url }) => idOf(url)),
  );
}

test('every colour that can be had is named once, over all pages, and none that is sold out', async () => {
  const [first, second, third] = [await page(0), await page(1), await page(2)];

  expect(first.pages).toEqual([{ since: '2026-01-01' }, { since: '2026-01-01' }]);
  expect(
    [...first.products, ...second.products]
      .map(({ url }) => idOf(url))
      .toSorted((a, b) => a.localeCompare(b)),
  ).toEqual(['linen-blue', 'linen-red', 'silk-red', 'wool-red']);
  expect(first.products[0]?.since).toBe('2026-01-01');
  expect(third.products).toEqual([]);
});

test('an address is as new as the last change of what its page shows, and the listing and the file with it', async () => {
  await db.updateTable('model').set({ popularity: 7 }).execute();
  await db.updateTable('stock').set({ free: 1 }).where('sku_id', '=', 'silk-red-42').execute();
  expect(await changed()).toEqual([]);

  await db.updateTable('product').set({ base_price_rub: 1 }).where('id', '=', 'linen-blue').execute();
  expect(await changed()).toEqual(['linen-blue']);

  await db
    .updateTable('stock')
    .set({ free: 0 })
    .where('sku_id', '=', 'silk-red-42')
    .where('place_id', '=', 'delivery')
    .execute();
  await db.updateTable('model').set({ rating_count: 9 }).where('id', '=', 'wool').execute();
  expect((await changed()).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'linen-blue',
    'silk-red',
    'wool-red',
  ]);

  const { pages, categories } = await page(0);
  expect(pages).toEqual([{ since: today }, { since: today }]);
  expect(categories.map(({ since }) => since)).toEqual(categories.map(() => today));
});

test('a colour and a size that come later are news, and a model that nobody touches is as old as it was', async () => {
  await db.updateTable('model').set({ changed_at: null }).execute();
  await db.updateTable('product').set({ changed_at: null }).execute();
  await db.updateTable('stock').set({ changed_at: null }).execute();
  expect(await changed()).toEqual([]);

  await db
    .insertInto('sku')
    .values({ id: 'linen-red-44', product_id: 'linen-red', code: 'later', size: '44', size_order: 44 })
    .execute();
  expect(await changed()).toEqual(['linen-red']);
});

test('a page is made once for all who ask, until the catalogue has changed', async () => {
  await page(0);
  const index = await catalogue.get();
  const made = vi.spyOn(index.products, 'values');
  const ask = () => visitorOf(app).call(getAddresses, { query: { pageNumber: 1 } });

  const pages = await Promise.all([ask(), ask(), ask()]);

  expect(made).toHaveBeenCalledTimes(1);
  expect(new Set(pages.map(({ text }) => text)).size).toBe(1);
  await db.updateTable('product').set({ base_price_rub: 2 }).where('id', '=', 'silk-red').execute();
  expect(await changed()).toEqual(expect.arrayContaining(['silk-red']));
});
