import { getCategoryPage, getCategoryProducts, getNavigation } from '@rukav/contract/catalogue/calls.ts';
import {
  filterParameters,
  readFilters,
  readSort,
  sortTypes,
  writeFilters,
} from '@rukav/contract/catalogue/filters.ts';
import { Currency } from '@rukav/contract/values.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { catalogueOf } from './index.ts';
import { catalogue, openCatalogue } from './test-catalogue.ts';

const { db } = await testDatabase();
const day = (number: number) => `2026-02-0${number}`;
await openCatalogue(db, [
  {
    id: 'cheap',
    popularity: 10,
    createdAt: day(3),
    colours: [
      { id: 'cheap-red', price: 100_000, markers: ['new'], sizes: { 42: { delivery: 1 } } },
      { id: 'cheap-blue', family: 'blue', price: 90_000, sizes: { 44: { delivery: 1 } } },
    ],
  },
  { id: 'gone', colours: [{ id: 'gone-red', sizes: { 42: { delivery: 0 } } }] },
  { id: 'dear', popularity: 30, createdAt: day(1), colours: [{ id: 'dear-red', price: 500_000 }] },
  {
    id: 'sale',
    popularity: 20,
    createdAt: day(2),
    colours: [{ id: 'sale-red', price: 400_000, discount: 200_000 }],
  },
  {
    id: 'second',
    popularity: 5,
    createdAt: day(2),
    colours: [{ id: 'second-red', price: 200_000, discount: 190_000 }],
  },
]);
const app = await createServer(testKernel(db), [catalogue]);
let visitor: Visitor;
beforeEach(() => {
  visitor = visitorOf(app);
});
afterAll(() => app.close());

async function listing(query: Record<string, unknown> = {}) {
  const { body } = await visitor.call(getCategoryProducts, { query: { url: 'zhenschiny/platya', ...query } });
  const products = body.tiles.flatMap((tile) => (tile.type === 'product_tile' ? [tile.product] : []));
  return { ...body, products, ids: products.map(({ id }) => id) };
}

test('a listing is asked for with url, page, filters, pattern and sort [CAT-04 CAT-05 API-060]', async () => {
  const { ids, totalCount, sort, pageNumber, pageSize, category } = await listing({
    pageNumber: 0,
    pageSize: 2,
    filters: 'color=red',
    pattern: 'платье',
    sort: 'byPriceAsc',
  });

  expect(ids).toEqual(['cheap-red', 'second-red']);
  expect([totalCount, sort, pageNumber, pageSize]).toEqual([4, 'byPriceAsc', 0, 2]);
  expect(category).toEqual({
    id: 3,
    url: 'zhenschiny/platya',
    name: 'Платья',
    gender: 'women',
    breadcrumbs: [
      { name: 'Каталог', url: '' },
      { name: 'Женщинам', url: 'zhenschiny' },
      { name: 'Платья', url: 'zhenschiny/platya' },
    ],
  });
});

test('a pattern that nothing answers leaves nothing', async () => {
  expect((await listing({ pattern: 'скафандр' })).totalCount).toBe(0);
});

test('pages follow on one another without a gap or a repeat', async () => {
  const pages = await Promise.all(
    [0, 1, 2, 3].map((pageNumber) => listing({ pageNumber, pageSize: 1, sort: 'byNovelty' })),
  );

  expect(pages.flatMap(({ ids }) => ids)).toEqual(['cheap-red', 'sale-red', 'second-red', 'dear-red']);
  expect((await listing({ pageNumber: 4, pageSize: 1 })).tiles).toEqual([]);
});

test('one tile a model, in the colour that answers the filters [CAT-14]', async () => {
  const { tiles, products } = await listing({ filters: 'size=44' });

  expect(tiles).toEqual([
    {
      type: 'product_tile',
      slot: 'products',
      product: expect.objectContaining({ id: 'cheap-blue' }) as unknown,
    },
  ]);
  expect(products[0]?.models.map(({ hex }) => hex)).toEqual(['#1f3a93', '#9b2c2c']);
});

test('a card has what a tile shows', async () => {
  const { products } = await listing({ sort: 'byNovelty' });

  expect(products[0]).toMatchObject({
    id: 'cheap-red',
    name: 'Платье',
    url: 'cheap/cheap-red',
    picture: { code: 'cheap-red-front' },
    secondPicture: 'cheap-red-back',
    price: { basePrice: 100_000, discountPrice: null, currency: 'RUB' },
    markerPlates: [{ plateId: 'new', caption: 'Новинка' }],
    rating: { average: 4.5, count: 8 },
  });
});

test('a card has every colour with its picture, the sizes that can be had, and its price where that differs', async () => {
  const { products } = await listing({ sort: 'byNovelty' });

  expect(products[0]?.models).toMatchObject([
    { id: 'cheap-red', picture: { code: 'cheap-red-front' }, sizes: ['42'] },
    { id: 'cheap-blue', picture: { code: 'cheap-blue-front' }, sizes: ['44'], price: { basePrice: 90_000 } },
  ]);
  expect(products[0]?.models[0]).not.toHaveProperty('price');
});

