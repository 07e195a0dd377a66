import type { Transaction } from 'kysely';
import type { Currency } from '@rukav/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testDatabase } from '../database/test-database.ts';
import type { Database } from '../database/schema.ts';
import { transaction } from '../database/transaction.ts';
import { aCard, balanceOf } from '../gift-cards/test-card.ts';
import { holdOnCard } from '../gift-cards/index.ts';
import { testKernel, testNow as now } from '../http/test-kernel.ts';
import { changeLines } from '../orders/change-lines.ts';
import { moveOrders } from '../orders/move-orders.ts';
import { createOrderRepository } from '../orders/order-repository.ts';
import { priceOffers } from '../pricing/index.ts';
import { checkPayment } from './check-payment.ts';
import { fiscalLines } from './fiscal-lines.ts';
import './index.ts';
import { sendRefunds } from './send-refunds.ts';
import { ProviderAway, type PaymentProvider } from './payment-provider.ts';
import { createPaymentRepository, lockOrder } from './payment-repository.ts';

/** How many orders are made up; a trial sets more. */
const cases = Number(process.env['MONEY_CASES'] ?? 25);
const { db } = await testDatabase();
const { number: templateNumber } = await aCard(db);
const template = await db
  .selectFrom('gift_card')
  .selectAll()
  .where('number', '=', templateNumber)
  .executeTakeFirstOrThrow();
const inTransaction = <Answer>(work: (trx: Transaction<Database>) => Promise<Answer>) =>
  transaction(db, work);

/** How the bank takes a refund: it gives the money and says so, gives it unheard, or gives nothing. */
type Answer = 'given' | 'unheard' | 'refused';

const taken = new Map<string, number>();
const given = new Map<string, { paymentId: string; amount: number }>();
let answers: Answer[] = [];
const givenOf = (id: string) =>
  [...given.values()]
    .filter(({ paymentId }) => paymentId === id)
    .reduce((sum, { amount }) => sum + amount, 0);
const nothing = () => Promise.reject(new Error('Nobody asks for it here.'));
/** A bank that gives each refund once, and answers as it is told to, then rightly. */
const bank: PaymentProvider = {
  acquiring: 'SBERBANK',
  printsReceipts: false,
  taxType: null,
  register: nothing,
  cancel: nothing,
  status: async ({ paymentId: id }) => {
    const [captured, refunded] = [taken.get(id) ?? 0, givenOf(id)];
    return { state: 'paid', captured, refunded, failure: null, receipts: [] };
  },
  refund: async ({ id, paymentId, amount }) => {
    const answer = answers.shift() ?? 'given';
    if (answer !== 'refused') given.set(id, { paymentId, amount });
    if (answer !== 'given') throw new ProviderAway(answer);
  },
};
const kernel = testKernel(db);
const providers = new Map([['SBERBANK', bank] as const]);
const { run } = sendRefunds(kernel, providers);

const somePiece = fc.record({
  base: fc.integer({ min: 1, max: 9_999_999 }),
  off: fc.option(fc.integer({ min: 1, max: 99 })),
  quantity: fc.integer({ min: 1, max: 4 }),
});
const someOrder = fc.record({
  currency: fc.constantFrom<Currency>('RUB', 'KZT'),
  pieces: fc.array(somePiece, { minLength: 1, maxLength: 5 }),
  percent: fc.option(fc.integer({ min: 1, max: 99 })),
  delivery: fc.constantFrom(0, 1, 29_900),
  /** What a gift card has, as a part of what the order costs; it may have more. */
  card: fc.option(fc.double({ min: 0, max: 1.5, noNaN: true })),
  /** Pieces that go back, one lot after another: of which line, and what becomes of them. */
  returns: fc.array(
    fc.record({
      line: fc.nat({ max: 4 }),
      quantity: fc.integer({ min: 1, max: 4 }),
      state: fc.constantFrom('returned' as const, 'refused' as const),
      /** Whether its money goes back before the next lot is; otherwise several sums are on their way beside each other. */
      isSent: fc.boolean(),
    }),
    { maxLength: 6 },
  ),
  answers: fc.array(fc.constantFrom<Answer>('given', 'unheard', 'refused'), { maxLength: 12 }),
  isCancelled: fc.boolean(),
});
type Made = typeof someOrder extends fc.Arbitrary<infer One> ? One : never;

