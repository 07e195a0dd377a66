import { getCart } from '@rukav/contract/cart/calls.ts';
import {
  getAddresses,
  getAutoHints,
  getCategoryPage,
  getCategoryProducts,
  getHints,
  getNavigation,
  searchProducts,
} from '@rukav/contract/catalogue/calls.ts';
import { getMainPage, getStaticPage } from '@rukav/contract/content/calls.ts';
import {
  getCities,
  getCitiesByIds,
  getDeliveryTerms,
  getMetroStations,
  getStoreIds,
  getStoresOfCity,
} from '@rukav/contract/geography/calls.ts';
import { getAvailability, getPrices, getProduct, getPromoKits } from '@rukav/contract/product/calls.ts';
import { getRecommendationsBySlots } from '@rukav/contract/recommendations/calls.ts';
import { getQuestions, getReviews } from '@rukav/contract/reviews/calls.ts';
import fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { add } from './cart/test-store.ts';
import { catalogueOf } from './catalogue/index.ts';
import { cities, openCatalogue } from './catalogue/test-catalogue.ts';
import { testDatabase } from './database/test-database.ts';
import { invalidValues, type InvalidValue } from './database/valid-rows.ts';
import { createServer } from './http/server.ts';
import { testKernel } from './http/test-kernel.ts';
import { visitorOf } from './http/test-visitor.ts';
import { createPorts } from './ports.ts';
import { createSubjects } from './subjects.ts';
import { openContent, openReviews } from './test-shown-rows.ts';
import { refusedCases, shownCases, type InvalidCase } from './test-invalid-values.ts';

const { db, url } = await testDatabase();
await openCatalogue(db, [
  { id: 'wrong', categories: [2, 3, 4], colours: [{ id: 'wrong-red' }] },
  { id: 'right', categories: [2, 3], colours: [{ id: 'right-red' }, { id: 'right-blue' }] },
]);
await openContent(db);
await openReviews(db, 'right-red');

const logged: string[] = [];
const { log } = fastify({
  logger: { level: 'warn', stream: { write: (line: string) => logged.push(line) } },
});
const kernel = { ...testKernel(db, { DATABASE_URL: url }), log };
const app = await createServer(kernel, createSubjects(createPorts(kernel.config)));
const visitor = visitorOf(app);
await add(visitor, 'wrong-red-42');
await add(visitor, 'right-red-42');

const published: InvalidValue[] = [];
const note = (value: unknown) => void published.push(value as InvalidValue);
invalidValues.subscribe(note);
afterAll(async () => {
  invalidValues.unsubscribe(note);
  await app.close();
});

