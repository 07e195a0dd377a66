import pg from 'pg';
import { beforeEach, expect, test, vi } from 'vitest';
import { addProducts } from '@rukav/contract/cart/calls.ts';
import { setShippingGroup } from '@rukav/contract/cart/checkout-calls.ts';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { signIn, signUp } from '../sign-in/test-shopper.ts';
import { add, cart, cities, lineIds, openStore, restock } from './test-store.ts';

const { db } = await testDatabase();
await openStore(db);
const app = await createServer(testKernel(db), [cart, signIn]);

/** Statements that the database gets while `work` runs, the beginning and the end of transactions included. */
async function statementsOf(work: () => Promise<{ status: number }>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const { status } = await work();
  const statements = query.mock.calls.map(([text]) => String(text));
  query.mockRestore();
  expect(status).toBe(200);
  return statements;
}

let visitor: Visitor;
let key = 0;
beforeEach(async () => {
  await restock(db);
  visitor = visitorOf(app);
});
const addOne = (skuId: string) => () => {
  key += 1;
  return visitor.call(addProducts, {
    body: { items: [{ skuId, quantity: 1 }] },
    headers: { 'idempotency-key': `add-${key}` },
  });
};

test('an add to a cart takes at most thirteen statements', async () => {
  await add(visitor, 'p2-42');

  expect((await statementsOf(addOne('p1-42'))).length).toBeLessThanOrEqual(13);
});

test('an add to the cart of a member takes at most thirteen statements', async () => {
  await signUp(db, visitor, '+79030000001', { email: 'member@example.com' });
  await add(visitor, 'p2-42');

  expect((await statementsOf(addOne('p1-42'))).length).toBeLessThanOrEqual(13);
});

test('an add to a cart whose pieces are collected in a shop takes at most thirteen statements', async () => {
  await add(visitor, 'p2-42');
  const body = {
    lineIds: await lineIds(visitor),
    shippingGroupType: 'pickup',
    pickupId: 'arbat',
    cityId: cities.moscow,
  } as const;
  await visitor.call(setShippingGroup, { body });

  expect((await statementsOf(addOne('p2-42'))).length).toBeLessThanOrEqual(13);
});

test('the first add of a visitor takes at most fifteen statements', async () => {
  expect((await statementsOf(addOne('p1-42'))).length).toBeLessThanOrEqual(15);
});
