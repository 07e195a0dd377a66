import { getBonuses, getBonusHistory, getQrCode, legacyBonusHistory } from '@rukav/contract/loyalty/calls.ts';
import { bonusKinds } from '@rukav/contract/loyalty/schemas.ts';
import { beforeEach, expect, test } from 'vitest';
import { add, cart, openStore, readyCart, restock, setStock, submit } from '../cart/test-store.ts';
import { checkout } from '../checkout/index.ts';
import { testDatabase } from '../database/test-database.ts';
import { transaction } from '../database/transaction.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { changeLines } from '../orders/change-lines.ts';
import { orders } from '../orders/index.ts';
import { accountIdOf, signIn, signUp } from '../sign-in/test-shopper.ts';
import { creditAndBurn } from './credit-bonuses.ts';
import { loyalty } from './index.ts';
import { burnBonuses, giveBonuses } from './ledger.ts';

const { db } = await testDatabase();
await openStore(db);
const kernel = testKernel(db);
const app = await createServer(kernel, [cart, checkout, orders, loyalty, signIn]);

let visitor: Visitor;
let accountId = '';
let phone = '';
let count = 0;
beforeEach(async () => {
  await restock(db);
  await setStock(db, 'p2-42', 'delivery', 100);
  count += 1;
  phone = `+7917${String(count).padStart(7, '0')}`;
  visitor = visitorOf(app);
  await signUp(db, visitor, phone, { email: `club${count}@example.com` });
  accountId = await accountIdOf(db, phone);
});

const read = async () => (await visitor.call(getBonuses)).body.bonuses;
const give = (amount: number, more: Partial<Parameters<typeof giveBonuses>[1]> = {}) =>
  transaction(db, (trx) =>
    giveBonuses(trx, { accountId, kind: 'gift', amount, expiresAt: null, ...more }, kernel.clock.now()),
  );
const confirmEmail = (is: boolean) =>
  db.updateTable('account').set({ is_email_confirmed: is }).where('id', '=', accountId).execute();

test('a new member has the first level, nothing in the ledger, and a number for the till [CLUB-07 API-081]', async () => {
  expect(await read()).toMatchObject({
    level: 'bonus',
    balance: 0,
    cashbackBonuses: 0,
    promotionalBonuses: 0,
    nearestExpiry: null,
    upcoming: [],
    purchaseSum: 0,
    nextLevel: { level: 'bonus_plus', missing: 1_500_100 },
  });
  const { club_id } = await db
    .selectFrom('account')
    .select('club_id')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  expect((await visitor.call(getQrCode)).body.value).toBe(club_id);
  expect((await visitorOf(app).call(getBonuses)).codes).toEqual(['auth_required']);
});

test('the kinds of bonuses are these ten [CLUB-08]', () => {
  expect(bonusKinds).toHaveLength(10);
});

test('cashback comes once an order is received and the e-mail confirmed, once, and burns once a year [CLUB-13 CLUB-15]', async () => {
  await confirmEmail(false);
  const version = await readyCart(visitor, { skuId: 'p2-42', quantity: 2, phone });
  const { body } = await submit(visitor, version);
  const [number = ''] = body.orderNumbers;
  expect((await read()).upcoming).toEqual([{ orderNumber: number, bonuses: 75, waitsFor: 'delivery' }]);

  await db.updateTable('placed_order').set({ status: 'complete' }).where('number', '=', number).execute();
  await creditAndBurn(kernel);
  expect(await read()).toMatchObject({ balance: 0, upcoming: [{ waitsFor: 'email' }], purchaseSum: 199_800 });

  await confirmEmail(true);
  await creditAndBurn(kernel);
  await creditAndBurn(kernel);
  const year = kernel.clock.now().getUTCFullYear() + 1;
  expect(await read()).toMatchObject({
    balance: 75,
    cashbackBonuses: 75,
    upcoming: [],
    nearestExpiry: { date: `${year}-01-31`, bonuses: 75 },
  });

  const burnAt = (moment: string) => transaction(db, (trx) => burnBonuses(trx, accountId, new Date(moment)));
  await burnAt(`${year}-01-31T23:59:59+03:00`);
  expect(await read()).toMatchObject({ balance: 75 });
  await burnAt(`${year}-02-01T00:00:00+03:00`);
  expect(await read()).toMatchObject({ balance: 0, nearestExpiry: null });
});

