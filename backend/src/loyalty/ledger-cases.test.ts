import fc from 'fast-check';
import { sql, type Transaction } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../database/test-database.ts';
import type { Database } from '../database/schema.ts';
import { transaction } from '../database/transaction.ts';
import { testNow } from '../http/test-kernel.ts';
import { changeLines } from '../orders/change-lines.ts';
import { moveOrders } from '../orders/move-orders.ts';
import { createOrderRepository } from '../orders/order-repository.ts';
import { burnBonuses, giveBonuses } from './ledger.ts';
import { openPurse, spendBonuses } from './index.ts';
import { createPurseModel } from './test-purse.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** How many cases ran, and after how many steps the sums were compared. */
    ledger?: { cases: number; moments: number };
  }
}

/** How many members are made up; a trial sets more. */
const cases = Number(process.env['LEDGER_CASES'] ?? 25);
const { db } = await testDatabase();
const inTransaction = (work: (trx: Transaction<Database>) => Promise<unknown>) => transaction(db, work);
const day = 86_400_000;

const order = fc.nat({ max: 9 });
const give = fc.record({
  is: fc.constant('give' as const),
  amount: fc.integer({ min: 1, max: 500 }),
  days: fc.option(fc.integer({ min: 1, max: 40 })),
});
const spend = fc.record({
  is: fc.constant('spend' as const),
  each: fc.integer({ min: 1, max: 200 }),
  quantity: fc.integer({ min: 1, max: 3 }),
});
const goBack = fc.record({
  is: fc.constant('goBack' as const),
  order,
  pieces: fc.integer({ min: 1, max: 2 }),
  state: fc.constantFrom('refused' as const, 'returned' as const),
});
const cancel = fc.record({ is: fc.constant('cancel' as const), order });
const pass = fc.record({ is: fc.constant('pass' as const), days: fc.integer({ min: 1, max: 30 }) });
const burn = fc.record({ is: fc.constant('burn' as const) });
const someStep = fc.oneof(
  { weight: 3, arbitrary: give },
  { weight: 3, arbitrary: spend },
  { weight: 3, arbitrary: goBack },
  { weight: 1, arbitrary: cancel },
  { weight: 2, arbitrary: pass },
  { weight: 1, arbitrary: burn },
);
/** A member begins with some bonuses, so that there is something to spend. */
const someLife = fc.tuple(give, fc.array(someStep, { minLength: 4, maxLength: 10 }));

