import { beforeEach, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { transaction } from '../database/transaction.ts';
import { changeLines } from '../orders/change-lines.ts';
import { moveOrders } from '../orders/index.ts';
import { providersBy } from './index.ts';
import { sendRefunds } from './send-refunds.ts';
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

const linesOf = async (number: string) => {
  const receipts = await db
    .selectFrom('order_receipt')
    .select(['kind', 'lines', 'total'])
    .where('order_number', '=', number)
    .orderBy((receipt) => receipt.cast('document', 'integer'))
    .execute();
  return receipts.map(({ kind, total: sum, lines }) => ({
    kind,
    sum,
    lines: lines.map((line) => [line.name, line.quantity, line.sum]),
  }));
};
const piece = 199_900;
const refuse = (number: string) =>
  transaction(db, (trx) =>
    changeLines(trx, number, [{ skuId: 'p1-42', quantity: 1, state: 'refused' }], kernel.clock.now()),
  );

test('a receipt of a refund names the pieces that came back, and one of the sale what was sold then, though it is printed later', async () => {
  const { number } = await paidUnprinted();
  await refuse(number);
  await run('refund');
  await bank.control({ do: 'till', isPrinting: true });

  kernel.clock.move(11 * minute);
  await run('check');

  expect(await linesOf(number)).toEqual([
    { kind: 'sale', sum: total, lines: [['Платье, 42', 2, total]] },
    { kind: 'refund', sum: piece, lines: [['Платье, 42', 1, piece]] },
  ]);
  const { payments } = await bank.book();
  expect(payments.find(({ orderNumber }) => orderNumber === number)?.returned).toMatchObject([
    { positionId: '1', quantity: { value: 1 }, itemPrice: piece, itemAmount: piece },
  ]);
});

test('a refund carries the VAT of its sale, whatever is set since', async () => {
  const { visitor, number } = await order();
  await bank.press((await start(visitor, number)).body.link, { do: 'paid' });
  await look(visitor, number);
  await refuse(number);

  await sendRefunds(kernel, providersBy(readConfig({ ...bank.environment, RBS_TAX_TYPE: '11' }))).run({});

  const { payments } = await bank.book();
  expect(payments.find(({ orderNumber }) => orderNumber === number)?.returned).toMatchObject([
    { itemAmount: piece, tax: { taxType: 6 } },
  ]);
});

test('two refunds of one payment name each its own, to the last kopeck', async () => {
  const { visitor, number } = await order();
  const { link } = (await start(visitor, number)).body;
  await bank.control({ do: 'pay', order: link.split('/').at(-1), amount: total + 5001 });
  await look(visitor, number);
  await run('refund');
  await refuse(number);
  await run('refund');
  await transaction(db, (trx) =>
    moveOrders(trx, {
      to: 'cancelled',
      by: 'store',
      where: (row) => row('number', '=', number),
      now: kernel.clock.now(),
    }),
  );
  await run('refund');

  expect((await linesOf(number)).slice(1)).toEqual([
    { kind: 'refund', sum: 5001, lines: [['Оплачено сверх стоимости заказа', 1, 5001]] },
    { kind: 'refund', sum: piece, lines: [['Платье, 42', 1, piece]] },
    { kind: 'refund', sum: piece, lines: [['Платье, 42', 1, piece]] },
  ]);
});

test('a receipt that never comes is asked for no longer than a day', async () => {
  const { number } = await paidUnprinted();
  await bank.control({ do: 'till', isPrinting: true });

  kernel.clock.move(day + minute);
  await run('check');

  expect(await receiptsOf(number)).toEqual([]);
});
