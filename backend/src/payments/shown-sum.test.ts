import { applyGiftCard } from '@rukav/contract/gift-cards/calls.ts';
import { beforeEach, expect, test } from 'vitest';
import { aCard } from '../gift-cards/test-card.ts';
import { openPayment } from './open-payment.ts';
import { openPayingStore } from './test-paying.ts';

const store = await openPayingStore();
const { db, kernel, bank, providers, order, start, row } = store;
const total = 399_800;

beforeEach(async () => {
  kernel.clock.reset();
  await bank.control({ do: 'reset' });
  await store.restock();
});

const begunOf = (number: string) =>
  db
    .selectFrom('payment')
    .select('amount')
    .where('order_number', '=', number)
    .where('acquiring', '<>', 'GIFT')
    .execute();

test.each([
  ['SBERBANK', 'online'],
  ['SOVCOMBANK', 'instalment'],
  ['YANDEX_SPLIT', 'split'],
] as const)('%s: no payment begins of another sum than was shown', async (acquiring, method) => {
  const { visitor, number } = await order(method);

  const { status, errors } = await start(visitor, number, acquiring, { totalPay: total - 1 });

  expect([status, errors]).toMatchObject([
    409,
    [{ code: 'payment_amount_changed', params: { before: total - 1, now: total } }],
  ]);
  expect(errors[0]?.message).toMatch(/сумма/i);
  expect(await begunOf(number)).toEqual([]);
});

test('after a gift card has paid a part elsewhere, the sum of an older page is refused and the new one is paid', async () => {
  const { visitor, number } = await order();
  const card = await aCard(db, { sum: 100_000 });
  await visitor.call(applyGiftCard, {
    params: { number },
    body: { cardNumber: card.number, code: card.pin },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });

  const stale = await start(visitor, number, 'SBERBANK', { totalPay: total });
  expect(stale.errors).toMatchObject([
    { code: 'payment_amount_changed', params: { before: total, now: total - 100_000 } },
  ]);
  expect(await begunOf(number)).toEqual([]);

  await start(visitor, number, 'SBERBANK', { totalPay: total - 100_000 });
  expect(await begunOf(number)).toEqual([{ amount: total - 100_000 }]);
});

test('a sum that changes while the payment begins is refused by the order’s own row', async () => {
  const { number } = await order();
  const asking = { db, providers, log: kernel.log, now: kernel.clock.now() };
  const urls = { urlSuccess: '/', urlFail: '/' };
  const shown = {
    acquiring: 'SBERBANK',
    method: 'online',
    plan: null,
    key: null,
    totalPay: total + 1,
  } as const;

  await expect(openPayment(asking, { number, ...shown, ...urls })).rejects.toMatchObject({
    errors: [{ code: 'payment_amount_changed', params: { before: total + 1, now: total } }],
  });
  expect(await begunOf(number)).toEqual([]);
  expect((await row(number)).paid).toBe(0);
});
