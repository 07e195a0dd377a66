import { expect, test } from 'vitest';
import { openStore, setStock } from '../cart/test-store.ts';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { dev } from './index.ts';

const { db } = await testDatabase();
await openStore(db);
for (const skuId of ['p1-46', 'p2-44', 'p2-46']) {
  const [productId = '', size = ''] = skuId.split('-');
  await db
    .insertInto('sku')
    .values({ id: skuId, product_id: productId, code: `test-${skuId}`, size, size_order: 4 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await setStock(db, skuId, 'delivery', 1);
}
const app = await createServer(testKernel(db), [dev]);
const take = async (payload: object) =>
  (await app.inject({ method: 'POST', url: '/dev/goods', payload })).json();

test('callers get products of their own while there are any, with plenty of every size', async () => {
  const of = ['p1', 'p2'];

  const given = [await take({ of }), await take({ of }), await take({ of })];

  expect(given.map(({ productId }) => productId)).toEqual(['p1', 'p2', 'p1']);
  const { free } = await db
    .selectFrom('stock')
    .select('free')
    .where('sku_id', '=', 'p1-46')
    .where('place_id', '=', 'delivery')
    .executeTakeFirstOrThrow();
  expect(free).toBe(50);
});

test('a size has the pieces that were asked for, and none elsewhere', async () => {
  const { skuId } = await take({ of: ['p1'], stock: { arbat: 1 } });

  const rows = await db
    .selectFrom('stock')
    .select(['place_id', 'free'])
    .where('sku_id', '=', skuId)
    .where('free', '>', 0)
    .execute();
  expect([skuId, rows]).toEqual(['p1-42', [{ place_id: 'arbat', free: 1 }]]);
});

test('what the catalogue does not have is not found', async () => {
  expect((await take({ of: ['nothing'] })).errors).toMatchObject([{ code: 'not_found' }]);
});
