import { deleteProducts, getCart } from '@rukav/contract/cart/calls.ts';
import { setContact, setPaymentMethod } from '@rukav/contract/cart/checkout-calls.ts';
import { addPromo } from '@rukav/contract/cart/promo-calls.ts';
import { addGiftCard, deleteGiftCard } from '@rukav/contract/gift-cards/calls.ts';
import { giftCardLimits, giftCardSums } from '@rukav/contract/gift-cards/limits.ts';
import { cancelOrder, getOrder } from '@rukav/contract/orders/calls.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { contact, readyCart, submit } from '../cart/test-store.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { openPayingStore } from '../payments/test-paying.ts';
import { sendCards } from './send-cards.ts';
import { aWish } from './test-card.ts';

const { app, db, kernel, bank, restock, run, row, entries, start } = await openPayingStore();
const { run: send } = sendCards(kernel);
await db
  .insertInto('promo_code')
  .values({
    code: 'PLAIN',
    percent: 10,
    country: null,
    city_ids: null,
    from_sum_rub: null,
    from_sum_kzt: null,
    most_uses: null,
    starts_at: new Date(0),
    ends_at: null,
  })
  .execute();

let visitor: Visitor;
let receiver = '';
let count = 0;
beforeEach(async () => {
  await restock();
  kernel.clock.reset();
  visitor = visitorOf(app);
  count += 1;
  receiver = `aigerim${count}@example.com`;
});

const phone = () => `+7917${String(count).padStart(7, '0')}`;
const wanted = () => aWish(receiver);
const put = (changes: object = {}, key = crypto.randomUUID() as string) =>
  visitor.call(addGiftCard, { body: { ...wanted(), ...changes }, headers: { 'idempotency-key': key } });
const cartNow = async () => (await visitor.call(getCart)).body.cart;
const orderOf = async (number = '') => (await visitor.call(getOrder, { params: { id: number } })).body.order;
const letters = () =>
  db
    .selectFrom('outbox_message')
    .select('text')
    .where('template', '=', 'giftCard')
    .where('recipient', '=', receiver)
    .execute();

let seen = 0;
/** Orders what is in the cart, to be paid on the store's pages. */
async function order(key = crypto.randomUUID() as string) {
  await visitor.call(setContact, { body: contact(phone()) });
  const { body } = await visitor.call(setPaymentMethod, { body: { paymentMethod: 'online' } });
  seen = body.cart.version;
  return submit(visitor, seen, { key });
}
async function pay(number: string) {
  const { body } = await start(visitor, number);
  await bank.press(body.link, { do: 'paid' });
  await vi.waitFor(async () => expect((await row(number)).paid).toBeGreaterThan(0));
}

test('a card lies in a group of its own, beside the goods, and nothing makes it cheaper [GIFT-27 SHIP-01 SHIP-05]', async () => {
  await readyCart(visitor, { phone: phone() });
  await visitor.call(addPromo, { body: { promo: 'PLAIN' } });
  const before = await cartNow();
  expect(before.totals.discount).toBeGreaterThan(0);
  const { cart } = (await put()).body;

  expect(cart.giftCards).toEqual([
    {
      id: expect.any(String),
      shippingGroupId: 'gift_card',
      design: 'ribbon',
      sum: 300_000,
      currency: 'RUB',
      receiver,
      greeting: 'Дорогая Айгерим',
      sendAt: null,
      isSoldOut: false,
    },
  ]);
  const placed = cart.shippingGroups.map(({ type, receivingMethod, price }) => [
    type,
    receivingMethod,
    price,
  ]);
  expect(placed).toEqual([
    ['delivery', 'delivery', before.totals.delivery],
    ['gift_card', 'gift_card', 0],
  ]);
  expect(cart.totals).toEqual({
    ...before.totals,
    giftCards: 300_000,
    total: before.totals.total + 300_000,
  });
  expect(cart.productCount).toBe(before.productCount + 1);
});

test('with a card in the cart nothing can be paid on receipt', async () => {
  await readyCart(visitor, { phone: phone() });
  const { body } = await put();

  expect(body.cart.paymentMethod).toBeNull();
  expect(body.cart.paymentOptions.filter(({ obstacle }) => obstacle === 'gift_card')).toMatchObject([
    { method: 'cash', isAvailable: false },
    { method: 'card', isAvailable: false },
  ]);
  expect(await submit(visitor, body.cart.version)).toMatchObject({ codes: ['payment_method_required'] });
});

test('goods and a card are ordered at once, paid each by itself, and the card is sent exactly once [GIFT-27]', async () => {
  await readyCart(visitor, { phone: phone() });
  await put();
  const key = crypto.randomUUID();
  const first = await order(key);
  const again = await submit(visitor, seen, { key });
  const [goods = '', card = '', ...more] = first.body.orderNumbers;

  expect(again.body.orderNumbers).toEqual(first.body.orderNumbers);
  expect(more).toEqual([]);
  expect(await orderOf(goods)).toMatchObject({ kind: 'goods', giftCard: null });
  expect(await orderOf(card)).toMatchObject({
    kind: 'giftCard',
    totalCost: 300_000,
    paymentMethod: 'online',
    giftCard: { shippingGroup: { type: 'gift_card', receivingMethod: 'gift_card' }, receiver },
  });
  expect(await cartNow()).toMatchObject({ lines: [], giftCards: [], totals: { total: 0 } });
  const kept = db.selectFrom('cart_gift_card').selectAll().where('receiver_email', '=', receiver);
  expect(await kept.execute()).toEqual([]);

  await send({});
  expect(await letters()).toEqual([]);
  await pay(card);
  await Promise.all([send({}), send({})]);
  expect(await letters()).toHaveLength(1);
  expect(await row(card)).toMatchObject({ paid: 300_000, status: 'complete' });
  expect(await row(goods)).toMatchObject({ paid: 0, status: 'processing' });
  await pay(goods);
  expect(await row(goods)).toMatchObject({ paid: (await row(goods)).total });
});