const json = (value: unknown) => JSON.stringify(value);

/** An order of the pieces as pricing prices them with a promo code; each line is what one piece costs, times their number. */
async function place({ pieces, percent, delivery, currency }: Made) {
  const code = { code: 'P', fromSum: null, isWithPromotions: true, isFullPriceOnly: false, problem: null };
  const { prices } = priceOffers(
    pieces.map(({ base, off }, index) => ({
      id: String(index),
      productId: String(index),
      price: { base, discount: off === null ? null : Math.floor((base * (100 - off)) / 100) },
      isAvailable: true,
    })),
    { promotions: [], codes: new Map(percent === null ? [] : [['P', { ...code, percent }]]) },
    { appliesPromotions: true, codes: percent === null ? [] : ['P'] },
  );
  const lines = pieces.map(({ quantity }, index) => {
    const price = prices.get(String(index));
    if (!price) throw new Error('Each piece has its price.');
    const off = price.discounts.reduce((sum, { amount }) => sum + amount, 0);
    expect(price.catalogPrice - off).toBe(price.pricePerItem);
    const text = json({ ru: 'Платье', kk: 'Көйлек' });
    const picture = json({ code: 'dress', alt: { ru: '', kk: '' }, colour: '#000' });
    const what = { name: text, color: text, size: '42', url: '/', picture, quantity };
    const { catalogPrice: catalog_price, pricePerItem } = price;
    const sku = { sku_id: `s${index}`, product_id: `p${index}` };
    return { ...sku, ...what, catalog_price, price: pricePerItem, discounts: json(price.discounts) };
  });
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const nowhere = { delivery_date: null, interval_from: null, interval_to: null, storage_from: null };
  const order = await createOrderRepository(db).add({
    order: {
      ...nowhere,
      storage_to: null,
      account_id: null,
      session_id: null,
      cart_id: null,
      country: currency === 'RUB' ? 'RU' : 'KZ',
      currency,
      locale: 'ru-RU',
      subtotal,
      delivery_amount: delivery,
      total: subtotal + delivery,
      obtaining_method: 'DELIVERY',
      payment_method: 'online',
      full_name: '',
      phone: '',
      email: 'anna@example.com',
      comment: '',
      city_id: 1,
      address: null,
      point_id: null,
      proven_at: now,
      created_at: now,
    },
    lines,
    reservations: [],
  });
  return { number: order.number, subtotal };
}

let cards = 0;
/** Another card of the same PIN: hashing one takes longer than all the rest. */
async function aCardWith(sum: number, currency: Currency): Promise<string> {
  cards += 1;
  const number = `9${String(cards).padStart(15, '0')}`;
  const row = { ...template, number, sum, balance: sum, currency };
  await inTransaction(async (trx) => {
    await trx.insertInto('gift_card').values(row).execute();
    const issued = {
      card_number: number,
      order_number: null,
      kind: 'issued',
      amount: sum,
      made_at: now,
    } as const;
    await trx.insertInto('gift_card_entry').values(issued).execute();
  });
  return number;
}

/** What the bank has of a payment once all that was wanted back is; on the way the ledger never says that more is. */
async function settle(id: string): Promise<number> {
  const payment = () => createPaymentRepository(db).find(id);
  for (let tries = 0; tries < 20; tries += 1) {
    const row = await payment();
    if (!row) throw new Error('The payment was begun.');
    await checkPayment({ db, providers, log: kernel.log, now }, row);
    expect((await payment())?.refunded).toBeLessThanOrEqual(givenOf(id));
    if ((await createPaymentRepository(db).wantedRefunds(row.order_number)).length === 0)
      return (taken.get(id) ?? 0) - givenOf(id);
    await run({});
    kernel.clock.move(3_600_000);
  }
  throw new Error('Something never comes back.');
}

