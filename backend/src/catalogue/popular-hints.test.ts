import { getHints, searchProducts } from '@rukav/contract/catalogue/calls.ts';
import { afterAll, expect, test, vi } from 'vitest';
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
    colours: [{ id: 'dress-red', price: 400_000 }],
  },
  { id: 'skirt', name: 'Юбка-карандаш', nameKk: 'Белдемше', colours: [{ id: 'skirt-blue', price: 100_000 }] },
  { id: 'belt', name: 'Ремень', nameKk: 'Белбеу', colours: [{ id: 'belt-black', price: 100_000 }] },
]);
const settings = { POPULAR_QUERY_VISITORS: '3', FORBIDDEN_QUERY_WORDS: 'ремень' };
const app = await createServer(testKernel(db, settings), [catalogue]);
afterAll(() => app.close());

/** Searches from one address, each time as somebody new. */
const searchFrom = (address: string, query: string, locale: string) =>
  visitorOf(app).call(searchProducts, {
    query: { query, locale },
    headers: { 'x-forwarded-for': address },
  });

async function searchByMany(visitors: number, query: string, locale = 'ru-RU') {
  for (let one = 1; one <= visitors; one += 1) await searchFrom(`203.0.113.${one}`, query, locale);
}

const hintsIn = async (locale: string) =>
  (await visitorOf(app).call(getHints, { query: { locale } })).body.queries;

test('without a text hints are what at least three visitors searched for in the language of the reader', async () => {
  await searchByMany(3, 'льняное платье');
  await searchByMany(4, 'юбка');
  await searchByMany(2, 'льняная юбка');
  for (let time = 0; time < 5; time += 1) await searchFrom('203.0.113.99', 'платье льняное', 'ru-RU');
  await searchByMany(5, 'көйлек');
  await searchByMany(5, 'code-skirt-blue');
  await searchByMany(5, 'ремня');
  await searchByMany(5, 'скафандр');
  await searchByMany(3, 'белдемше', 'kk-KZ');

  // Queries are counted when they are answered already.
  const hints = await vi.waitFor(async () => {
    const found = await hintsIn('ru-RU');
    expect(found.slice(0, 2)).toEqual(['юбка', 'льняное платье']);
    expect((await hintsIn('kk-KZ'))[0]).toBe('белдемше');
    return found;
  });

  // After them come the categories, by their names.
  expect(hints).not.toContain('көйлек');
  for (const kept of ['льняная юбка', 'платье льняное', 'көйлек', 'code skirt blue', 'ремня', 'скафандр'])
    expect(hints).not.toContain(kept);
});
