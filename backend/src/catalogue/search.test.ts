import { getAutoHints, getHints, searchProducts } from '@rukav/contract/catalogue/calls.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf } from '../http/test-visitor.ts';
import { catalogue, openCatalogue } from './test-catalogue.ts';

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

  test('in Kazakh by another form of a word', async () => {
    const { ids, corrected } = await search('көйлегі', { locale: 'kk-KZ' });

    expect([ids, corrected]).toEqual([['dress-black'], null]);
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

test('colours and sizes that a text names narrow it, as facets do', async () => {
  const { ids, text, filters, facets } = await search('красное платье 44');

  expect([ids, text, filters]).toEqual([['dress-red'], 'платье', 'size=44&color=red']);
  expect(facets.find(({ id }) => id === 'size-sku')?.selectedByUser).toBe(true);
});

test('what is named twice is chosen once, and other choices are added', async () => {
  const { filters } = await search('красное платье', { filters: 'size=44&color=red,blue' });

  expect(filters).toBe('size=44&color=red,blue');
});

test.each([true, false])('a colour that no such goods have stays a word (%s)', async (textCorrection) => {
  const { ids, text, filters, corrected } = await search('красная рубашка', { textCorrection });

  expect([ids, text, filters, corrected]).toEqual([[], 'красная рубашка', '', null]);
});

test('a text with a mistyped word keeps its colour, and finds nothing in another one', async () => {
  const { ids, corrected } = await search('красная рубшка');

  expect([ids, corrected]).toEqual([[], 'красная рубашка']);
});

test('words of lesser weight are left out where nothing has all of them, and the answer says which', async () => {
  const { ids, ignored } = await search('рубашка с поясом');

  expect([ids, ignored]).toEqual([['shirt-blue'], ['поясом']]);
  expect(await search('рубашка с поясом', { textCorrection: false })).toMatchObject({ ids: [], ignored: [] });
});

test('words about the shop lead to a page of it, also mistyped; as they are written they are searched for', async () => {
  expect(await search('дозврат товара')).toMatchObject({ ids: [], page: '/pages/vozvrat_tovara' });
  expect((await search('платье')).page).toBeNull();
  expect((await search('доставка', { textCorrection: false })).page).toBeNull();
});

test.each([
  ['красное платье 42', ['dress-red'], 'платье', 'color=red', null],
  ['юбка 44', ['skirt-blue'], 'юбка', '', null],
  ['красное плтье 42', ['dress-red'], 'платье', 'color=red', 'красное платье'],
])('a size that no such goods have is told, and the goods are found: %s', async (query, ...found) => {
  const { ids, text, filters, corrected, missingSizes } = await search(query);

  expect([ids, text, filters, corrected]).toEqual(found);
  expect(missingSizes).toEqual([/\d+$/.exec(query)?.[0]]);
  expect((await search('красное платье 44')).missingSizes).toEqual([]);
});

test('hints are queries and categories that a beginning may become [API-063]', async () => {
  const { body } = await visitor.call(getHints, { query: { query: 'пла' } });

  expect(body.queries).toContain('платье льняное');
  expect(body.categories).toEqual([
    { name: 'Платья', url: 'zhenschiny/platya', root: 'Женщинам', picture: expect.any(Object) as object },
  ]);
});

test('auto-hints are the first goods, two where nobody says how many [API-064]', async () => {
  const ask = async (query: Record<string, unknown>) =>
    (await visitor.call(getAutoHints, { query: { query: 'пла', ...query } })).body;

  const two = await ask({});
  const one = await ask({ productCount: 1 });

  expect([two.products.map(({ id }) => id), two.totalCount]).toEqual([['dress-black', 'shirt-blue'], 2]);
  expect(one.products.map(({ id }) => id)).toEqual(['dress-black']);
});