test('cards alone are ordered without an address, and a guest needs no account for them', async () => {
  await put();
  const { body } = await put({ sum: 500_000, receiver: { phone: '+79161234567' } });
  expect(body.cart.totals).toMatchObject({ subtotal: 0, giftCards: 800_000, delivery: 0, total: 800_000 });

  const placed = (await order()).body;

  expect(placed).toMatchObject({
    orderNumbers: [expect.any(String), expect.any(String)],
    accountCreated: false,
  });
  const totals = await Promise.all(placed.orderNumbers.map(async (number) => (await row(number)).total));
  expect(totals).toEqual([300_000, 500_000]);
  expect(await row(placed.orderNumbers[0] ?? '')).toMatchObject({
    account_id: null,
    pay_until: expect.any(Date),
  });
});

test('a card that nobody pays for is cancelled, and never sent', async () => {
  await put();
  const [number = ''] = (await order()).body.orderNumbers;
  kernel.clock.move(900_000);
  await run('expire');
  await send({});

  expect(await row(number)).toMatchObject({ status: 'cancelled', paid: 0 });
  expect(await letters()).toEqual([]);
});

test('a card that is paid and called back before its day is refunded whole, and never sent', async () => {
  await put({ deferredDate: '2026-03-05T10:00:00+03:00' });
  const [number = ''] = (await order()).body.orderNumbers;
  await pay(number);
  await visitor.call(cancelOrder, { params: { id: number }, body: { cancelReasonCode: 'not_needed' } });
  kernel.clock.move(120_000);
  await run('confirm');
  await run('refund');
  kernel.clock.move(7 * 86_400_000);
  await send({});

  expect(await row(number)).toMatchObject({ status: 'cancelled', paid: 0 });
  expect(await entries(number)).toEqual([
    { kind: 'authorised', amount: 300_000 },
    { kind: 'captured', amount: 300_000 },
    { kind: 'refunded', amount: -300_000 },
  ]);
  expect(await letters()).toEqual([]);
});

test('a moment that passes in the cart means at once; one that is to come is kept', async () => {
  await put({ deferredDate: '2026-03-03T20:00:00+03:00' });
  const { body } = await put({ deferredDate: '2026-03-05T10:00:00+05:00' });
  expect(body.cart.giftCards.map(({ sendAt }) => sendAt)).toEqual([
    '2026-03-03T20:00:00.000+03:00',
    '2026-03-05T10:00:00.000+05:00',
  ]);

  kernel.clock.move(Date.parse('2026-03-04T12:00:00Z') - kernel.clock.now().getTime());
  expect((await cartNow()).giftCards.map(({ sendAt }) => sendAt)).toEqual([
    null,
    '2026-03-05T10:00:00.000+05:00',
  ]);
  const { orderNumbers } = (await order()).body;

  expect((await Promise.all(orderNumbers.map(orderOf))).map((one) => one.giftCard?.sendAt)).toEqual([
    null,
    '2026-03-05T10:00:00.000+05:00',
  ]);
});

test('one key puts one card in, one press takes it out, and a cart holds ten', async () => {
  const key = crypto.randomUUID();
  await Promise.all([put({}, key), put({}, key)]);
  const { giftCards } = await cartNow();
  expect(giftCards).toHaveLength(1);

  const id = giftCards[0]?.id;
  expect((await visitor.call(deleteGiftCard, { body: { id } })).body.cart.giftCards).toEqual([]);
  expect((await visitor.call(deleteGiftCard, { body: { id } })).codes).toEqual(['lines_not_found']);

  for (let held = 0; held < giftCardLimits.inCart; held += 1) await put();
  expect((await put()).errors[0]).toMatchObject({ code: 'quantity_limit_exceeded', params: { maximum: 10 } });
});

test.each([
  ['less than the least', { sum: giftCardSums.RUB.least - 1 }, 'sum_out_of_range'],
  ['a moment that has passed', { deferredDate: '2026-03-03T13:59:00+05:00' }, 'send_time_in_past'],
  ['in two years', { deferredDate: '2028-03-03T12:00:00+03:00' }, 'send_time_too_far'],
  ['no receiver', { receiver: {} }, 'validation'],
  ['a sum that was shown in another currency', { currency: 'KZT' }, 'currency_changed'],
])('%s is not put into the cart', async (_, changes, code) => {
  expect((await put(changes)).codes).toEqual([code]);
});

test('what is sold out stays in the next cart when the card is ordered', async () => {
  await readyCart(visitor, { skuId: 'p1-44', phone: phone() });
  await put();
  await db.updateTable('stock').set({ free: 0 }).where('sku_id', '=', 'p1-44').execute();
  await cartNow();
  const { orderNumbers } = (await order()).body;

  expect(orderNumbers).toHaveLength(1);
  const left = await cartNow();
  expect(left).toMatchObject({ giftCards: [], lines: [{ skuId: 'p1-44', isSoldOut: true }] });
  await visitor.call(deleteProducts, { body: { lineIds: left.lines.flatMap(({ lineIds }) => lineIds) } });
});
