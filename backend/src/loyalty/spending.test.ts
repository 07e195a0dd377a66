import { setBonuses } from '@rukav/contract/cart/bonus-calls.ts';
import { getCart } from '@rukav/contract/cart/calls.ts';
import { summaryOf } from '@rukav/contract/cart/order-changes.ts';
import { setPromotions } from '@rukav/contract/cart/promo-calls.ts';
import { getBonuses, getBonusHistory } from '@rukav/contract/loyalty/calls.ts';
import { getOrder } from '@rukav/contract/orders/calls.ts';
import { beforeEach, expect, test } from 'vitest';
import { add, cart, openStore, readyCart, restock, submit } from '../cart/test-store.ts';
import { checkout } from '../checkout/index.ts';
import { testDatabase } from '../database/test-database.ts';
import { transaction } from '../database/transaction.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { moveOrderOn, orders } from '../orders/index.ts';
import { accountIdOf, employ, signIn, signUp } from '../sign-in/test-shopper.ts';
import { giveBonuses, loyalty } from './index.ts';
import { burnBonuses } from './ledger.ts';

const { db } = await testDatabase();
await openStore(db);
const kernel = testKernel(db);
const app = await createServer(kernel, [cart, checkout, orders, loyalty, signIn]);
const now = () => kernel.clock.now();
const inDays = (days: number) => new Date(now().getTime() + days * 86_400_000);

let visitor: Visitor;
let accountId = '';
let phone = '';
let count = 0;
beforeEach(async () => {
  await restock(db);
  await db.deleteFrom('promotion').execute();
  count += 1;
  phone = `+7918${String(count).padStart(7, '0')}`;
  visitor = visitorOf(app);
  await signUp(db, visitor, phone);
  accountId = await accountIdOf(db, phone);
});

const give = (amount: number, expiresAt: Date | null = null) =>
  transaction(db, (trx) => giveBonuses(trx, { accountId, kind: 'gift', amount, expiresAt }, now()));
const spend = (apply = true) => visitor.call(setBonuses, { body: { apply } });
const balance = async () => (await visitor.call(getBonuses)).body.bonuses.balance;
const step = (number: string, body: Partial<Parameters<typeof moveOrderOn>[2]>) =>
  transaction(db, (trx) => moveOrderOn(trx, number, { lines: [], ...body }, now()));

/** An order of two dresses at 999 ₽ that bonuses pay as much of as they may. */
async function orderPaidBy(bonuses: number) {
  await give(bonuses);
  await readyCart(visitor, { skuId: 'p2-42', quantity: 2, phone });
  const { body } = await spend();
  const placed = await submit(visitor, body.cart.version);
  return placed.body.orderNumbers[0] ?? '';
}
const orderOf = async (id: string) => (await visitor.call(getOrder, { params: { id } })).body.order;

test('bonuses pay thirty per cent at most, and the cart says how many [API-011 CLUB-11]', async () => {
  await give(1000);
  await add(visitor, 'p2-42', 2);

  const { body } = await spend();
  expect(body.cart.bonuses).toEqual({ applied: true, used: 598, balance: 1000, most: 598, worth: 100 });
  expect(body.cart.totals.subtotal).toBe(199_800 - 59_800);
  expect(body.cart.lines[0]?.discounts).toEqual([{ type: 'BONUS', amount: 29_900 }]);

  expect((await spend(false)).body.cart).toMatchObject({
    bonuses: { applied: false, used: 0, most: 598 },
    totals: { subtotal: 199_800 },
  });
});

test('an employee pays thirty per cent of the original price [CLUB-12]', async () => {
  await give(1000);
  await employ(db, phone);
  await add(visitor, 'p1-42');

  expect((await spend()).body.cart).toMatchObject({
    bonuses: { used: 899 },
    totals: { catalog: 299_900, subtotal: 199_900 - 89_900 },
  });
});

test('a guest spends none, and a member without bonuses none either', async () => {
  const guest = visitorOf(app);
  await add(guest, 'p2-42');
  expect((await guest.call(setBonuses, { body: { apply: true } })).codes).toEqual(['auth_required']);
  expect((await guest.call(getCart)).body.cart.bonuses.most).toBe(0);

  await add(visitor, 'p2-42');
  expect((await spend()).codes).toEqual(['no_bonuses']);
});