/** What went back is named line by line: each refund to its last kopeck, and nothing more than once. */
async function expectLinesOfRefunds(id: string): Promise<void> {
  const refunds = await createPaymentRepository(db).refundsOf(id);
  const paid = (await createPaymentRepository(db).find(id))?.lines ?? [];
  const back = new Map<number | null, number>();
  for (const { amount, lines } of refunds) {
    expect(lines?.reduce((sum, line) => sum + line.sum, 0)).toBe(amount);
    for (const { position, price, quantity, sum } of lines ?? []) {
      expect(price * quantity).toBe(sum);
      back.set(position, (back.get(position) ?? 0) + sum);
    }
  }
  for (const [position, sum] of back) expect(sum).toBeLessThanOrEqual(paid[(position ?? 0) - 1]?.sum ?? 0);
}

const read = (number: string) =>
  db.selectFrom('placed_order').selectAll().where('number', '=', number).executeTakeFirstOrThrow();

async function payRest(number: string, currency: Currency) {
  const { total, paid } = await read(number);
  const amount = total - paid;
  if (amount === 0) return null;
  const lines = await fiscalLines(db, number, amount);
  expect(lines.reduce((sum, line) => sum + line.sum, 0)).toBe(amount);
  const { id } = await createPaymentRepository(db).add({
    order_number: number,
    acquiring: 'SBERBANK',
    method: 'online',
    plan: null,
    amount,
    currency,
    lines: JSON.stringify(lines),
    request_key: null,
    url_success: '',
    url_fail: '',
    created_at: now,
    expires_at: now,
  });
  taken.set(id, amount);
  await settle(id);
  return id;
}

test(
  'whatever the discount, the gift card, what goes back of an order and how the bank takes it, all sums agree to the last kopeck',
  async () => {
    const property = fc.asyncProperty(someOrder, async (made) => {
      const { number, subtotal } = await place(made);
      const whole = subtotal + made.delivery;
      fc.pre(whole > 0);
      const sum = made.card === null ? 0 : Math.floor(whole * made.card);
      const card = sum > 0 ? await aCardWith(sum, made.currency) : null;
      if (card)
        await inTransaction(async (trx) => {
          await lockOrder(trx, number);
          const of = { cardNumber: card, orderNumber: number, currency: made.currency };
          await holdOnCard(trx, { ...of, due: whole, isOwner: false, now });
        });
      const id = await payRest(number, made.currency);

      const agree = async () => {
        const atBank = id === null ? 0 : await settle(id);
        const onCard = card ? sum - (await balanceOf(db, card)) : 0;
        const order = await read(number);
        const lines = await db
          .selectFrom('order_line')
          .select((line) => [line('price', '*', line.ref('quantity')).as('sum')])
          .where('order_number', '=', number)
          .where('state', '=', 'added')
          .execute();
        const owed = order.status === 'cancelled' ? 0 : order.total;
        expect(order.paid).toBe(owed);
        if (id !== null) await expectLinesOfRefunds(id);
        expect(atBank + onCard).toBe(owed);
        if (owed === 0) return;
        const goods = lines.reduce((total, line) => total + Number(line.sum), 0);
        expect(goods + made.delivery).toBe(owed);
        const printed = await fiscalLines(db, number, owed);
        expect(printed.reduce((total, line) => total + line.sum, 0)).toBe(owed);
      };
      await agree();
      answers = [...made.answers];
      const left = made.pieces.map(({ quantity }) => quantity);
      for (const { line, quantity, state, isSent } of made.returns) {
        const going = Math.min(quantity, left[line] ?? 0);
        if (going === 0) continue;
        left[line] = (left[line] ?? 0) - going;
        await inTransaction((trx) =>
          changeLines(trx, number, [{ skuId: `s${line}`, quantity: going, state }], now),
        );
        if (isSent) await agree();
      }
      await agree();
      if (!made.isCancelled) return;
      await inTransaction((trx) =>
        moveOrders(trx, { to: 'cancelled', by: 'store', where: (row) => row('number', '=', number), now }),
      );
      await agree();
    });

    await fc.assert(property, { numRuns: cases });
  },
  cases * 1000,
);