test('prices and texts are those of the country and language [GEN-14]', async () => {
  expect(Currency.options).toEqual(['RUB', 'KZT']);
  expect((await listing({ locale: 'ru-KZ', sort: 'byPriceAsc' })).products[0]?.price.currency).toBe('KZT');
  expect((await listing({ sort: 'byPriceAsc' })).products[0]?.price.currency).toBe('RUB');
  const { products, category } = await listing({ locale: 'kk-KZ', sort: 'byPriceAsc' });

  expect(products[0]).toMatchObject({ name: 'Көйлек', price: { basePrice: 450_000, currency: 'KZT' } });
  expect(category.name).toBe('Платья (қаз.)');
});

describe('sorts', () => {
  test('are exactly five [CAT-16]', () => {
    expect(sortTypes).toEqual(['byPopularity', 'byPriceAsc', 'byPriceDesc', 'byDiscountDesc', 'byNovelty']);
  });

  test.each([
    [
      'cheapest first, by what is paid [CAT-17]',
      'byPriceAsc',
      ['cheap-blue', 'second-red', 'sale-red', 'dear-red'],
    ],
    ['dearest first [CAT-18]', 'byPriceDesc', ['dear-red', 'sale-red', 'second-red', 'cheap-red']],
    [
      'largest discount first, then by popularity [CAT-19]',
      'byDiscountDesc',
      ['sale-red', 'second-red', 'dear-red', 'cheap-red'],
    ],
    [
      'newest first, equals by popularity [CAT-20]',
      'byNovelty',
      ['cheap-red', 'sale-red', 'second-red', 'dear-red'],
    ],
    ['most popular first [CAT-21]', 'byPopularity', ['dear-red', 'sale-red', 'cheap-red', 'second-red']],
  ])('%s', async (_, sort, ids) => {
    expect((await listing({ sort })).ids).toEqual(ids);
  });

  test('most popular first when none was asked for [CAT-21]', async () => {
    expect((await listing()).ids).toEqual((await listing({ sort: 'byPopularity' })).ids);
  });
});

/** What the requirements name; a retailer's own facet adds a parameter of its own. */
const documented = [
  'size',
  'color',
  'price',
  'gender',
  'collection',
  'delivery',
  'pickup',
  'sort',
  'category',
  'composition',
];

describe('filters in the address', () => {
  test.each(documented)('know %s, which is read and written [CAT-08]', (parameter) => {
    const address = `${parameter}=${parameter === 'sort' ? 'byNovelty' : '1'}`;
    const read = new URLSearchParams(address);

    expect(filterParameters).toContain(parameter);
    expect(writeFilters(readFilters(read), readSort(read))).toBe(address);
  });

  test('narrow by no other parameter and write none [CAT-08]', async () => {
    const unknown = 'utm_source=letter&size-sku=44&availability=1&constructor=1';

    expect(readFilters(new URLSearchParams(unknown))).toEqual({});
    expect(await listing({ filters: unknown })).toEqual(await listing());
  });

  test('call the facet size-sku size, both ways [CAT-09]', () => {
    expect(writeFilters({ 'size-sku': ['42', '44'] })).toBe('size=42,44');
    expect(readFilters(new URLSearchParams('size=42,44'))).toEqual({ 'size-sku': ['42', '44'] });
  });
});

test('a root shows tiles of what is below it, with how much is there', async () => {
  const { body } = await visitor.call(getCategoryPage, { query: { url: 'zhenschiny' } });

  expect(body.category.name).toBe('Женщинам');
  expect(body.categoryTiles.map(({ url, modelCount }) => [url, modelCount])).toEqual([
    ['zhenschiny/vse', 4],
    ['zhenschiny/platya', 4],
    ['zhenschiny/yubki', 0],
  ]);
});

test('without an address the roots are shown, and a listing has no tiles', async () => {
  const roots = await visitor.call(getCategoryPage);
  const leaf = await visitor.call(getCategoryPage, { query: { url: 'zhenschiny/platya' } });

  expect(roots.body.categoryTiles.map(({ url }) => url)).toEqual(['zhenschiny', 'muzhchiny']);
  expect(roots.body.modelCount).toBe(4);
  expect(leaf.body.categoryTiles).toEqual([]);
});

test('the menu holds the roots with what stands below them', async () => {
  const { body } = await visitor.call(getNavigation, { query: { locale: 'kk-KZ' } });

  expect(body.roots.map(({ gender, children }) => [gender, children.length])).toEqual([
    ['women', 3],
    ['men', 1],
  ]);
  expect(body.roots[0]?.name).toBe('Женщинам (қаз.)');
});

test.each([getCategoryPage, getCategoryProducts])(
  'an unknown category is not found by $path',
  async (call) => {
    const { status, codes } = await visitor.call(call, { query: { url: 'zhenschiny/skafandry' } });

    expect([status, codes]).toEqual([404, ['category_not_found']]);
  },
);

test('what is bought to the last piece leaves the listing', async () => {
  await db.updateTable('stock').set({ free: 0 }).where('sku_id', '=', 'dear-red-42').execute();
  catalogueOf(db).forget();

  const { ids } = await listing();

  await db.updateTable('stock').set({ free: 1 }).where('sku_id', '=', 'dear-red-42').execute();
  catalogueOf(db).forget();
  expect(ids).not.toContain('dear-red');
});
