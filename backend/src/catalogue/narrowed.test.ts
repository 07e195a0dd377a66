import { getCategoryPage, getCategoryProducts } from '@rukav/contract/catalogue/calls.ts';
import { catalogue as legacyCatalogue, catalogueCount } from '@rukav/contract/catalogue/legacy-calls.ts';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf } from '../http/test-visitor.ts';
import { catalogue, openCatalogue } from './test-catalogue.ts';

const { db } = await testDatabase();
const skirt = { categories: [4, 2], name: 'Юбка', nameKk: 'Юбка' };
await openCatalogue(db, [
  {
    id: 'dress1',
    colours: [
      { id: 'dress1-red', price: 300_000 },
      { id: 'dress1-blue', family: 'blue' },
    ],
  },
  { id: 'dress2', colours: [{ id: 'dress2-red', price: 500_000 }] },
  { id: 'skirt1', ...skirt, colours: [{ id: 'skirt1-red', price: 100_000 }] },
  {
    id: 'skirt2',
    ...skirt,
    colours: [{ id: 'skirt2-gone', family: 'blue', sizes: { 42: { delivery: 0 } } }],
  },
]);
const app = await createServer(testKernel(db), [catalogue]);
const visitor = visitorOf(app);
afterAll(() => app.close());

async function tilesOf(query: Record<string, unknown>) {
  const { body } = await visitor.call(getCategoryPage, { query: { url: 'zhenschiny', ...query } });
  return {
    tiles: body.categoryTiles.map(({ name, modelCount }) => [name, modelCount]),
    count: body.modelCount,
  };
}

test('a category page is asked for with url, page, filters, pattern and sort [API-061]', async () => {
  expect(await tilesOf({})).toEqual({
    tiles: [
      ['Всё', 3],
      ['Платья', 2],
      ['Юбки', 1],
    ],
    count: 3,
  });
  // Tiles without goods that answer are left out, and the others count those that do.
  expect(await tilesOf({ filters: 'color=blue' })).toEqual({
    tiles: [
      ['Всё', 1],
      ['Платья', 1],
    ],
    count: 1,
  });
  expect((await tilesOf({ pattern: 'юбка' })).tiles).toEqual([
    ['Всё', 1],
    ['Юбки', 1],
  ]);
  expect((await tilesOf({ sort: 'byPriceDesc' })).tiles.map(([name]) => name)).toEqual([
    'Всё',
    'Платья',
    'Юбки',
  ]);
  expect((await tilesOf({ sort: 'byPriceAsc', pageSize: 2 })).tiles.map(([name]) => name)).toEqual([
    'Всё',
    'Юбки',
  ]);
  expect((await tilesOf({ pageNumber: 1, pageSize: 2 })).tiles.map(([name]) => name)).toEqual(['Юбки']);
});

test('the legacy catalogue answers as the present one does [API-067]', async () => {
  const query = { url: 'zhenschiny/platya', sort: 'byPriceDesc', filters: 'color=red' };
  const { body } = await visitor.call(legacyCatalogue, { query });

  expect(body).toEqual((await visitor.call(getCategoryProducts, { query })).body);
  expect(body.totalCount).toBe(2);
  const unknown = await visitor.call(legacyCatalogue, { query: { url: 'nothing' } });
  expect([unknown.status, unknown.codes]).toEqual([404, ['category_not_found']]);
});

test('the legacy count is that of the listing [API-068]', async () => {
  const countOf = async (query: Record<string, unknown>) =>
    (await visitor.call(catalogueCount, { query: { url: 'zhenschiny/vse', ...query } })).body.count;

  expect(await countOf({})).toBe(3);
  expect(await countOf({ filters: 'color=blue' })).toBe(1);
  expect(await countOf({ filters: 'category=yubki' })).toBe(1);
  expect(await countOf({ pattern: 'платье' })).toBe(2);
  expect((await visitor.call(catalogueCount, { query: { url: 'nothing' } })).codes).toEqual([
    'category_not_found',
  ]);
});
