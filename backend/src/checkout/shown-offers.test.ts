import { setBonuses } from '@rukav/contract/cart/bonus-calls.ts';
import { changesIn } from '@rukav/contract/cart/order-changes.ts';
import { addGiftCard } from '@rukav/contract/gift-cards/calls.ts';
import { beforeEach, expect, test } from 'vitest';
import { cart, openStore, readyCart, restock, shownOf, submit } from '../cart/test-store.ts';
import { testDatabase } from '../database/test-database.ts';
import { transaction } from '../database/transaction.ts';
import { aWish } from '../gift-cards/test-card.ts';
import { giftCards } from '../gift-cards/index.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { giveBonuses, loyalty } from '../loyalty/index.ts';
import { accountIdOf, signIn, signUp } from '../sign-in/test-shopper.ts';
import { checkout } from './index.ts';

const { db } = await testDatabase();
await openStore(db);
const kernel = testKernel(db);
const app = await createServer(kernel, [cart, checkout, giftCards, loyalty, signIn]);

let visitor: Visitor;
let phone = '';
let count = 0;
beforeEach(async () => {
  await restock(db);
  count += 1;
  phone = `+7938${String(count).padStart(7, '0')}`;
  visitor = visitorOf(app);
  await signUp(db, visitor, phone);
});

/** Sends an order as it was shown, and answers what the refusal names. */
async function refused(version: number, shown: Awaited<ReturnType<typeof shownOf>>) {
  const { status, errors } = await submit(visitor, version, { shown });
  const orders = db.selectFrom('placed_order').select('number').where('phone', '=', phone);
  expect([status, await orders.execute()]).toEqual([409, []]);
  return changesIn(errors);
}

async function give(amount: number) {
  const accountId = await accountIdOf(db, phone);
  const lot = { accountId, kind: 'gift', amount, expiresAt: null } as const;
  await transaction(db, (trx) => giveBonuses(trx, lot, kernel.clock.now()));
}

test.each([
  ['given up in another tab', { was: true, now: false, change: { before: 100, now: 0 } }],
  ['applied in another tab', { was: false, now: true, change: { before: 0, now: 100 } }],
])('bonuses that were %s are named with the sum', async (_, { was, now, change }) => {
  await give(100);
  const apply = (isOn: boolean) => visitor.call(setBonuses, { body: { apply: isOn } });
  let version = await readyCart(visitor, { skuId: 'p2-42', phone });
  if (was) ({ version } = (await apply(true)).body.cart);
  const shown = await shownOf(visitor, version);
  await apply(now);

  const changes = await refused(version, shown);

  expect(changes).toContainEqual({ kind: 'bonuses', ...change });
  const total = { before: shown.total, now: shown.total + (change.before - change.now) * 100 };
  expect(changes.at(-1)).toEqual({ kind: 'total', ...total });
});

test('a gift card that another tab has put into the cart is named with its sum', async () => {
  const version = await readyCart(visitor, { skuId: 'p2-42', phone });
  const shown = await shownOf(visitor, version);
  await visitor.call(addGiftCard, {
    body: aWish('aigerim@example.com'),
    headers: { 'idempotency-key': crypto.randomUUID() },
  });

  expect(await refused(version, shown)).toEqual([
    { kind: 'giftCards', before: 0, now: 300_000 },
    { kind: 'total', before: shown.total, now: shown.total + 300_000 },
  ]);
});
