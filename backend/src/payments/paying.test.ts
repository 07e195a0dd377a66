import { cancelOrder, getOrder } from '@rukav/contract/orders/calls.ts';
import { getPaymentTools } from '@rukav/contract/payments/calls.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { visitorOf } from '../http/test-visitor.ts';
import { transaction } from '../database/transaction.ts';
import { applyStatus } from './apply-status.ts';
import { openPayingStore } from './test-paying.ts';

const store = await openPayingStore();
const { bank, order, start, look, entries, row, run } = store;
const total = 399_800;

beforeEach(async () => {
  store.kernel.clock.reset();
  await bank.control({ do: 'reset' });
  await store.restock();
});

test.each([
  ['SBERBANK', 'online'],
  ['SOVCOMBANK', 'instalment'],
  ['YANDEX_SPLIT', 'split'],
] as const)(
  '%s: an order is paid on the page that the link leads to, and a notice tells of it [PAY-21 API-028 API-029]',
  async (acquiring, method) => {
    const { visitor, number } = await order(method);
    const { link } = (await start(visitor, number, acquiring)).body;

    expect(await bank.press(link, { do: 'paid' })).toBe(`http://localhost:3000/dopay/${number}`);

    await vi.waitFor(async () => expect((await row(number)).paid).toBe(total));
    expect(await entries(number)).toEqual([
      { kind: 'authorised', amount: total },
      { kind: 'captured', amount: total },
    ]);
    const { payment, tools } = (await visitor.call(getPaymentTools, { params: { id: number } })).body;
    expect(payment).toMatchObject({ state: 'paid', widget: 'paid', due: 0, payUntil: null });
    expect(tools).toEqual([]);
  },
);

test('an order that is to be paid online ends after 900,000 ms, and its pieces are free again [PAY-17 PAY-18 PAY-19]', async () => {
  const { visitor, number } = await order();
  const { payment } = await look(visitor, number);
  expect(Date.parse(payment.payUntil ?? '') - (await row(number)).created_at.getTime()).toBe(900_000);

  store.kernel.clock.reset();
  store.kernel.clock.move(899_999);
  await run('expire');
  expect((await row(number)).status).toBe('processing');
  store.kernel.clock.move(1);
  await run('expire');

  const after = (await visitor.call(getOrder, { params: { id: number } })).body.order;
  expect(after).toMatchObject({ status: 'cancelled', cancelReason: { name: 'Заказ не оплачен вовремя' } });
  expect((await store.letters(number)).map(({ template }) => template)).toContain('orderUnpaid');
  const free = await store.db
    .selectFrom('stock')
    .select('reserved')
    .where('sku_id', '=', 'p1-42')
    .where('place_id', '=', 'delivery')
    .executeTakeFirstOrThrow();
  expect(free.reserved).toBe(0);
});

test('a notice that got lost is healed by asking within a minute', async () => {
  const { visitor, number } = await order();
  const { link } = (await start(visitor, number)).body;
  await bank.control({ do: 'drop' });
  await bank.press(link, { do: 'paid' });
  expect((await row(number)).paid).toBe(0);

  store.kernel.clock.move(30_000);
  await run('check');

  expect(await row(number)).toMatchObject({ paid: total });
});

test('money that comes after the end goes back by itself, once, and its owner is told', async () => {
  const { visitor, number } = await order();
  const { link } = (await start(visitor, number)).body;
  await bank.control({ do: 'drop' });
  store.kernel.clock.move(900_000);
  await run('expire');
  expect((await row(number)).status).toBe('cancelled');

  const id = link.split('/').at(-1) ?? '';
  await bank.control({ do: 'pay', order: id });
  await bank.control({ do: 'notify', order: id });
  await vi.waitFor(async () => expect((await row(number)).paid).toBe(total));
  await run('refund');
  await run('refund');

  expect(await entries(number)).toEqual([
    { kind: 'authorised', amount: total },
    { kind: 'captured', amount: total },
    { kind: 'refunded', amount: -total },
  ]);
  expect(await row(number)).toMatchObject({ status: 'cancelled', paid: 0 });
  const told = (await store.letters(number)).filter(({ template }) => template === 'paymentReturned');
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain('3\u00a0998\u00a0₽');
});

