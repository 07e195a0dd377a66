import { searchProducts } from '@rukav/contract/catalogue/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogueOf, type CatalogueIndex, type ListedProduct } from '../catalogue/index.ts';
import { catalogue } from '../catalogue/test-catalogue.ts';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel, testNow } from '../http/test-kernel.ts';
import { visitorOf } from '../http/test-visitor.ts';
import { seedDemo } from './seed/seed-demo.ts';
import { readJudgedQueries, type JudgedQuery } from './queries/judged-queries.ts';

const { db } = await testDatabase();
const app = await createServer(testKernel(db), [catalogue]);
const visitor = visitorOf(app);
let index: CatalogueIndex;
beforeAll(async () => {
  await seedDemo(db, { now: testNow, say: () => undefined });
  index = await catalogueOf(db).get();
});
afterAll(() => app.close());

/** Goods of the first row. */
const first = 4;

/** Addresses of the pages that queries about the shop lead to. */
const pages: Readonly<Record<string, RegExp>> = {
  return: /^\/pages\/vozvrat_tovara$/,
  delivery: /^\/delivery$/,
  payment: /^\/payment$/,
  'gift-card': /^\/pages\/gift-card$/,
  stores: /^\/stores(?:\?|$)/,
  feedback: /^\/(?:feedback|pages\/contacts)$/,
  orders: /^\/personal\/orders$/,
  club: /^\/(?:pages\/club_brand|personal\/club)$/,
  faq: /^\/faq$/,
  sizes: /^\/pages\/razmery_odezhdy$/,
};

/** Checks of a product, by the word of the table that asks for them. */
const properties: Readonly<Record<string, (product: ListedProduct, value: string) => boolean>> = {
  colour: ({ family }, value) => family === value,
  size: ({ sizes }, value) => sizes.includes(value),
  for: ({ model }, value) => model.gender === value,
  of: ({ model }, value) => model.compositions.includes(value),
  name: ({ model }, value) => model.name.ru.toLowerCase().includes(value.toLowerCase()),
};

function isOne(product: ListedProduct, said: string): boolean {
  const [kind = '', value] = said.split(':');
  if (said === 'any') return true;
  if (said === 'sale') return product.price.RUB.discount !== null;
  if (said === 'new') return product.markers.includes('new');
  const any = (test: (one: string) => boolean) => (value ?? kind).split('|').some(test);
  const property = value === undefined ? undefined : properties[kind];
  if (property) return any((one) => property(product, one));
  const addresses = product.model.categoryIds.map((id) => index.categories.get(id)?.url ?? '');
  return any((part) => addresses.some((url) => `/${url}/`.includes(`/${part}/`)));
}

/** A judged query with the verdict on its answer. */
interface Judged extends JudgedQuery {
  isRight: boolean;
  /** A word that was typed right was changed. */
  isSpoilt: boolean;
  found: number;
}

/** Kinds of queries whose words are not written as they should be. */
const miswritten = new Set(['typing', 'layouts', 'latin']);

async function judge(asked: JudgedQuery): Promise<Judged> {
  const { locale, query, expected, kind } = asked;
  const { body } = await visitor.call(searchProducts, { query: { query, locale, pageSize: first } });
  const found = body.tiles.flatMap((tile) =>
    tile.type === 'product_tile' ? (index.products.get(tile.product.id) ?? []) : [],
  );
  const [page] = expected.flatMap((said) => (said.startsWith('page:') ? pages[said.slice(5)] : []));
  const isRight = page
    ? body.page !== null && page.test(body.page)
    : expected[0] === 'nothing'
      ? found.length === 0 && body.page === null
      : found.length > 0 && found.every((product) => expected.every((said) => isOne(product, said)));
  return {
    ...asked,
    isRight,
    isSpoilt: body.corrected !== null && !miswritten.has(kind),
    found: found.length,
  };
}

const isOfGoods = ({ expected }: JudgedQuery) =>
  !expected.some((said) => said === 'nothing' || said.startsWith('page:'));

/** Measures the queries of a file. Those that are set aside are not named, so that nobody mends one by one what fails there. */
async function measure(file: 'judged.txt' | 'held.txt') {
  const judged: Judged[] = [];
  for (const asked of readJudgedQueries(file)) judged.push(await judge(asked));
  const queriesOf = (some: readonly Judged[]) => some.map(({ query }) => query);
  const tell = (queries: readonly string[]) =>
    file === 'held.txt' ? String(queries.length) : [queries.length, ...queries].join(', ');
  const right = judged.filter(({ isRight }) => isRight).length;
  const figures = {
    rate: (100 * right) / judged.length,
    wrong: queriesOf(judged.filter(({ isRight }) => !isRight)),
    spoilt: queriesOf(judged.filter(({ isSpoilt }) => isSpoilt)),
    empty: queriesOf(judged.filter((one) => isOfGoods(one) && one.found === 0)),
    invented: queriesOf(judged.filter((one) => one.expected[0] === 'nothing' && one.found > 0)),
  };
  console.info(
    [
      `${file}: ${right} of ${judged.length} queries are right, ${figures.rate.toFixed(1)} %.`,
      `Wrong: ${tell(figures.wrong)}.`,
      `Wrong corrections: ${tell(figures.spoilt)}.`,
      `Empty though goods exist: ${tell(figures.empty)}.`,
      `Answered though nothing exists: ${tell(figures.invented)}.`,
    ].join('\n'),
  );
  return figures;
}

test.each([
  ['judged.txt', 95],
  ['held.txt', 84],
] as const)(
  'queries of %s bring first what they mean in at least %i %%, and no right word is changed',
  async (file, least) => {
    const { rate, spoilt, invented } = await measure(file);

    expect(rate).toBeGreaterThanOrEqual(least);
    expect(spoilt).toEqual([]);
    expect(invented).toEqual([]);
  },
  60_000,
);

test('an article is found whole and by its beginning', async () => {
  const [product] = index.products.values();
  const code = product?.code ?? '';
  const ask = async (query: string) =>
    (await visitor.call(searchProducts, { query: { query, pageSize: 1 } })).body.tiles[0];

  const found = { type: 'product_tile', product: { id: expect.any(String) as string } };
  expect(await ask(code)).toMatchObject(found);
  expect(await ask(code.slice(0, 6))).toMatchObject(found);
});
