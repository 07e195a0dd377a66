import { beforeEach, expect, test, vi } from 'vitest';
import { transaction } from '../database/transaction.ts';
import { changeLines } from '../orders/change-lines.ts';
import { checkPayment } from './check-payment.ts';
import { openPayingStore } from './test-paying.ts';

const store = await openPayingStore();
const { bank, db, order, start, look, row, run } = store;
const total = 399_800;
const [excess, piece] = [50_000, 199_900];

beforeEach(async () => {
  store.kernel.clock.reset();
  await bank.control({ do: 'reset' });
  await store.restock();
});

/** An order of which too much was paid, and of which a piece is not sold after all: two sums are to go back, the smaller first. */
async function withTwoRefunds() {
  const { visitor, number } = await order();
  const { link } = (await start(visitor, number)).body;
  const id = link.split('/').at(-1) ?? '';
  await bank.control({ do: 'pay', order: id, amount: total + excess });
  await look(visitor, number);
  const now = store.kernel.clock.now();
  const returned = { skuId: 'p1-42', quantity: 1, state: 'returned' } as const;
  await transaction(db, (trx) => changeLines(trx, number, [returned], now));
  return { number, id };
}
/** Asks the bank what became of the payment of an order. */
const ask = async (number: string) => {
  const { providers, kernel } = store;
  const payment = await db
    .selectFrom('payment')
    .selectAll()
    .where('order_number', '=', number)
    .executeTakeFirstOrThrow();
  await checkPayment({ db, providers, log: kernel.log, now: kernel.clock.now() }, payment);
};
const refundsOf = (number: string) =>
  db
    .selectFrom('payment_refund')
    .select(['amount', 'state', 'reason'])
    .where('order_number', '=', number)
    .orderBy('created_at')
    .orderBy('amount')
    .execute();

test.each(['error', 'html'])(
  'a refund that is answered with %s is not taken for the one beside it that arrived, and goes back later',
  async (how) => {
    const { number } = await withTwoRefunds();
    await bank.control({ do: 'answer', how, refund: excess });

    await run('refund');
    await ask(number);

    expect(await refundsOf(number)).toEqual([
      { amount: excess, state: 'wanted', reason: 'overpaid' },
      { amount: piece, state: 'done', reason: 'reduced' },
    ]);
    await bank.control({ do: 'answer', how: 'right', refund: excess });
    store.kernel.clock.move(10_000);
    await run('refund');
    expect((await refundsOf(number)).map(({ state }) => state)).toEqual(['done', 'done']);
    expect((await row(number)).paid).toBe(total - piece);
  },
);

test('refunds that all arrived without an answer are done once the provider says that so much is back', async () => {
  const { number, id } = await withTwoRefunds();
  await bank.control({ do: 'answer', how: 'error', refund: excess });
  await bank.control({ do: 'answer', how: 'error', refund: piece });
  await run('refund');

  await bank.control({ do: 'refund', order: id, amount: excess + piece });
  await ask(number);

  expect((await refundsOf(number)).map(({ state }) => state)).toEqual(['done', 'done']);
  expect((await row(number)).paid).toBe(total - piece);
});

test('what a provider gives back by itself beyond what is wanted is entered as its own', async () => {
  const { number, id } = await withTwoRefunds();
  await run('refund');

  await bank.control({ do: 'refund', order: id, amount: 10_000 });
  await ask(number);

  expect(await refundsOf(number)).toContainEqual({ amount: 10_000, state: 'done', reason: 'provider' });
  expect((await row(number)).paid).toBe(total - piece - 10_000);
});

test('refunds that the bank refuses for good hold up no other, and the pauses between tries grow', async () => {
  const { number } = await withTwoRefunds();
  const { payment_id } = await db
    .selectFrom('payment_refund')
    .select('payment_id')
    .where('order_number', '=', number)
    .limit(1)
    .executeTakeFirstOrThrow();
  const refused = { order_number: number, payment_id, amount: 1, reason: 'overpaid' } as const;
  const created_at = new Date(store.kernel.clock.now().getTime() - 1000);
  await db
    .insertInto('payment_refund')
    .values(Array.from({ length: 100 }, () => ({ ...refused, created_at })))
    .execute();
  await bank.control({ do: 'answer', how: 'error', refund: 1 });

  await run('refund');
  await run('refund');

  const states = async () => (await refundsOf(number)).filter(({ amount }) => amount > 1);
  expect((await states()).map(({ state }) => state)).toEqual(['done', 'done']);
  await db.deleteFrom('payment_refund').where('amount', '=', 1).execute();
});

test('a refund that is refused again and again is tried ever more rarely, and the log raises the alarm', async () => {
  const alarm = vi.spyOn(store.kernel.log, 'error');
  const { number } = await withTwoRefunds();
  await bank.control({ do: 'answer', how: 'error', refund: excess });
  const tries = () =>
    db
      .selectFrom('payment_refund')
      .select(['attempts', 'next_at'])
      .where('order_number', '=', number)
      .where('amount', '=', excess)
      .executeTakeFirstOrThrow();
  const pauses: number[] = [];

  for (let count = 0; count < 12; count += 1) {
    await run('refund');
    const pause = ((await tries()).next_at?.getTime() ?? 0) - store.kernel.clock.now().getTime();
    pauses.push(pause / 1000);
    await run('refund');
    store.kernel.clock.move(pause);
  }

  expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600]);
  expect((await tries()).attempts).toBe(12);
  expect(alarm).toHaveBeenCalledTimes(3);
  alarm.mockRestore();
});
