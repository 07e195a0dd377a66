import { createGiftCard } from '@rukav/contract/gift-cards/calls.ts';
import { getOrders } from '@rukav/contract/orders/calls.ts';
import { listedStatuses, periodDays, type OrderPeriod } from '@rukav/contract/orders/filters.ts';
import { expect, test } from 'vitest';
import { accounts } from '../accounts/index.ts';
import { cart, openStore, readyCart, restock, submit } from '../cart/test-store.ts';
import { checkout } from '../checkout/index.ts';
import { testDatabase } from '../database/test-database.ts';
import { giftCards } from '../gift-cards/index.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf } from '../http/test-visitor.ts';
import { signIn, signUp } from '../sign-in/test-shopper.ts';
import { isOpen } from './cancelling.ts';
import { finalStatuses, type OrderStatus } from './lifecycle.ts';
import { orders } from './index.ts';

const { db } = await testDatabase();
await openStore(db);
const kernel = testKernel(db);
const app = await createServer(kernel, [accounts, cart, checkout, giftCards, orders, signIn]);
const phone = '+79051234567';
const member = visitorOf(app);
await signUp(db, member, phone);

const day = 86_400_000;
const change = (number: string, changes: { status?: OrderStatus; created_at?: Date }) =>
  db.updateTable('placed_order').set(changes).where('number', '=', number).execute();
/** Buys a dress so many days ago. */
async function bought(daysAgo: number, status: OrderStatus): Promise<string> {
  await restock(db);
  const version = await readyCart(member, { phone });
  const [number = ''] = (await submit(member, version)).body.orderNumbers;
  await change(number, { status, created_at: new Date(kernel.clock.now().getTime() - daysAgo * day) });
  return number;
}
const list = async (query: object) => {
  const { body } = await member.call(getOrders, { query: { ...query } });
  expect(body.totalCount).toBe(body.orders.length);
  return body.orders.map(({ orderNumber }) => orderNumber);
};

test('own orders are narrowed by status, kind and period, alone and together, and what is no filter is refused [API-022]', async () => {
  const received = await bought(40, 'complete');
  const cancelled = await bought(300, 'cancelled');
  const old = await bought(500, 'complete');
  const collected = await bought(0, 'collect');
  const given = await member.call(createGiftCard, {
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: {
      sum: 300_000,
      currency: 'RUB',
      sender: { email: 'olga@example.com' },
      receiver: { email: 'aigerim@example.com' },
      greeting: '',
      text: '',
      signature: '',
      design: 'ribbon',
      agreement: { rules: true, personalData: true },
    },
  });
  const card = given.body.orderNumber;

  expect(await list({ state: 'history' })).toEqual([received, cancelled, old]);
  expect(await list({ state: 'history', status: 'complete' })).toEqual([received, old]);
  expect(await list({ state: 'history', status: 'complete', period: 'year' })).toEqual([received]);
  const within = async (period: OrderPeriod) => list({ state: 'history', period });
  expect([await within('month'), await within('halfYear'), await within('year')]).toEqual([
    [],
    [received],
    [received, cancelled],
  ]);
  expect(await list({ kind: 'giftCard' })).toEqual([card]);
  expect(await list({ kind: 'goods' })).toEqual([collected]);
  expect(await list({ status: 'complete' })).toEqual([]);
  for (const query of [{ status: 'lost' }, { kind: 'car' }, { period: 'century' }])
    expect((await member.call(getOrders, { query: { ...query } })).status).toBe(400);
});

test('a period goes back as many days as it says', async () => {
  const { month } = periodDays;
  const last = await bought(month - 1, 'complete');
  const beyond = await bought(month + 1, 'complete');

  const found = await list({ state: 'history', period: 'month' });

  expect(found).toContain(last);
  expect(found).not.toContain(beyond);
});

test('each tab offers the statuses that its orders have', () => {
  expect([...listedStatuses.history].toSorted()).toEqual(finalStatuses.toSorted());
  for (const status of listedStatuses.current)
    expect(isOpen({ status, cancel_requested_at: null })).toBe(true);
});
