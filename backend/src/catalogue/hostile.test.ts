import { getCategoryPage, getCategoryProducts, searchProducts } from '@rukav/contract/catalogue/calls.ts';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf } from '../http/test-visitor.ts';
import { catalogue, openCatalogue } from './test-catalogue.ts';

const { db } = await testDatabase();
await openCatalogue(db, [{ id: 'dress', colours: [{ id: 'dress-red' }] }]);
const app = await createServer(testKernel(db), [catalogue]);
const visitor = visitorOf(app);
afterAll(() => app.close());

const url = 'zhenschiny/vse';

test.each([
  ['no address', getCategoryProducts, {}, 'url'],
  ['an address with dots', getCategoryProducts, { url: '../admin' }, 'url'],
  ['an address that goes on and on', getCategoryPage, { url: 'a'.repeat(201) }, 'url'],
  ['two addresses', getCategoryPage, { url: ['a', 'b'] }, 'url'],
  ['a page before the first', getCategoryProducts, { url, pageNumber: -1 }, 'pageNumber'],
  ['a page that is no number', getCategoryProducts, { url, pageNumber: 'NaN' }, 'pageNumber'],
  ['a page of thousands', getCategoryProducts, { url, pageSize: 5000 }, 'pageSize'],
  ['an unknown sort', getCategoryProducts, { url, sort: 'constructor' }, 'sort'],
  ['filters without end', getCategoryProducts, { url, filters: 'x'.repeat(2001) }, 'filters'],
  ['a pattern without end', getCategoryProducts, { url, pattern: 'x'.repeat(101) }, 'pattern'],
  ['an empty search', searchProducts, { query: '   ' }, 'query'],
  ['a search without end', searchProducts, { query: 'ы'.repeat(201) }, 'query'],
  [
    'a correction that is neither on nor off',
    searchProducts,
    { query: 'а', textCorrection: 'x' },
    'textCorrection',
  ],
])('%s is refused at its field', async (_, call, query, field) => {
  const { status, errors } = await visitor.call(call, { query });

  expect(status).toBe(400);
  expect(errors.map((error) => [error.code, error.field])).toEqual([['validation', field]]);
});

test.each([
  'size=%00',
  'color=__proto__&size=constructor',
  'price=9-1',
  'price=99999999999999-1',
  "pickup=' or 1=1 --",
  '&&&==',
  `size=${'a,'.repeat(900)}`,
  'delivery=[object Object]',
])('filters that nobody could have written do no harm: %s', async (filters) => {
  const { status } = await visitor.call(getCategoryProducts, { query: { url, filters } });

  expect(status).toBe(200);
});
