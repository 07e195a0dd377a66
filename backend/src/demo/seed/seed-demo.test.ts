import { getCategoryPage, getCategoryProducts, searchProducts } from '@rukav/contract/catalogue/calls.ts';
import { getMainPage, getStaticPage } from '@rukav/contract/content/calls.ts';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogue } from '../../catalogue/test-catalogue.ts';
import { content } from '../../content/index.ts';
import { testDatabase } from '../../database/test-database.ts';
import { createServer } from '../../http/server.ts';
import { testKernel, testNow } from '../../http/test-kernel.ts';
import { visitorOf } from '../../http/test-visitor.ts';
import { mainPage } from '../../main-page/index.ts';
import { seedDemo } from './seed-demo.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

const { db } = await testDatabase();
const app = await createServer(testKernel(db), [catalogue, content, mainPage]);
const visitor = visitorOf(app);
afterAll(() => app.close());

const said: string[] = [];
beforeAll(() => seedDemo(db, { now: testNow, say: (sentence) => said.push(sentence) }));

const countOf = async (table: 'model' | 'category' | 'city' | 'point' | 'stock') =>
  Number(
    (
      await db
        .selectFrom(table)
        .select((rows) => rows.fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );

test('says how far it is', () => {
  expect(said.length).toBeGreaterThan(3);
  expect(said.at(-1)).toMatch(/^The demo catalogue is ready/);
});

test('a second start writes nothing', async () => {
  const before = await countOf('stock');

  await seedDemo(db, { now: testNow, say: (sentence) => said.push(sentence) });

  expect(await countOf('stock')).toBe(before);
  expect(said.at(-1)).toMatch(/^The demo catalogue is ready/);
});

test('data of an earlier version, whose pictures nobody draws, is told of and left alone', async () => {
  const { id, pictures } = await db
    .selectFrom('product')
    .select(['id', 'pictures'])
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const keep = (codes: typeof pictures) =>
    db
      .updateTable('product')
      .set({ pictures: JSON.stringify(codes) })
      .where('id', '=', id)
      .execute();
  await keep(pictures.map((picture) => ({ ...picture, code: 'tee-front-sage-0000000' })));

  await seedDemo(db, { now: testNow, say: (sentence) => said.push(sentence) });

  await keep(pictures);
  expect(said.at(-1)).toContain('of an earlier version');
});

test('a model is rated by its published reviews, and one without any has no rating', async () => {
  const rated = await db
    .selectFrom('model')
    .leftJoin('product', 'product.model_id', 'model.id')
    .leftJoin('review', 'review.product_id', 'product.id')
    .select(({ fn }) => ['model.rating_count', 'model.rating_average', fn.count('review.id').as('written')])
    .groupBy('model.id')
    .execute();

  expect(rated.every(({ rating_count, written }) => rating_count === Number(written))).toBe(true);
  expect(rated.every((row) => (row.rating_average === null) === (row.rating_count === 0))).toBe(true);
  expect(rated.filter(({ rating_count }) => rating_count > 0).length).toBeGreaterThan(400);
});

test('there is enough of everything', async () => {
  expect(await countOf('model')).toBeGreaterThanOrEqual(400);
  expect(await countOf('city')).toBeGreaterThanOrEqual(1000);
  expect(await countOf('point')).toBeGreaterThanOrEqual(120);
  expect(await countOf('category')).toBeGreaterThanOrEqual(40);
});

test('there are shops in at least 60 cities of both countries', async () => {
  const served = await db
    .selectFrom('point')
    .innerJoin('city', 'city.id', 'point.city_id')
    .select(['city.id', 'city.country'])
    .distinct()
    .execute();

  expect(served.length).toBeGreaterThanOrEqual(60);
  expect(new Set(served.map(({ country }) => country))).toEqual(new Set(['RU', 'KZ']));
});

test('the catalogue has four roots', async () => {
  const { body } = await visitor.call(getCategoryPage);

  expect(body.categoryTiles.map(({ url }) => url)).toEqual([
    'zhenschiny',
    'muzhchiny',
    'devochki',
    'malchiki',
  ]);
});

test('Russian cities live by the clocks from UTC+2 to UTC+12, Moscow by UTC+3 [I18N-08]', async () => {
  const rows = await db.selectFrom('city').select(['id', 'time_zone']).where('country', '=', 'RU').execute();
  const hours = (timeZone: string) => dayjs(testNow).tz(timeZone).utcOffset() / 60;

  const all = new Set(rows.map(({ time_zone }) => hours(time_zone)));
  expect([...all].toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(rows.filter(({ id }) => id === 524901).map(({ time_zone }) => hours(time_zone))).toEqual([3]);
});

test.each([
  ['muzhchiny', 'men'],
  ['zhenschiny', 'women'],
])('the catalogue of %s is there [CONT-06 CONT-07]', async (url, gender) => {
  const { body } = await visitor.call(getCategoryPage, { query: { url } });

  expect(body.category.gender).toBe(gender);
  expect(body.categoryTiles.length).toBeGreaterThan(4);
});

test('a listing is full, narrowable and has banners [CONST-01]', async () => {
  const { body } = await visitor.call(getCategoryProducts, { query: { url: 'zhenschiny/vse' } });

  expect(body.pageSize).toBe(72);
  expect(body.tiles.filter(({ type }) => type === 'product_tile')).toHaveLength(72);
  expect(body.tiles.filter(({ type }) => type === 'banner_tile')).toHaveLength(2);
  // A retailer's own facet may stand among those of the requirements.
  const documented = ['size', 'color', 'price', 'collection', 'pickup', 'category', 'composition'];
  const shown = body.facets.map(({ urlId }) => urlId);
  expect(shown.filter((urlId) => documented.includes(urlId))).toEqual(documented);
});

test.each(['women', 'men', 'girls', 'boys'])(
  'the main page of %s has banners, tiles and products',
  async (gender) => {
    const { body } = await visitor.call(getMainPage, { query: { gender } });

    expect(body.gender).toBe(gender);
    expect(new Set(body.blocks.map(({ type }) => type))).toEqual(
      new Set(['banner', 'categories', 'products', 'two_banners']),
    );
  },
);

test.each([
  ['платье', 'ru-RU', /платье/i],
  ['джынсы', 'ru-RU', /джинсы/i],
  ['көйлек', 'kk-KZ', /көйлек/i],
])('%s is found', async (query, locale, name) => {
  const { body } = await visitor.call(searchProducts, { query: { query, locale } });

  const [first] = body.tiles;
  expect(first?.type === 'product_tile' ? first.product.name : '').toMatch(name);
});

test('the pages that checkout refers to are there', async () => {
  const { status } = await visitor.call(getStaticPage, { params: { url: 'pages/oferta' } });

  expect(status).toBe(200);
});