test('bonuses and promotions keep each other away until one is given up', async () => {
  const promotion = { id: 'women', name_ru: 'Минус 20 %', name_kk: '20 % жеңілдік', percent: 20 };
  const everywhere = { country: null, city_ids: null, starts_at: inDays(-1), ends_at: null };
  await db
    .insertInto('promotion')
    .values({ ...promotion, ...everywhere, category_ids: [1] })
    .execute();
  await give(1000);
  await add(visitor, 'p2-42');
  expect((await spend()).codes).toEqual(['promotions_applied']);

  await visitor.call(setPromotions, { body: { apply: false } });
  expect((await spend()).body.cart).toMatchObject({
    bonuses: { applied: true, used: 299 },
    promotions: { apply: false, offered: [{ discount: 0 }] },
  });
  expect((await visitor.call(setPromotions, { body: { apply: true } })).codes).toEqual(['bonuses_applied']);

  await spend(false);
  const { body } = await visitor.call(setPromotions, { body: { apply: true } });
  expect(body.cart).toMatchObject({ bonuses: { applied: false }, promotions: { apply: true } });
});

test('free delivery is lost where bonuses bring the goods below its sum', async () => {
  await give(1000);
  await readyCart(visitor, { skuId: 'p2-42', quantity: 4, phone });
  const before = (await visitor.call(getCart)).body.cart;
  expect(before.totals).toMatchObject({ subtotal: 399_600, delivery: 0 });

  const { totals } = (await spend()).body.cart;
  expect(totals.subtotal).toBe(299_600);
  expect(totals.delivery).toBeGreaterThan(0);
});

test('an order takes its bonuses from the lots that burn first, and gives all of them back once', async () => {
  await give(100, inDays(10));
  const number = await orderPaidBy(400);
  expect(await orderOf(number)).toMatchObject({ totalBonusesUsed: 500, subtotal: 199_800 - 50_000 });
  expect(await balance()).toBe(0);

  await step(number, { status: 'cancelled' });
  await step(number, { status: 'cancelled' });

  expect(await balance()).toBe(500);
  expect(await orderOf(number)).toMatchObject({ status: 'cancelled', totalBonusesUsed: 0 });
  const { body } = await visitor.call(getBonusHistory);
  const sums = Object.entries(Object.groupBy(body.entries, ({ reason }) => reason)).map(
    ([reason, entries]) => [reason, entries.reduce((sum, { bonuses }) => sum + bonuses, 0)],
  );
  expect(Object.fromEntries(sums)).toEqual({ gift: 500, spent: -500, returned: 500 });
});

test('a piece that is not found gives its own bonuses back, and the rest with the other', async () => {
  const number = await orderPaidBy(500);
  await step(number, { lines: [{ skuId: 'p2-42', quantity: 1, state: 'cancelled' }] });
  expect(await balance()).toBe(250);
  expect(await orderOf(number)).toMatchObject({ totalBonusesUsed: 250 });

  await step(number, { lines: [{ skuId: 'p2-42', quantity: 1, state: 'cancelled' }] });
  expect(await balance()).toBe(250);
  await step(number, { status: 'cancelled' });
  expect(await balance()).toBe(500);
});

test('bonuses that were spent elsewhere meanwhile are told of before the order', async () => {
  await give(300);
  await readyCart(visitor, { skuId: 'p2-42', quantity: 2, phone });
  const { body } = await spend();
  await transaction(db, async (trx) => {
    const lot = await trx
      .selectFrom('bonus_entry')
      .selectAll()
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    const { id: lot_id, place: _place, ...row } = lot;
    await trx
      .insertInto('bonus_entry')
      .values({ ...row, id: undefined, lot_id, reason: 'burnt', amount: -100 })
      .execute();
  });

  const shown = summaryOf(body.cart);
  expect((await submit(visitor, body.cart.version, { shown })).codes).toEqual(['prices_outdated']);
  expect((await visitor.call(getCart)).body.cart.bonuses).toMatchObject({ used: 200, balance: 200 });
  expect(await balance()).toBe(200);
});

test('an order gives no more back than it took', async () => {
  const number = await orderPaidBy(100);
  const taken = await db
    .selectFrom('bonus_entry')
    .selectAll()
    .where('order_number', '=', number)
    .executeTakeFirstOrThrow();
  const { id: _id, place: _place, ...row } = taken;

  const returning = db.insertInto('bonus_entry').values({ ...row, reason: 'returned', amount: 101 });

  await expect(returning.execute()).rejects.toThrow(/bonuses_used/);
});

test('bonuses whose time ran out while an order held them come back for ninety days', async () => {
  await give(100, inDays(1));
  const number = await orderPaidBy(100);
  await transaction(db, (trx) => burnBonuses(trx, accountId, inDays(2)));
  kernel.clock.move(2 * 86_400_000);

  await step(number, { status: 'cancelled' });

  expect(await balance()).toBe(200);
  const { nearestExpiry } = (await visitor.call(getBonuses)).body.bonuses;
  expect(nearestExpiry).toEqual({ date: inDays(90).toISOString().slice(0, 10), bonuses: 100 });
});
