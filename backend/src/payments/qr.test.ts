import { deletePaymentQr, getPaymentQr } from '@rukav/contract/payments/calls.ts';
import { applyGiftCard } from '@rukav/contract/gift-cards/calls.ts';
import { beforeEach, expect, test } from 'vitest';
import type { Visitor } from '../http/test-visitor.ts';
import { aCard } from '../gift-cards/test-card.ts';
import { openPayingStore } from './test-paying.ts';

const store = await openPayingStore();
const { bank, order, row, look } = store;
const total = 399_800;

let visitor: Visitor;
let number = '';
beforeEach(async () => {
  store.kernel.clock.reset();
  await bank.control({ do: 'reset' });
  await store.restock();
  ({ visitor, number } = await order('sbp'));
});

const query = (totalPay = total) => ({ orderNumber: number, subtotal: total, totalPay });
const ask = (totalPay?: number) => visitor.call(getPaymentQr, { query: query(totalPay) });
const drop = () => visitor.call(deletePaymentQr, { query: query() });

test('a code is made once and opens each bank; paid, it pays the order [API-030 PAY-12 PAY-13]', async () => {
  const first = (await ask()).body;
  const second = (await ask()).body;

  expect(second).toEqual(first);
  expect(first.amount).toBe(total);
  expect(first.banks[0]).toEqual({
    id: '100000000111',
    name: 'Сбербанк',
    link: `${first.code}&bank=100000000111`,
  });
  await bank.press(first.code, { do: 'paid' });
  expect((await look(visitor, number)).payment).toMatchObject({ widget: 'paid', paid: total });
  expect((await ask()).codes).toEqual(['order_already_paid']);
});

test('a code that has expired says so until it is given up; then there is a new one [ERR-051 PAY-23 API-031]', async () => {
  const { code } = (await ask()).body;
  await bank.control({ do: 'expire', order: number });

  expect((await ask()).codes).toEqual(['qr_payment_expired']);
  expect((await drop()).body).toEqual({});
  expect((await ask()).body.code).not.toBe(code);
});

test('a code that the bank does not end is not given up', async () => {
  const { code } = (await ask()).body;
  await bank.control({ do: 'answer', how: 'wrong', order: 'decline.do' });

  expect((await drop()).codes).toEqual(['payment_undefined']);
  expect((await ask()).body.code).toBe(code);
});

test('a payment by code that failed says so, and begins again [ERR-050]', async () => {
  const { code } = (await ask()).body;
  await bank.press(code, { do: 'insufficient' });

  const failed = await ask();
  expect(failed.codes).toEqual(['qr_payment_failed']);
  expect(failed.errors[0]?.message).toBe('Оплата по QR-коду не прошла');
  await drop();
  expect((await ask()).body.amount).toBe(total);
});

test('a gift card makes the code for another sum: the old one says so and nothing is paid by it [ERR-052 PAY-06]', async () => {
  const { code } = (await ask()).body;
  const card = await aCard(store.db, { sum: 100_000 });
  await visitor.call(applyGiftCard, {
    params: { number },
    body: { cardNumber: card.number, code: card.pin },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect((await look(visitor, number)).payment).toMatchObject({
    state: 'needs_extra_payment',
    paid: 100_000,
    due: total - 100_000,
  });

  expect((await ask()).codes).toEqual(['qr_amount_changed']);
  await bank.press(code, { do: 'paid' });
  expect((await row(number)).paid).toBe(100_000);
  const renewed = (await ask(total - 100_000)).body;
  await bank.press(renewed.code, { do: 'paid' });

  expect((await look(visitor, number)).payment).toMatchObject({ widget: 'paid', paid: total });
});

test('asking for the code again leaves a card payment alone that was begun meanwhile; a new code is asked for on purpose [PAY-12 PAY-23]', async () => {
  const { code } = (await ask()).body;
  store.kernel.clock.move(3000);
  const { link } = (await store.start(visitor, number)).body;
  store.kernel.clock.move(3000);

  expect((await ask()).codes).toEqual(['payment_undefined']);
  expect((await look(visitor, number)).payment.last).toMatchObject({
    acquiring: 'SBERBANK',
    isOpen: true,
    link,
  });

  expect((await drop()).body).toEqual({});
  expect((await ask()).body.code).not.toBe(code);
  expect((await look(visitor, number)).payment.last).toMatchObject({ acquiring: 'FPS', isOpen: true });
});

test('a card payment that was paid is not given up for a code [PAY-12]', async () => {
  const { link } = (await store.start(visitor, number)).body;
  await bank.press(link, { do: 'paid' });

  await drop();
  expect((await ask()).codes).toEqual(['order_already_paid']);
});

test('the bank is asked for a code no more often than every two seconds', async () => {
  await ask();
  const askedAt = async () =>
    (await store.db.selectFrom('payment').select('asked_at').where('order_number', '=', number).execute())[0]
      ?.asked_at;
  await ask();
  const first = await askedAt();
  store.kernel.clock.move(1000);
  await ask();
  expect(await askedAt()).toEqual(first);

  store.kernel.clock.move(2000);
  await ask();
  expect(await askedAt()).not.toEqual(first);
});

test('a sum that is not what is due gets no code', async () => {
  expect((await ask(total - 1)).codes).toEqual(['qr_amount_changed']);
});

test('the code of a bank’s application leads into it', async () => {
  const { bankLinks } = await import('./banks.ts');

  expect(bankLinks('https://qr.nspk.ru/AD10?type=02&sum=100')[0]?.link).toBe(
    'bank100000000111://qr.nspk.ru/AD10?type=02&sum=100',
  );
});

test('FPS that is switched off gives no code [FLAG-09]', async () => {
  await store.kernel.flags.set('sbpPayment', false);

  expect((await ask()).codes).toEqual(['payment_method_unavailable']);

  await store.kernel.flags.set('sbpPayment', true);
});
