import { createGiftCard } from '@rukav/contract/gift-cards/calls.ts';
import {
  giftCardDesigns,
  giftCardSendTypes,
  giftCardSums,
  giftCardTimings,
} from '@rukav/contract/gift-cards/limits.ts';
import { getOrder } from '@rukav/contract/orders/calls.ts';
import { setLocale } from '@rukav/contract/session/calls.ts';
import { beforeEach, expect, test } from 'vitest';
import { openStore } from '../cart/test-store.ts';
import { testDatabase } from '../database/test-database.ts';
import { transaction } from '../database/transaction.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { orders } from '../orders/index.ts';
import { applyStatus } from '../payments/apply-status.ts';
import { createPaymentRepository, lockOrder } from '../payments/payment-repository.ts';
import { session } from '../session/index.ts';
import { giftCards } from './index.ts';
import { sendCards } from './send-cards.ts';
import { aWish } from './test-card.ts';

const { db } = await testDatabase();
await openStore(db);
const kernel = testKernel(db);
const app = await createServer(kernel, [orders, giftCards, session]);

let visitor: Visitor;
let receiver = '';
let count = 0;
beforeEach(() => {
  kernel.clock.reset();
  visitor = visitorOf(app);
  count += 1;
  receiver = `aigerim${count}@example.com`;
});

const wanted = () => ({ ...aWish(receiver), agreement: { rules: true, personalData: true } });
const create = (changes: object = {}, key: string = crypto.randomUUID()) =>
  visitor.call(createGiftCard, {
    body: { ...wanted(), ...changes },
    headers: { 'idempotency-key': key },
  });
/** The bank says that an order is paid, once or again. */
const pay = (number: string) =>
  transaction(db, async (trx) => {
    const [now, payments] = [kernel.clock.now(), createPaymentRepository(trx)];
    const { total: amount, currency } = await lockOrder(trx, number);
    const [begun] = await payments.ofOrder(number);
    const of = { order_number: number, acquiring: 'SBERBANK', method: 'online', plan: null } as const;
    const where = { request_key: null, url_success: '', url_fail: '', created_at: now, expires_at: now };
    const { id } = begun ?? (await payments.add({ ...of, ...where, amount, currency }));
    const said = { state: 'paid', captured: amount, refunded: 0, failure: null, receipts: [] } as const;
    await applyStatus(trx, id, said, now);
  });
const { run } = sendCards(kernel);
const sent = () =>
  db
    .selectFrom('outbox_message')
    .select(['channel', 'subject', 'text', 'values'])
    .where('template', '=', 'giftCard')
    .where('recipient', 'in', [receiver, '+79161234567'])
    .execute();

test('a card is an order that is sent once it is paid, exactly once, and completes with that [API-032 GIFT-06 GIFT-25]', async () => {
  const { body } = await create();
  await run({});
  expect(await sent()).toEqual([]);

  await pay(body.orderNumber);
  await Promise.all([run({}), run({}), run({})]);
  await pay(body.orderNumber);
  await run({});

  const [letter, ...more] = await sent();
  expect(more).toEqual([]);
  expect(letter).toMatchObject({ channel: 'mail', subject: expect.stringMatching(/3\s000/) });
  expect(letter?.text).toMatch(/Дорогая Айгерим[^]*С днём рождения[^]*Ольга[^]*PIN-код: \d{6}/);
  const { order } = (await visitor.call(getOrder, { params: { id: body.orderNumber } })).body;
  expect(order).toMatchObject({
    kind: 'giftCard',
    status: 'complete',
    totalCost: 300_000,
    giftCard: {
      shippingGroup: { type: 'gift_card', receivingMethod: 'gift_card' },
      design: 'ribbon',
      receiver,
      greeting: 'Дорогая Айгерим',
      sentAt: expect.any(String),
    },
  });
  expect(JSON.stringify(order)).not.toContain(String(letter?.values.pin));
});

const toSender = (contact: string) =>
  db
    .selectFrom('outbox_message')
    .select(['channel', 'text'])
    .where('template', '=', 'giftCardSent')
    .where('recipient', '=', contact)
    .execute();

test('who gave a card is told once that it is sent, where she wished, without what opens it', async () => {
  const email = `olga${count}@example.com`;
  const { body } = await create({ sender: { email } });
  await run({});
  expect(await toSender(email)).toEqual([]);
  await pay(body.orderNumber);
  await run({});
  await run({});

  const [told, ...more] = await toSender(email);
  expect(more).toEqual([]);
  expect(told?.channel).toBe('mail');
  expect(told?.text).toMatch(/на 3\s000\s₽ отправлена/);
  expect(told?.text).toContain(receiver);
  expect(told?.text).not.toMatch(/PIN|\d{6}/);
});

test('who buys a card for herself has the card, and no second message', async () => {
  const { body } = await create({ sender: { email: receiver } });
  await pay(body.orderNumber);
  await run({});

  expect(await sent()).toHaveLength(1);
  expect(await toSender(receiver)).toEqual([]);
});

