import { getAddresses } from '@rukav/contract/catalogue/calls.ts';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf } from '../http/test-visitor.ts';
import { catalogueOf } from './index.ts';
import { getAddressesHandler } from './get-addresses.ts';
import { openCatalogue } from './test-catalogue.ts';

const { db } = await testDatabase();
await openCatalogue(db, [
  { id: 'linen', colours: [{ id: 'linen-red' }, { id: 'linen-blue' }] },
  { id: 'wool', colours: [{ id: 'wool-red' }, { id: 'wool-green', sizes: { 42: { delivery: 0 } } }] },
]);
const twoAPage = {
  name: 'addresses',
  routes: () => [getAddressesHandler(catalogueOf(db), 2)],
};
const app = await createServer(testKernel(db), [twoAPage]);
afterAll(() => app.close());

const page = async (pageNumber: number) =>
  (await visitorOf(app).call(getAddresses, { query: { pageNumber } })).body;

test('every colour that can be had is named once, over all pages, and none that is sold out', async () => {
  const [first, second, third] = [await page(0), await page(1), await page(2)];

  expect(first.pageCount).toBe(2);
  expect(
    [...first.products, ...second.products]
      .map(({ url }) => url.split('/')[1] ?? '')
      .toSorted((a, b) => a.localeCompare(b)),
  ).toEqual(['linen-blue', 'linen-red', 'wool-red']);
  expect(first.products[0]?.since).toBe('2026-01-01');
  expect(third).toEqual({ products: [], pageCount: 2 });
});