test('the history goes by pages, newest first, also for older clients [API-090 API-146]', async () => {
  for (const amount of [10, 20, 30]) await give(amount, { promotion: `Акция ${amount}` });

  const { body } = await visitor.call(getBonusHistory, { query: { pageNumber: 1, pageSize: 2 } });
  expect(body).toMatchObject({ total: 3, entries: [{ bonuses: 10, promotion: 'Акция 10', kind: 'gift' }] });
  const { entries } = (await visitor.call(legacyBonusHistory)).body;
  expect(entries.map(({ bonuses }) => bonuses)).toEqual([30, 20, 10]);
});

test('an entry of the history has the date of the store, also while UTC has the day before', async () => {
  kernel.clock.move(Date.parse('2026-03-03T21:30:00Z') - kernel.clock.now().getTime());
  await give(10);
  kernel.clock.reset();

  const { entries } = (await visitor.call(getBonusHistory)).body;

  expect(entries[0]?.date).toBe('2026-03-04T00:30:00.000+03:00');
});

test('the ledger only grows, and no lot falls below nothing', async () => {
  await give(10);
  await give(10);
  const change = db.updateTable('bonus_entry').set({ amount: 5 }).where('account_id', '=', accountId);
  await expect(change.execute()).rejects.toThrow('only grows');
  await expect(db.deleteFrom('bonus_entry').where('account_id', '=', accountId).execute()).rejects.toThrow(
    'only grows',
  );

  const lot = await db
    .selectFrom('bonus_entry')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('place')
    .executeTakeFirstOrThrow();
  const { id: lot_id, place: _place, ...row } = lot;
  const taken = db
    .insertInto('bonus_entry')
    .values({ ...row, id: undefined, lot_id, reason: 'burnt', amount: -11 });
  await expect(taken.execute()).rejects.toThrow('cannot fall below nothing');
  expect((await read()).balance).toBe(20);
});

test('what a guest has ordered earns nothing, also for a member whose phone she named [GEN-05]', async () => {
  await confirmEmail(true);
  const guest = visitorOf(app);
  const version = await readyCart(guest, { skuId: 'p2-42', quantity: 2, phone });
  const { body } = await submit(guest, version);
  const [number = ''] = body.orderNumbers;
  expect((await read()).upcoming).toEqual([]);

  await db.updateTable('placed_order').set({ status: 'complete' }).where('number', '=', number).execute();
  await creditAndBurn(kernel);

  expect(await read()).toMatchObject({ balance: 0, upcoming: [] });
});

test('cashback for pieces that come back is taken back, as far as it is still there, and once', async () => {
  await add(visitor, 'p2-42', 1);
  const version = await readyCart(visitor, { phone, skuId: 'p2-42', quantity: 3 });
  const [number = ''] = (await submit(visitor, version)).body.orderNumbers;
  await confirmEmail(true);
  await db.updateTable('placed_order').set({ status: 'complete' }).where('number', '=', number).execute();
  await creditAndBurn(kernel);
  const { balance } = await read();
  const giveBack = (quantity: number) =>
    transaction(db, (trx) =>
      changeLines(trx, number, [{ skuId: 'p2-42', quantity, state: 'returned' }], kernel.clock.now()),
    );

  await giveBack(2);
  await giveBack(2);
  const half = (await read()).balance;
  await giveBack(4);

  expect([balance > half, half, (await read()).balance]).toEqual([true, 75, 0]);
  const { entries } = (await visitor.call(getBonusHistory)).body;
  expect(entries[0]).toMatchObject({ orderNumber: number, description: 'Кешбэк за возвращённые вещи' });
});
