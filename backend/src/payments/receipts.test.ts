import { beforeEach, expect, test } from 'vitest';
import { openPayingStore } from './test-paying.ts';

const store = await openPayingStore();
const { bank, db, kernel, order, start, look, run, row } = store;
const total = 399_800;
const [minute, day] = [60_000, 86_400_000];

beforeEach(async () => {
  kernel.clock.reset();
  await bank.control({ do: 'reset' });
  await store.restock();
});

const receiptsOf = (number: string) =>
  db
    .selectFrom('order_receipt')
    .select(['kind', 'total'])
    .where('order_number', '=', number)
    .orderBy('made_at')
    .execute();
/** Pays an order while the till prints nothing. */
async function paidUnprinted() {
  await bank.control({ do: 'till', isPrinting: false });
  const { visitor, number } = await order();
  const { link } = (await start(visitor, number)).body;
  await bank.press(link, { do: 'paid' });
  await look(visitor, number);
  expect(await row(number)).toMatchObject({ paid: total });
  expect(await receiptsOf(number)).toEqual([]);
  return { number, id: link.split('/').at(-1) ?? '' };
}

test('a receipt that the till prints after the payment is asked for until it is there', async () => {
  const { number } = await paidUnprinted();
  kernel.clock.move(10 * minute);
  await run('check');
  expect(await receiptsOf(number)).toEqual([]);

  await bank.control({ do: 'till', isPrinting: true });
  kernel.clock.move(11 * minute);
  await run('check');

  expect(await receiptsOf(number)).toEqual([{ kind: 'sale', total }]);
});

test('so is the receipt of what went back', async () => {
  const { visitor, number } = await order();
  const { link } = (await start(visitor, number)).body;
  await bank.control({ do: 'pay', order: link.split('/').at(-1), amount: total + 5000 });
  await look(visitor, number);
  await bank.control({ do: 'till', isPrinting: false });
  await run('refund');
  expect(await receiptsOf(number)).toHaveLength(1);

  await bank.control({ do: 'till', isPrinting: true });
  kernel.clock.move(11 * minute);
  await run('check');

  expect(await receiptsOf(number)).toContainEqual({ kind: 'refund', total: 5000 });
});

test('a receipt that never comes is asked for no longer than a day', async () => {
  const { number } = await paidUnprinted();
  await bank.control({ do: 'till', isPrinting: true });

  kernel.clock.move(day + minute);
  await run('check');

  expect(await receiptsOf(number)).toEqual([]);
});
