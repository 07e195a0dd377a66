import { beforeEach, expect, test } from 'vitest';
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
      { amount: piece, state: 'done', reason: 'overpaid' },
    ]);
    await bank.control({ do: 'answer', how: 'right', refund: excess });
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
