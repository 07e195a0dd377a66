import { searchProducts } from '@rukav/contract/catalogue/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogueOf, type CatalogueIndex, type ListedProduct } from '../catalogue/index.ts';
import { catalogue } from '../catalogue/test-catalogue.ts';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel, testNow } from '../http/test-kernel.ts';
import { visitorOf } from '../http/test-visitor.ts';
import { seedDemo } from './seed/seed-demo.ts';
import { askedQueries, type AskedQuery } from './test-queries.ts';

const { db } = await testDatabase();
const app = await createServer(testKernel(db), [catalogue]);
const visitor = visitorOf(app);
let index: CatalogueIndex;
beforeAll(async () => {
  await seedDemo(db, { now: testNow, say: () => undefined });
  index = await catalogueOf(db).get();
});
afterAll(() => app.close());

/** Goods of the first window. */
const first = 4;

/** Whether a product is what a word of the table says. */
function isOne(product: ListedProduct, said: string): boolean {
  const [kind = '', value] = said.split(':');
  const { model } = product;
  const any = (test: (one: string) => boolean) => (value ?? kind).split('|').some(test);
  if (value === undefined) {
    const addresses = model.categoryIds.map((id) => index.categories.get(id)?.url ?? '');
    return any((part) => part === 'any' || addresses.some((url) => url.split('/').includes(part)));
  }
  if (kind === 'colour') return any((one) => product.family === one);
  if (kind === 'size') return any((one) => product.sizes.includes(one));
  if (kind === 'for') return any((one) => model.gender === one);
  return any((one) => model.compositions.includes(one));
}

async function isRight({ locale, query, expected }: AskedQuery): Promise<boolean> {
  const { body } = await visitor.call(searchProducts, { query: { query, locale, pageSize: first } });
  const found = body.tiles.flatMap((tile) =>
    tile.type === 'product_tile' ? (index.products.get(tile.product.id) ?? []) : [],
  );
  if (expected[0] === 'nothing') return found.length === 0;
  return found.length > 0 && found.every((product) => expected.every((said) => isOne(product, said)));
}

test('what people type brings first what they mean: words in any form, mistyped, in the wrong layout, in Latin letters', async () => {
  const answers: (AskedQuery & { isRight: boolean })[] = [];
  for (const asked of askedQueries) answers.push({ ...asked, isRight: await isRight(asked) });

  const right = answers.filter((one) => one.isRight).length;
  const rate = (100 * right) / answers.length;
  const wrong = answers.filter((one) => !one.isRight).map(({ query }) => query);
  console.info(
    `Search: ${right} of ${answers.length} queries are right, ${rate.toFixed(1)} %. Wrong: ${wrong.join(', ') || 'none'}.`,
  );
  expect(askedQueries.length).toBeGreaterThanOrEqual(150);
  expect(rate).toBeGreaterThanOrEqual(95);
}, 60_000);

test('an article is found whole and by its beginning', async () => {
  const [product] = index.products.values();
  const code = product?.code ?? '';
  const ask = async (query: string) =>
    (await visitor.call(searchProducts, { query: { query, pageSize: 1 } })).body.tiles[0];

  const found = { type: 'product_tile', product: { id: expect.any(String) as string } };
  expect(await ask(code)).toMatchObject(found);
  expect(await ask(code.slice(0, 6))).toMatchObject(found);
});
