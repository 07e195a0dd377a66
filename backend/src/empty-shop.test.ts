import { getCart } from '@rukav/contract/cart/calls.ts';
import {
  getCategoryPage,
  getCategoryProducts,
  getNavigation,
  searchProducts,
} from '@rukav/contract/catalogue/calls.ts';
import { getMainPage } from '@rukav/contract/content/calls.ts';
import { getSession } from '@rukav/contract/session/calls.ts';
import { afterAll, expect, test } from 'vitest';
import { openCatalogue } from './catalogue/test-catalogue.ts';
import { testDatabase } from './database/test-database.ts';
import { createServer } from './http/server.ts';
import { testKernel } from './http/test-kernel.ts';
import { visitorOf } from './http/test-visitor.ts';
import { createPorts } from './ports.ts';
import { createSubjects } from './subjects.ts';

const { db, url } = await testDatabase();
/** A retailer's shop whose database has just been migrated. */
async function newShop() {
  const kernel = testKernel(db, { DATABASE_URL: url });
  const app = await createServer(kernel, createSubjects(createPorts(kernel.config)));
  afterAll(() => app.close());
  return app;
}

const askAll = async (visitor: ReturnType<typeof visitorOf>) => [
  await visitor.call(getSession),
  await visitor.call(getCart),
  await visitor.call(getNavigation),
  await visitor.call(getMainPage, { query: { gender: 'women' } }),
  await visitor.call(getCategoryPage, { query: { url: '' } }),
  await visitor.call(getCategoryProducts, { query: { url: 'zhenschiny/platya' } }),
  await visitor.call(searchProducts, { query: { query: 'платье' } }),
];

test('a shop without goods is not ready, says why, and lives', async () => {
  const app = await newShop();

  const { statusCode, body } = await app.inject('/readyz');

  expect([statusCode, JSON.parse(body)]).toEqual([503, { status: 'not ready', reason: 'no catalogue yet' }]);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
});

test('what shows goods says that there are none yet and when to come back, and nothing breaks', async () => {
  const answers = await askAll(visitorOf(await newShop()));

  expect(answers.map(({ status, codes }) => [status, codes[0]])).toEqual(
    answers.map(() => [503, 'catalogue_empty']),
  );
  expect(answers[0]?.headers['retry-after']).toBe('60');
  expect(answers[0]?.errors[0]?.message).toBe('Магазин ещё не открылся');
});

test('nothing at all answers a shop without goods with a fault', async () => {
  const app = await newShop();
  const { paths } = (await app.inject('/api/openapi.json')).json<{
    paths: Record<string, { get?: { parameters?: { name: string; in: string; required?: boolean }[] } }>;
  }>();
  const faults = [];
  for (const [path, { get }] of Object.entries(paths)) {
    if (!get) continue;
    const asked = (get.parameters ?? []).filter(({ in: place, required }) => place === 'query' && required);
    const query = new URLSearchParams(asked.map(({ name }) => [name, '1']));
    const { statusCode } = await app.inject(`${path.replace(/\{\w+\}/g, 'ABCDEF')}?${query}`);
    if (statusCode === 500) faults.push(path);
  }

  expect(faults).toEqual([]);
});

test('once goods are imported the shop is ready and open, without a start', async () => {
  const app = await newShop();
  expect((await app.inject('/readyz')).statusCode).toBe(503);

  await openCatalogue(db, [{ id: 'dress', colours: [{ id: 'dress-red' }] }]);
  const { statusCode } = await app.inject('/readyz');
  const visitor = visitorOf(app);

  expect(statusCode).toBe(200);
  expect((await visitor.call(getSession)).status).toBe(200);
  expect((await visitor.call(getCategoryProducts, { query: { url: 'zhenschiny/platya' } })).status).toBe(200);
});
