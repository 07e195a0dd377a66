import { applyGiftCard } from '@rukav/contract/gift-cards/calls.ts';
import { cancelOrder } from '@rukav/contract/orders/calls.ts';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { transaction } from '../database/transaction.ts';
import { aCard, balanceOf } from '../gift-cards/test-card.ts';
import { changeLines } from '../orders/change-lines.ts';
import { openPayingStore } from './test-paying.ts';

const store = await openPayingStore();
const { bank, db, order, start, look, row, run, entries } = store;
const total = 399_800;

beforeEach(async () => {
  store.kernel.clock.reset();
  await bank.control({ do: 'reset' });
  await store.restock();
});

const paid = async () => {
  const { visitor, number } = await order();
  await bank.press((await start(visitor, number)).body.link, { do: 'paid' });
  await look(visitor, number);
  return { visitor, number };
};
const payOf = (number: string) =>
  db.selectFrom('payment').selectAll().where('order_number', '=', number).executeTakeFirstOrThrow();

test('the database refuses an order that says something else than its ledger', async () => {
  const { number } = await paid();

  await expect(
    sql`update placed_order set paid = paid + 1 where number = ${number}`.execute(db),
  ).rejects.toThrow(/ledger/);
});

test('the database refuses to rewrite an entry, or to take a payment back to a state before', async () => {
  const { number } = await paid();
  const { id } = await payOf(number);

  await expect(sql`update payment_entry set amount = 1 where payment_id = ${id}`.execute(db)).rejects.toThrow(
    /final/,
  );
  await expect(sql`delete from payment_entry where payment_id = ${id}`.execute(db)).rejects.toThrow(/final/);
  await expect(sql`update payment set state = 'pending' where id = ${id}`.execute(db)).rejects.toThrow(
    /does not go/,
  );
});

test('the database refuses to give back more than was paid', async () => {
  const { number } = await paid();
  const { id } = await payOf(number);

  await expect(sql`update payment set refunded = captured + 1 where id = ${id}`.execute(db)).rejects.toThrow(
    /check/,
  );
});

test('a gift card and another way pay together; a cancelling gives each its own back [PAY-06]', async () => {
  const { visitor, number } = await order('gift');
  const card = await aCard(db, { sum: 100_000 });
  await visitor.call(applyGiftCard, {
    params: { number },
    body: { cardNumber: card.number, code: card.pin },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  await bank.press((await start(visitor, number)).body.link, { do: 'paid' });
  expect((await look(visitor, number)).payment).toMatchObject({ widget: 'paid', paid: total, overpaid: 0 });

  await visitor.call(cancelOrder, { params: { id: number }, body: { cancelReasonCode: 'not_needed' } });
  store.kernel.clock.move(120_000);
  await run('confirm');
  await run('refund');

  expect(await balanceOf(db, card.number)).toBe(100_000);
  expect(await entries(number)).toEqual([
    { kind: 'gift_card', amount: 100_000 },
    { kind: 'authorised', amount: total - 100_000 },
    { kind: 'captured', amount: total - 100_000 },
    { kind: 'gift_card_returned', amount: -100_000 },
    { kind: 'refunded', amount: -(total - 100_000) },
  ]);
  expect(await row(number)).toMatchObject({ paid: 0 });
});

test('an order of which no more is sold than a gift card has paid is paid, and does not end as unpaid', async () => {
  const { visitor, number } = await order('gift');
  const card = await aCard(db, { sum: total / 2 });
  await visitor.call(applyGiftCard, {
    params: { number },
    body: { cardNumber: card.number, code: card.pin },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });

  const missing = { skuId: 'p1-42', quantity: 1, state: 'cancelled' } as const;
  await transaction(db, (trx) => changeLines(trx, number, [missing], store.kernel.clock.now()));
  store.kernel.clock.move(900_000);
  await run('expire');

  expect(await row(number)).toMatchObject({ status: 'processing', total: total / 2, paid: total / 2 });
  expect(await balanceOf(db, card.number)).toBe(0);
});

test('an order of which nothing is sold and nothing was paid ends as unpaid', async () => {
  const { number } = await order();
  const missing = { skuId: 'p1-42', quantity: 2, state: 'cancelled' } as const;
  await transaction(db, (trx) => changeLines(trx, number, [missing], store.kernel.clock.now()));

  store.kernel.clock.move(900_000);
  await run('expire');

  expect(await row(number)).toMatchObject({ status: 'cancelled', paid_at: null });
});

test('what was paid too much goes back, and the order stays [PAY-31]', async () => {
  const { visitor, number } = await order();
  const { link } = (await start(visitor, number)).body;
  await bank.control({ do: 'pay', order: link.split('/').at(-1), amount: total + 50_000 });
  expect((await look(visitor, number)).payment).toMatchObject({ widget: 'paid' });

  await run('refund');

  expect((await look(visitor, number)).payment).toMatchObject({ paid: total, overpaid: 0, refunded: 50_000 });
  expect((await row(number)).status).toBe('processing');
  expect((await store.letters(number)).map(({ template }) => template)).toContain('paymentExcess');
});

test('money for goods that were returned goes back as such, not as paid too much', async () => {
  const { number } = await paid();
  const { sku_id: skuId } = await db
    .selectFrom('order_line')
    .select('sku_id')
    .where('order_number', '=', number)
    .executeTakeFirstOrThrow();

  await transaction(db, (trx) =>
    changeLines(trx, number, [{ skuId, quantity: 1, state: 'returned' }], store.kernel.clock.now()),
  );

  const refunds = await db
    .selectFrom('payment_refund')
    .selectAll()
    .where('order_number', '=', number)
    .execute();
  expect(refunds).toMatchObject([{ reason: 'reduced', amount: total / 2 }]);
  expect((await store.letters(number)).map(({ template }) => template)).not.toContain('paymentExcess');
});

test('what was paid too little needs extra payment, which is paid apart [PAY-16 PAY-31]', async () => {
  const { visitor, number } = await order();
  const { link } = (await start(visitor, number)).body;
  await bank.control({ do: 'pay', order: link.split('/').at(-1), amount: total - 50_000 });
  expect((await look(visitor, number)).payment).toMatchObject({
    state: 'needs_extra_payment',
    widget: 'available',
    due: 50_000,
  });

  await bank.press((await start(visitor, number)).body.link, { do: 'paid' });

  expect((await look(visitor, number)).payment).toMatchObject({ state: 'paid', paid: total });
});

test('money that the provider gives back by itself is entered', async () => {
  const { visitor, number } = await paid();
  const { provider_id } = await payOf(number);
  await bank.control({ do: 'drop' });
  await bank.control({ do: 'refund', order: provider_id, amount: 100_000 });
  await bank.control({ do: 'notify', order: provider_id });

  await expect.poll(async () => (await row(number)).paid).toBe(total - 100_000);
  expect((await look(visitor, number)).payment.state).toBe('needs_extra_payment');
});

test('receipts of the provider’s till are kept with lines that add up to the sum', async () => {
  const { number } = await paid();

  const receipts = await db
    .selectFrom('order_receipt')
    .selectAll()
    .where('order_number', '=', number)
    .execute();
  expect(receipts).toMatchObject([{ kind: 'sale', total, storage: '9960440300000001' }]);
  expect(receipts[0]?.lines.reduce((sum, line) => sum + line.sum, 0)).toBe(total);
});