let members = 0;
async function aMember(): Promise<string> {
  members += 1;
  const { id } = await db
    .insertInto('account')
    .values({
      club_id: String(700_000_000_000 + members),
      phone: `+79${String(members).padStart(9, '0')}`,
      email: null,
      first_name: null,
      last_name: null,
      second_name: null,
      locale: 'ru-RU',
      created_by: 'registration',
      created_at: testNow,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** An order of so many pieces, each paid by so many bonuses. */
async function place(trx: Transaction<Database>, accountId: string, each: number, quantity: number) {
  const text = JSON.stringify({ ru: 'Платье', kk: 'Көйлек' });
  const picture = JSON.stringify({ code: 'dress', alt: { ru: '', kk: '' }, colour: '#000' });
  const price = 100_000 - each * 100;
  const discounts = JSON.stringify([{ type: 'BONUS', amount: each * 100 }]);
  const what = { name: text, color: text, size: '42', url: '/', picture, quantity, price, discounts };
  const { number } = await createOrderRepository(trx).add({
    order: {
      account_id: accountId,
      session_id: null,
      cart_id: null,
      country: 'RU',
      currency: 'RUB',
      locale: 'ru-RU',
      subtotal: price * quantity,
      delivery_amount: 0,
      total: price * quantity,
      obtaining_method: 'DELIVERY',
      payment_method: 'cash',
      full_name: '',
      phone: '',
      email: 'anna@example.com',
      comment: '',
      city_id: 1,
      address: null,
      point_id: null,
      delivery_date: null,
      interval_from: null,
      interval_to: null,
      storage_from: null,
      storage_to: null,
      proven_at: testNow,
      created_at: testNow,
    },
    lines: [{ sku_id: 'p1-42', product_id: 'p1', ...what, catalog_price: 100_000 }],
    reservations: [],
  });
  return number;
}

/** What is left of each lot of a member, in the order in which they came. */
async function lotsOf(accountId: string) {
  const lots = await db
    .selectFrom('bonus_entry as lot')
    .select('lot.expires_at')
    .select(
      sql<string>`lot.amount + coalesce((select sum(amount) from bonus_entry where lot_id = lot.id), 0)`.as(
        'left',
      ),
    )
    .where('lot.account_id', '=', accountId)
    .where('lot.lot_id', 'is', null)
    .orderBy('lot.place')
    .execute();
  return lots.map(({ left, expires_at }) => ({
    left: Number(left),
    expiresAt: expires_at?.getTime() ?? null,
  }));
}

/** What the ledger of a member comes to, by every way to add it up. */
async function sumsOf(accountId: string) {
  const { rows } = await sql<Record<'balance' | 'entries' | 'held' | 'outside', string>>`
    select
      coalesce((select balance from bonus_account where account_id = ${accountId}), 0) as balance,
      coalesce((select sum(amount) from bonus_entry where account_id = ${accountId}), 0) as entries,
      coalesce((select sum(bonuses_used) from placed_order where account_id = ${accountId}), 0) as held,
      coalesce((select sum(case when reason in ('gift', 'earned', 'burnt') then amount else 0 end)
        from bonus_entry where account_id = ${accountId}), 0) as outside`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The ledger was not added up.');
  return {
    balance: Number(row.balance),
    entries: Number(row.entries),
    held: Number(row.held),
    outside: Number(row.outside),
  };
}

interface Placed {
  number: string;
  each: number;
  left: number;
  gone: { refused: number; returned: number };
  spent: ReturnType<ReturnType<typeof createPurseModel>['spend']>;
}

test(
  'whatever is given, spent, given back and burnt, and however often: the balance is the sum at every moment, and nothing counts twice',
  async ({ task }) => {
    let moments = 0;
    const property = fc.asyncProperty(someLife, async ([first, steps]) => {
      const accountId = await aMember();
      const model = createPurseModel();
      const orders: Placed[] = [];
      let now = testNow;
      let brought = 0;

      const agree = async () => {
        moments += 1;
        const { balance, entries, held, outside } = await sumsOf(accountId);
        const kept = orders.reduce((sum, { each, left }) => sum + each * left, 0);
        expect({ balance, entries, held, outside }).toEqual({
          balance: model.balance(),
          entries: model.balance(),
          held: kept,
          outside: brought,
        });
        expect(balance + held).toBe(outside);
        expect(await lotsOf(accountId)).toEqual(model.lots());
      };
      /** What takes away or gives back is done twice, as by two jobs or a repeated message; the second changes nothing. */
      const twice = async (work: (trx: Transaction<Database>) => Promise<unknown>) => {
        await inTransaction(work);
        await agree();
        await inTransaction(work);
        await agree();
      };

      const does = {
        give: async ({ amount, days }: { amount: number; days: number | null }) => {
          const expiresAt = days === null ? null : new Date(now.getTime() + days * day);
          model.give(amount, expiresAt);
          brought += amount;
          await inTransaction((trx) => giveBonuses(trx, { accountId, kind: 'gift', amount, expiresAt }, now));
          await agree();
        },
        burn: async () => {
          brought -= model.burn(now);
          await twice((trx) => burnBonuses(trx, accountId, now));
        },
        spend: async ({ each: wished, quantity }: { each: number; quantity: number }) => {
          brought -= model.burn(now);
          const each = Math.min(wished, Math.floor(model.balance() / quantity));
          const spent = model.spend(each * quantity);
          await inTransaction(async (trx) => {
            await openPurse(trx, accountId, now);
            if (each === 0) return;
            const number = await place(trx, accountId, each, quantity);
            await spendBonuses(trx, { accountId, orderNumber: number, bonuses: each * quantity }, now);
            orders.push({ number, each, left: quantity, gone: { refused: 0, returned: 0 }, spent });
          });
          await agree();
        },
        goBack: async (placed: Placed, pieces: number, state: 'refused' | 'returned') => {
          const going = Math.min(pieces, placed.left);
          placed.left -= going;
          placed.gone[state] += going;
          model.giveBack(placed.spent, going * placed.each, now);
          const change = { skuId: 'p1-42', quantity: placed.gone[state], state };
          await twice((trx) => changeLines(trx, placed.number, [change], now));
        },
        cancel: async (placed: Placed) => {
          model.giveBack(placed.spent, placed.left * placed.each, now);
          placed.left = 0;
          const { number } = placed;
          await twice((trx) =>
            moveOrders(trx, {
              to: 'cancelled',
              by: 'store',
              where: (row) => row('number', '=', number),
              now,
            }),
          );
        },
      };

      for (const step of [first, ...steps]) {
        if (step.is === 'pass') now = new Date(now.getTime() + step.days * day);
        if (step.is === 'give') await does.give(step);
        if (step.is === 'burn') await does.burn();
        if (step.is === 'spend') await does.spend(step);
        const placed = 'order' in step ? orders[step.order % orders.length] : undefined;
        if (!placed || placed.left === 0) continue;
        if (step.is === 'goBack') await does.goBack(placed, step.pieces, step.state);
        if (step.is === 'cancel') await does.cancel(placed);
      }
    });

    await fc.assert(property, { numRuns: cases });
    task.meta.ledger = { cases, moments };
  },
  cases * 1000,
);
