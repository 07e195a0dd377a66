import { beforeEach, expect, test } from 'vitest';
import { transaction } from '../database/transaction.ts';
import { moveOrderOn } from '../orders/index.ts';
import { openPayingStore } from './test-paying.ts';

const store = await openPayingStore();
const { bank, db, kernel, order, start, look, row, run, entries } = store;
const total = 399_800;

beforeEach(async () => {
  kernel.clock.reset();
  await bank.control({ do: 'reset' });
  await store.restock();
});

/** The courier hands an order over, and takes what is not paid yet. */
const handOver = async (number: string) => {
  for (const status of ['collect', 'underway', 'delivered', 'complete'] as const)
    await transaction(db, (trx) => moveOrderOn(trx, number, { status, lines: [] }, kernel.clock.now()));
};
const idOf = (link: string) => link.split('/').at(-1) ?? '';

test('what is paid online while the courier takes the money goes back, all of it', async () => {
  const { visitor, number } = await order('cash');
  const { link } = (await start(visitor, number)).body;
  await bank.press(link, { do: 'card', card: 'hanging' });
  expect((await look(visitor, number)).payment.widget).toBe('checking');
  await handOver(number);

  await bank.control({ do: 'drop' });
  await bank.control({ do: 'pay', order: idOf(link) });
  kernel.clock.move(30_000);
  await run('check');
  await run('refund');

  expect(await entries(number)).toEqual([
    { kind: 'authorised', amount: total },
    { kind: 'captured', amount: total },
    { kind: 'refunded', amount: -total },
  ]);
  expect(await row(number)).toMatchObject({ status: 'complete', paid: 0, taken_at_till: total });
  expect((await store.letters(number)).map(({ template }) => template)).toContain('paymentExcess');
});

test('a link that nobody has paid is given up once the order is handed over', async () => {
  const { visitor, number } = await order('cash');
  const { link } = (await start(visitor, number)).body;
  await handOver(number);

  kernel.clock.move(30_000);
  await run('check');
  await bank.press(link, { do: 'paid' });

  expect((await look(visitor, number)).payment).toMatchObject({ paid: 0, due: 0, widget: 'paid' });
  expect((await start(visitor, number)).codes).toEqual(['order_already_paid']);
});

test('the till takes nothing of an order that is paid before', async () => {
  const { visitor, number } = await order();
  await bank.press((await start(visitor, number)).body.link, { do: 'paid' });
  await look(visitor, number);
  await handOver(number);

  expect(await row(number)).toMatchObject({ status: 'complete', paid: total, taken_at_till: 0 });
});
