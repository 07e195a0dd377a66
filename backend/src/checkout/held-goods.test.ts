import { beforeEach, expect, test } from 'vitest';
import { cart, inWarehouse, openStore, readyCart, restock, setStock, submit } from '../cart/test-store.ts';
import { readConfig } from '../config.ts';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { accountIdOf, signIn, signUp } from '../sign-in/test-shopper.ts';
import { checkout } from './index.ts';

const { db } = await testDatabase();
await openStore(db);
const subjects = [cart, checkout, signIn];

let phone = '';
let count = 0;
beforeEach(async () => {
  await restock(db);
  await setStock(db, 'p1-42', 'delivery', 1000);
  await db.deleteFrom('limit_bucket').execute();
  count += 1;
  phone = `+7907${String(count).padStart(7, '0')}`;
});

/** A member of a store with some settings. */
async function memberWith(environment: Record<string, string>): Promise<Visitor> {
  const member = visitorOf(await createServer(testKernel(db, environment), subjects));
  await signUp(db, member, phone);
  return member;
}

/** Orders pieces at 1,999 roubles by cash, and returns the status of the answer. */
const order = async (member: Visitor, quantity: number) =>
  (await submit(member, await readyCart(member, { phone, quantity }))).status;

/** Says of every order of the member what has become of it. */
const change = async (values: { status: 'complete' | 'cancelled' } | { paid_at: Date }) =>
  db
    .updateTable('placed_order')
    .set(values)
    .where('account_id', '=', await accountIdOf(db, phone))
    .execute();

test('a member holds so many pieces by orders that nobody has paid, and what is refused reserves nothing', async () => {
  const member = await memberWith({ MEMBER_PIECES: '5' });

  const first = await order(member, 3);
  const refused = await submit(member, await readyCart(member, { phone, quantity: 3 }));

  expect([first, refused.status, refused.codes]).toEqual([200, 409, ['member_limit_reached']]);
  expect(refused.errors[0]?.message).toContain('Получите или оплатите');
  expect((await inWarehouse(db)).reserved).toBe(3);
});

test.each([
  ['cancelled', { status: 'cancelled' }],
  ['paid', { paid_at: new Date() }],
] as const)('orders that are %s hold nothing', async (_, values) => {
  const member = await memberWith({ MEMBER_PIECES: '5' });
  await order(member, 5);

  const before = await order(member, 1);
  await change(values);

  expect([before, await order(member, 1)]).toEqual([409, 200]);
});

test('a member holds goods of so large a sum', async () => {
  const member = await memberWith({ MEMBER_SUM_RUB: '12000' });

  expect([await order(member, 4), await order(member, 4)]).toEqual([200, 409]);
});

test('each received order adds as much again, up to five times', async () => {
  const member = await memberWith({ MEMBER_PIECES: '2' });
  await order(member, 2);
  await change({ status: 'complete' });
  const trusted = await order(member, 4);
  await change({ status: 'complete' });
  for (let received = 0; received < 5; received += 1) {
    await order(member, 1);
    await change({ status: 'complete' });
  }

  expect([trusted, await order(member, 10), await order(member, 1)]).toEqual([200, 200, 409]);
});

test('with the usual settings a new member holds sixty pieces, however many are in stock', async () => {
  const kernel = { ...testKernel(db), config: { ...readConfig({}), limits: { perSecond: 0, burst: 0 } } };
  const member = visitorOf(await createServer(kernel, subjects));
  await signUp(db, member, phone);

  const statuses = [await order(member, 40), await order(member, 20), await order(member, 1)];

  expect(statuses).toEqual([200, 200, 409]);
  expect((await inWarehouse(db)).reserved).toBe(60);
});