const write = ({ table, key, id, column, value }: InvalidCase) =>
  sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.lit(value)}
    where ${sql.ref(key)} = ${sql.lit(id)}`.execute(db);

/** The key under which a row stands once its value is written. */
const keyOf = ({ key, id, column, value }: InvalidCase) => (column === key ? value : id);

const titled = (cases: readonly InvalidCase[]) =>
  cases.map((one) => [`${one.table}.${one.column} = ${one.value.slice(0, 90)}`, one] as const);

describe('the database', () => {
  test.each(titled([...shownCases, ...refusedCases]))('refuses %s', async (_, invalid) => {
    await expect(write(invalid)).rejects.toMatchObject({
      code: '23514',
      constraint: `${invalid.table}_${invalid.column}_valid`,
    });
  });

  test('refuses a category below what stands below it', async () => {
    const cycle = { table: 'category', key: 'id', id: '1', column: 'parent_id', value: '4' };

    await expect(write(cycle)).rejects.toMatchObject({ constraint: 'category_parent_id_valid' });
  });
});

type Awaiting<Answers> = { [Name in keyof Answers]: Promise<Answers[Name]> };

/** The answers to calls that are made at once, by their names. */
const answersOf = async <Answers extends object>(asked: Awaiting<Answers>): Promise<Answers> =>
  Object.fromEntries(
    await Promise.all(Object.entries(asked).map(async ([name, answer]) => [name, await answer])),
  ) as Answers;

/** Every page that shows any of the rows. */
async function askAll() {
  const city = { query: { cityId: cities.moscow } };
  const id = { params: { id: 'right-red' } };
  const wrong = { params: { id: 'wrong-red' } };
  const asked = {
    listing: visitor.call(getCategoryProducts, { query: { url: 'zhenschiny/vse' } }),
    skirts: visitor.call(getCategoryProducts, { query: { url: 'zhenschiny/yubki' } }),
    categoryPage: visitor.call(getCategoryPage, { query: { url: 'zhenschiny' } }),
    navigation: visitor.call(getNavigation),
    addresses: visitor.call(getAddresses),
    search: visitor.call(searchProducts, { query: { query: 'платье' } }),
    hints: visitor.call(getHints, { query: { query: 'пла' } }),
    autoHints: visitor.call(getAutoHints, { query: { query: 'платье' } }),
    product: visitor.call(getProduct, id),
    wrongProduct: visitor.call(getProduct, wrong),
    prices: visitor.call(getPrices, wrong),
    kits: visitor.call(getPromoKits, wrong),
    availability: visitor.call(getAvailability, wrong),
    reviews: visitor.call(getReviews, { query: { productId: 'right-red' } }),
    questions: visitor.call(getQuestions, id),
    recommendations: visitor.call(getRecommendationsBySlots, { query: { slots: 'popular' } }),
    stores: visitor.call(getStoresOfCity, city),
    storeIds: visitor.call(getStoreIds),
    cities: visitor.call(getCities),
    citiesByIds: visitor.call(getCitiesByIds, { query: { ids: `${cities.moscow},${cities.kazan}` } }),
    metro: visitor.call(getMetroStations, city),
    terms: visitor.call(getDeliveryTerms, city),
    mainPage: visitor.call(getMainPage, { query: { gender: 'women' } }),
    page: visitor.call(getStaticPage, { params: { url: 'pages/right' } }),
    wrongPage: visitor.call(getStaticPage, { params: { url: 'pages/wrong' } }),
    cart: visitor.call(getCart),
  };
  return answersOf(asked);
}

type Answers = Awaited<ReturnType<typeof askAll>>;

const productsOf = ({ body }: Answers['listing'] | Answers['search']) =>
  body.tiles.flatMap((tile) => (tile.type === 'product_tile' ? tile.product.id : []));

/** Valid rows beside the wrong ones, as the pages show them. */
const others = (answers: Answers) => ({
  listing: productsOf(answers.listing).includes('right-red'),
  search: productsOf(answers.search).includes('right-red'),
  product: answers.product.body.id,
  review: answers.reviews.body.reviews.some(({ text }) => text === 'Хорошо'),
  question: answers.questions.body.questions.some(({ text }) => text === 'Тёплое?'),
  store: answers.stores.body.stores.some(({ id }) => id === 'tverskaya'),
  city: answers.cities.body.cities.some(({ id }) => id === cities.moscow),
  station: answers.metro.body.stations.some(({ id }) => id === 'right'),
  page: answers.page.body.title,
  line: answers.cart.body.cart.lines.some(({ skuId }) => skuId === 'right-red-42'),
});

describe('where an older database holds a value that cannot be shown', () => {
  const tables = [...new Set([...shownCases, ...refusedCases].map(({ table }) => table))];
  const keptOf = (table: string) => sql.table(`kept_${table}`);
  let expected: ReturnType<typeof others>;

  beforeAll(async () => {
    for (const table of tables)
      await sql`create table ${keptOf(table)} as table ${sql.table(table)}`.execute(db);
    const { rows } = await sql<{ table: string; name: string }>`
      select conrelid::regclass::text as "table", conname as name from pg_constraint
      where contype in ('c', 'f') and connamespace = 'public'::regnamespace`.execute(db);
    for (const { table, name } of rows)
      await sql`alter table ${sql.raw(table)} drop constraint ${sql.ref(name)}`.execute(db);
    await sql`alter table category disable trigger user`.execute(db);
    expected = others(await askAll());
  });

  const restore = (invalid: InvalidCase) => {
    const { table, key, id, column } = invalid;
    return sql`update ${sql.table(table)} set ${sql.ref(column)} = kept.${sql.ref(column)}
      from ${keptOf(table)} kept
      where ${sql.ref(`${table}.${key}`)} = ${sql.lit(keyOf(invalid))} and kept.${sql.ref(key)} = ${sql.lit(id)}`.execute(
      db,
    );
  };

  test('the shop shows everything while all is right', () => {
    expect(Object.values(expected).every(Boolean)).toBe(true);
    expect(published).toEqual([]);
  });

  test.each(titled(shownCases))('no page breaks by %s, and the value is reported', async (_, invalid) => {
    published.length = 0;
    await write(invalid);
    catalogueOf(db).forget();
    // Nothing is answered from what was read before.
    kernel.clock.move(60_000);

    const answers = await askAll();
    await restore(invalid);

    const broken = Object.entries(answers).filter(([, { status }]) => status >= 500);
    expect(broken.map(([name]) => name)).toEqual([]);
    expect(others(answers)).toEqual(expected);
    const { table, column } = invalid;
    const reported = published.filter(
      (one) => one.table === table && String(one.id) === keyOf(invalid) && one.field.split('.')[0] === column,
    );
    expect(reported).not.toEqual([]);
  });

  test('a value that is left out is logged once, with its table, id and field', () => {
    const entries = logged.map((line) => JSON.parse(line) as InvalidValue & { msg: string });
    const ofPictures = entries.filter(
      ({ table, field }) => table === 'product' && field === 'pictures.0.code',
    );

    expect(ofPictures).toMatchObject([
      {
        table: 'product',
        id: 'wrong-red',
        field: 'pictures.0.code',
        msg: expect.stringContaining('left out'),
      },
    ]);
  });
});