test('an order that is cancelled after its payment gives the money back once [ORD-15]', async () => {
  const { visitor, number } = await order();
  const { link } = (await start(visitor, number)).body;
  await bank.press(link, { do: 'paid' });
  await vi.waitFor(async () => expect((await row(number)).paid).toBe(total));

  await visitor.call(cancelOrder, { params: { id: number }, body: { cancelReasonCode: 'not_needed' } });
  store.kernel.clock.move(120_000);
  await run('confirm');
  expect((await look(visitor, number)).payment).toMatchObject({
    widget: 'available',
    isCancelled: true,
    paid: total,
    refunding: total,
  });
  await Promise.all([run('refund'), run('refund')]);
  await run('refund');

  expect(await row(number)).toMatchObject({ status: 'cancelled', paid: 0 });
  expect((await entries(number)).filter(({ kind }) => kind === 'refunded')).toEqual([
    { kind: 'refunded', amount: -total },
  ]);
});

test('an order that failed to be paid is paid in another way, without a new order [ERR-053]', async () => {
  const { visitor, number } = await order();
  const first = (await start(visitor, number)).body.link;
  await bank.press(first, { do: 'card', card: 'insufficient' });
  expect((await look(visitor, number)).payment.last).toMatchObject({
    acquiring: 'SBERBANK',
    isOpen: false,
    failure: 'insufficient_funds',
  });

  const second = (await start(visitor, number, 'YANDEX_SPLIT', { orderSpecification: { plan: 'split-4' } }))
    .body;
  await bank.press(second.link, { do: 'paid' });

  expect((await look(visitor, number)).payment).toMatchObject({ widget: 'paid', paid: total });
});

test('another way gives the first one up: nobody pays it any more', async () => {
  const { visitor, number } = await order();
  const first = (await start(visitor, number)).body.link;
  const second = (await start(visitor, number, 'SOVCOMBANK')).body.link;

  await bank.press(first, { do: 'paid' });
  await bank.press(second, { do: 'paid' });

  expect((await look(visitor, number)).payment).toMatchObject({ paid: total, overpaid: 0 });
});

test('a payment that the bank calls paid without a sum is still under way', async () => {
  const { visitor, number } = await order();
  await start(visitor, number);
  const { id } = await store.db
    .selectFrom('payment')
    .select('id')
    .where('order_number', '=', number)
    .executeTakeFirstOrThrow();
  const said = { state: 'paid', captured: 0, refunded: 0, failure: null, receipts: [] } as const;

  const payment = await transaction(store.db, (trx) => applyStatus(trx, id, said, store.kernel.clock.now()));

  expect(payment).toMatchObject({ state: 'pending', is_working: true });
});

test.each(['error', 'wrong'])(
  'nothing else begins while the first way can still be paid: the bank answers its end with %s',
  async (how) => {
    const { visitor, number } = await order();
    const first = (await start(visitor, number)).body.link;
    await bank.control({ do: 'answer', how, order: 'decline.do' });

    expect((await start(visitor, number, 'SOVCOMBANK')).codes).toEqual(['payment_undefined']);
    await bank.press(first, { do: 'paid' });
    expect((await look(visitor, number)).payment).toMatchObject({ paid: total, overpaid: 0 });
  },
);

test('a card that the bank thinks about is checked, and nothing else begins meanwhile [PAY-14 PAY-15]', async () => {
  const { visitor, number } = await order();
  const { link } = (await start(visitor, number)).body;
  await bank.press(link, { do: 'card', card: 'hanging' });
  expect((await look(visitor, number)).payment.widget).toBe('checking');

  expect((await start(visitor, number, 'SOVCOMBANK')).codes).toEqual(['payment_undefined']);
  await bank.control({ do: 'answer', how: 'error' });
  expect((await look(visitor, number)).payment.widget).toBe('undefined');
  await bank.control({ do: 'answer', how: 'right' });
  await bank.control({ do: 'pay', order: link.split('/').at(-1) });

  expect((await look(visitor, number)).payment.widget).toBe('paid');
});

test.each(['error', 'html', 'wrong'])(
  'a bank that answers with %s takes no money; another way is open at once [ERR-055]',
  async (how) => {
    const { visitor, number } = await order();
    await bank.control({ do: 'answer', how });
    const failed = await start(visitor, number);
    expect([failed.status, failed.codes]).toEqual([503, ['online_payment_unavailable']]);

    await bank.control({ do: 'answer', how: 'right' });
    const { link } = (await start(visitor, number, 'SOVCOMBANK')).body;
    await bank.press(link, { do: 'paid' });

    expect((await look(visitor, number)).payment).toMatchObject({ paid: total, widget: 'paid' });
  },
);

test('an order that is paid is not paid again [ERR-054]', async () => {
  const { visitor, number } = await order();
  const { link } = (await start(visitor, number)).body;
  await bank.press(link, { do: 'paid' });
  await look(visitor, number);

  expect((await start(visitor, number, 'SOVCOMBANK')).codes).toEqual(['order_already_paid']);
});

