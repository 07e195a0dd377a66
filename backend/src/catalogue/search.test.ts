import { searchProducts } from '@rukav/contract/catalogue/calls.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf } from '../http/test-visitor.ts';
import { catalogue } from './index.ts';
import { openCatalogue } from './test-catalogue.ts';

const { db } = await testDatabase();
await openCatalogue(db, [
  {
    id: 'dress',
    name: 'Платье льняное',
    nameKk: 'Зығыр көйлек',
    popularity: 3,
    colours: [
      { id: 'dress-black', family: 'green', name: 'чёрный', price: 500_000 },
      { id: 'dress-red', name: 'красный', price: 400_000, sizes: { 44: { delivery: 1 } } },
    ],
  },
  {
    id: 'skirt',
    name: 'Юбка-карандаш',
    nameKk: 'Белдемше',
    categories: [4, 2],
    popularity: 2,
    colours: [{ id: 'skirt-blue', family: 'red', name: 'кирпичный', price: 100_000 }],
  },
  {
    id: 'shirt',
    name: 'Рубашка к платью',
    nameKk: 'Жейде',
    gender: 'men',
    categories: [6],
    popularity: 9,
    colours: [{ id: 'shirt-blue', family: 'blue', name: 'голубой', price: 200_000 }],
  },
]);
const app = await createServer(testKernel(db), [catalogue]);
const visitor = visitorOf(app);
afterAll(() => app.close());

async function search(query: string, more: Record<string, unknown> = {}) {
  const { body } = await visitor.call(searchProducts, { query: { query, ...more } });
  return {
    ...body,
    ids: body.tiles.flatMap((tile) => (tile.type === 'product_tile' ? [tile.product.id] : [])),
  };
}

describe('a model is found', () => {
  test.each([
    ['by its name in any form', 'платьев', ['dress-black', 'shirt-blue']],
    ['by the beginning of a word', 'ПЛАТ', ['dress-black', 'shirt-blue']],
    ['by a colour, with ё or е', 'черное платье', ['dress-black']],
    ['by the family of a colour', 'красная юбка', ['skirt-blue']],
    ['by whom it is for', 'мужская рубашка', ['shirt-blue']],
    ['by its category', 'юбки', ['skirt-blue']],
    ['by its article', 'code-skirt-blue', ['skirt-blue']],
    ['by every word at once', 'рубашка голубая', ['shirt-blue']],
  ])('%s', async (_, query, ids) => {
    expect((await search(query)).ids).toEqual(ids);
  });

  test('in Kazakh by the beginning of a word', async () => {
    expect((await search('көйлек', { locale: 'kk-KZ' })).ids).toEqual(['dress-black']);
  });

  test('in Kazakh by another form of a word, which is corrected', async () => {
    const { ids, corrected } = await search('көйлегі', { locale: 'kk-KZ' });

    expect([ids, corrected]).toEqual([['dress-black'], 'көйлек']);
  });
});

test('a model is shown in the colour that was named', async () => {
  expect((await search('красное платье')).ids).toEqual(['dress-red']);
  expect((await search('чёрное платье', { sort: 'byPriceAsc' })).ids).toEqual(['dress-black']);
});

test('results are narrowed, sorted and paged [SRCH-06 API-062]', async () => {
  const { ids, totalCount, sort, pageNumber, pageSize, corrected } = await search('платье', {
    pageNumber: 1,
    pageSize: 1,
    filters: 'price=100000-450000',
    sort: 'byPriceDesc',
    textCorrection: false,
  });

  expect(ids).toEqual(['shirt-blue']);
  expect([totalCount, sort, pageNumber, pageSize, corrected]).toEqual([2, 'byPriceDesc', 1, 1, null]);
});

test('facets of a search name whom the garments are for', async () => {
  const { facets } = await search('платье');

  const gender = facets.find(({ id }) => id === 'gender');
  expect(
    gender?.facetValues.map(({ value, subqueryColorModelCount }) => [value, subqueryColorModelCount]),
  ).toEqual([
    ['women', 1],
    ['men', 1],
  ]);
});

test('a mistyped word is corrected, and the answer says to what [SRCH-04]', async () => {
  const { ids, corrected } = await search('плтье');

  expect(corrected).toMatch(/^плать/);
  expect(ids).toEqual(['dress-black', 'shirt-blue']);
});

test('the exact text is searched for when correction is off [SRCH-05]', async () => {
  const { ids, corrected, totalCount } = await search('плтье', { textCorrection: false });

  expect([ids, corrected, totalCount]).toEqual([[], null, 0]);
});

test.each(['скафандр', '!!!', '-', 'a & b | !c', "'; drop table model; --", ':*', '<->', '٪'])(
  'nothing is found by %s, and nothing breaks',
  async (query) => {
    expect(await search(query)).toMatchObject({ ids: [], totalCount: 0, corrected: null });
  },
);
