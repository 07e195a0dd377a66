import { getCategoryProducts } from '@rukav/contract/catalogue/calls.ts';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf } from '../http/test-visitor.ts';
import { sizeKindOf } from './size-kinds.ts';
import { catalogue, openCatalogue } from './test-catalogue.ts';

const { db } = await testDatabase();
const pieces = { delivery: 1 };
await openCatalogue(db, [
  { id: 'dress', colours: [{ id: 'dress-red', price: 300_000, sizes: { 42: pieces, 44: pieces } }] },
  {
    id: 'gloves',
    categories: [4, 2],
    colours: [{ id: 'gloves-red', price: 200_000, discount: 100_000, sizes: { 7: pieces, 9: pieces } }],
  },
]);
const app = await createServer(testKernel(db), [catalogue]);
afterAll(() => app.close());

const listing = async (url: string, filters = '') =>
  (await visitorOf(app).call(getCategoryProducts, { query: { url, filters } })).body;

test.each([
  ['XS', 'Буквенный'],
  ['M', 'Буквенный'],
  ['XXL', 'Буквенный'],
  ['3XL', 'Буквенный'],
  ['44', 'Российский'],
  ['116', 'Рост, см'],
  ['32/34', 'Талия / длина'],
  ['90', 'Ремни, см'],
  ['8.5', 'Перчатки'],
  ['39-42', 'Носки'],
  ['ONE SIZE', 'Другие'],
])('the size %s is told as %s', (size, kind) => {
  expect(sizeKindOf(size).ru).toBe(kind);
});

test('sizes of several kinds stand apart, each kind by its name; of one kind they have none [FAC-03]', async () => {
  const all = await listing('zhenschiny/vse');
  const dresses = await listing('zhenschiny/platya');

  expect(all.facets[0]?.facetValues.map(({ value, group }) => [value, group])).toEqual([
    ['42', 'Российский'],
    ['44', 'Российский'],
    ['7', 'Перчатки'],
    ['9', 'Перчатки'],
  ]);
  expect(dresses.facets[0]?.facetValues.map(({ group }) => group)).toEqual([undefined, undefined]);
});

test('what is sold at a discount can be chosen among the collections [FAC-16 CAT-08]', async () => {
  const { facets } = await listing('zhenschiny/vse');
  const sale = await listing('zhenschiny/vse', 'collection=sale');

  const collections = facets.find(({ id }) => id === 'collection')?.facetValues;
  expect(collections?.[0]).toMatchObject({
    value: 'sale',
    uiCaption: 'Со скидкой',
    subqueryColorModelCount: 1,
  });
  expect(sale.totalCount).toBe(1);
});