test('one key begins one payment, however often and however much at once it is sent', async () => {
  const { visitor, number } = await order();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => start(visitor, number, 'SBERBANK', {}, 'the key of one wish')),
  );
  const again = await start(visitor, number, 'SBERBANK', {}, 'the key of one wish');

  const payments = await store.db
    .selectFrom('payment')
    .selectAll()
    .where('order_number', '=', number)
    .execute();
  expect(payments).toHaveLength(1);
  expect(again.body.link).toBe(payments[0]?.link);
  for (const { codes } of answers)
    expect([[], ['payment_undefined'], ['online_payment_unavailable']]).toContainEqual(codes);
  for (const other of [{ acquiring: 'FPS' }, { urlFail: '/cart' }]) {
    const { status, codes } = await start(visitor, number, 'SBERBANK', other, 'the key of one wish');
    expect([status, codes]).toEqual([422, ['idempotency_conflict']]);
  }
});

test('an order that is cancelled while the bank answers has no link, and nobody can pay it', async () => {
  const { visitor, number } = await order();
  await bank.control({ do: 'answer', how: 'late', order: 'register.do' });
  const begun = start(visitor, number);
  await vi.waitFor(async () =>
    expect(
      await store.db.selectFrom('payment').where('order_number', '=', number).selectAll().execute(),
    ).toHaveLength(1),
  );
  await visitor.call(cancelOrder, { params: { id: number }, body: { cancelReasonCode: 'not_needed' } });

  expect((await begun).codes).toEqual(['order_cancelled']);
  const { payments } = await bank.book();
  expect(payments.filter(({ orderNumber }) => orderNumber === number)).toMatchObject([{ state: 'failed' }]);
});

test('a key whose payment has ended answers that it has, or that the order is paid, and begins nothing', async () => {
  const { visitor, number } = await order();
  const pay = (key: string) => start(visitor, number, 'SBERBANK', {}, key);
  const first = (await pay('first')).body.link;
  await bank.press(first, { do: 'card', card: 'declined' });
  await look(visitor, number);
  expect((await pay('first')).codes).toEqual(['payment_ended']);

  const second = (await pay('second')).body.link;
  await bank.press(second, { do: 'paid' });
  await look(visitor, number);

  expect((await pay('first')).codes).toEqual(['order_already_paid']);
  expect((await pay('second')).codes).toEqual(['order_already_paid']);
  expect((await row(number)).paid).toBe(total);
});

test('a key whose payment the bank never heard of begins it once the bank answers', async () => {
  const { visitor, number } = await order();
  const pay = () => start(visitor, number, 'SBERBANK', {}, 'the key of one wish');
  await bank.control({ do: 'answer', how: 'error' });
  expect((await pay()).codes).toEqual(['online_payment_unavailable']);
  await bank.control({ do: 'answer', how: 'right' });

  const { link } = (await pay()).body;
  await bank.press(link, { do: 'paid' });

  expect((await look(visitor, number)).payment).toMatchObject({ paid: total, widget: 'paid' });
});

test.each([
  'https://evil.example/',
  '//evil.example/dopay',
  'javascript:alert(1)',
  'blob:http://localhost:3000/0b5d0f0e',
  'filesystem:http://localhost:3000/temporary/page',
  'http://localhost:3000@evil.example/',
  'http://anna:secret@localhost:3000/',
  '/\\evil.example',
])('nobody is sent to %s after paying', async (urlSuccess) => {
  const { visitor, number } = await order();

  expect((await start(visitor, number, 'SBERBANK', { urlSuccess })).codes).toEqual([
    'return_address_forbidden',
  ]);
});

test('whoever has the link pays without a session and learns nothing but the payment; a number alone tells nothing', async () => {
  const { number } = await order();
  const { pay_key: key } = await row(number);
  const stranger = visitorOf(store.app);
  const asked = (query: object) =>
    stranger.call(getPaymentTools, { params: { id: number }, query: { ...query } });

  expect((await asked({})).codes).toEqual(['auth_required']);
  expect((await asked({ key: 'a'.repeat(32) })).codes).toEqual(['auth_required']);
  const told = await asked({ key });
  expect(told.body.payment.due).toBe(total);
  expect(told.text).not.toMatch(/Ольга|Толстого|olga|7918/);
  const { link } = (await start(stranger, number, 'SBERBANK', { orderSpecification: { key } })).body;
  await bank.press(link, { do: 'paid' });
  await vi.waitFor(async () => expect((await row(number)).paid).toBe(total));
});