test('a card for later waits for its moment in the zone that was chosen [GIFT-08]', async () => {
  expect(giftCardTimings).toEqual(['instant', 'delayed']);
  const { body } = await create({ deferredDate: '2026-03-04T10:00:00+05:00' });
  await pay(body.orderNumber);

  kernel.clock.move(Date.parse('2026-03-04T04:59:00Z') - kernel.clock.now().getTime());
  await run({});
  expect(await sent()).toEqual([]);
  kernel.clock.move(60_000);
  await run({});

  expect(await sent()).toHaveLength(1);
});

test('a card goes to a phone as a short message [GIFT-07]', async () => {
  expect(giftCardSendTypes).toEqual(['email', 'phone']);
  const { body } = await create({ receiver: { phone: '+79161234567' } });
  await pay(body.orderNumber);
  await run({});

  expect(await sent()).toMatchObject([{ channel: 'sms', text: expect.stringMatching(/PIN-код \d{6}/) }]);
});

const told = (to: string) =>
  db
    .selectFrom('outbox_message')
    .select(['channel', 'locale', 'subject', 'text', 'html'])
    .where('template', '=', 'giftCardPaid')
    .where('recipient', '=', to)
    .execute();

test('nobody is written to before a card is paid; then its buyer reads once to whom it goes and when, without the PIN', async () => {
  const sender = { email: `giver${count}@example.com` };
  const key = crypto.randomUUID();
  const { body } = await create({ sender, deferredDate: '2026-03-05T01:30:00+03:00' }, key);
  await create({ sender, deferredDate: '2026-03-05T01:30:00+03:00' }, key);
  const before = await told(sender.email);

  await pay(body.orderNumber);
  await run({});

  expect(before).toEqual([]);
  const [letter, ...more] = await told(sender.email);
  expect(more).toEqual([]);
  expect(letter?.subject).toMatch(/^Подарочная карта на 3\s000\s₽ оплачена, заказ /);
  const hour = 'Отправим 5\u00a0марта в 01:30, Москва, Санкт-Петербург (UTC+3)';
  for (const said of [receiver, hour]) expect(letter?.text).toContain(said);
  expect(letter?.html).toContain(receiver);
  expect(`${letter?.text}${letter?.html}`).not.toContain('PIN');
});

test('in Kazakh the letter of a paid card is Kazakh, and a phone gets a short message', async () => {
  const sender = { email: `giver${count}@example.com` };
  await visitor.call(setLocale, { body: { country: 'KZ', lang: 'kk' } });
  const later = { sum: giftCardSums.KZT.least, currency: 'KZT', deferredDate: '2026-03-05T01:30:00+05:00' };
  const cards = [
    await create({ sender, ...later }),
    await create({ sender: { phone: '+77011234567' }, ...later }),
  ];

  for (const { body } of cards) await pay(body.orderNumber);

  const [letter] = await told(sender.email);
  expect(letter?.text).toMatch(/тапсырысыңыз төленді[^]*Жіберетін уақыт: /);
  const [short] = await told('+77011234567');
  expect(short).toMatchObject({ channel: 'sms', text: expect.stringContaining('төленді') });
});

test('one key orders one card', async () => {
  await create();
  const key = crypto.randomUUID();

  const answers = await Promise.all([create({}, key), create({}, key)]);

  expect(new Set(answers.map(({ body }) => body.orderNumber)).size).toBe(1);
});

test.each([
  ['less than the least', { sum: giftCardSums.RUB.least - 1 }, 'sum_out_of_range', 'sum'],
  ['more than the most', { sum: giftCardSums.RUB.most + 1 }, 'sum_out_of_range', 'sum'],
  [
    'a moment that has passed',
    { deferredDate: '2026-03-03T13:59:00+05:00' },
    'send_time_in_past',
    'deferredDate',
  ],
  ['in two years', { deferredDate: '2028-03-03T12:00:00+03:00' }, 'send_time_too_far', 'deferredDate'],
  ['no sender', { sender: {} }, 'validation', 'sender'],
  [
    'two receivers',
    { receiver: { email: 'a@example.com', phone: '+79161234567' } },
    'validation',
    'receiver',
  ],
  ['a long greeting', { greeting: 'я'.repeat(51) }, 'validation', 'greeting'],
  ['a long text', { text: 'я'.repeat(301) }, 'validation', 'text'],
  ['a long signature', { signature: 'я'.repeat(51) }, 'validation', 'signature'],
  ['another design', { design: 'gold' }, 'validation', 'design'],
  ['no agreement', { agreement: { rules: false, personalData: true } }, 'validation', 'agreement.rules'],
])('%s is refused', async (_, changes, code, field) => {
  const { errors } = await create(changes);

  expect(errors[0]).toMatchObject({ code, field });
});

test('after another tab has changed the country, a sum that was shown in roubles orders no card in tenge', async () => {
  await visitor.call(setLocale, { body: { country: 'KZ', lang: 'ru' } });

  const { status, errors } = await create({ sum: giftCardSums.KZT.least, currency: 'RUB' });

  expect([status, errors]).toMatchObject([409, [{ code: 'currency_changed', field: 'currency' }]]);
  expect(errors[0]?.message).toContain('Обновите страницу');
});

test('every design can be ordered, up to the limits', async () => {
  for (const design of giftCardDesigns)
    expect((await create({ design, sum: giftCardSums.RUB.most, text: 'я'.repeat(300) })).status).toBe(200);
});
