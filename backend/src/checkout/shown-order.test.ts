import { deleteProducts, getCart } from '@rukav/contract/cart/calls.ts';
import { setContact, setPaymentMethod, setShippingGroup } from '@rukav/contract/cart/checkout-calls.ts';
import { changesIn, summaryOf } from '@rukav/contract/cart/order-changes.ts';
import { addPromo } from '@rukav/contract/cart/promo-calls.ts';
import { getOrder } from '@rukav/contract/orders/calls.ts';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import {
  add,
  cart,
  cities,
  contact,
  lineIds,
  openStore,
  readyCart,
  restock,
  setStock,
  shownOf,
  submit,
} from '../cart/test-store.ts';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { orders } from '../orders/index.ts';
import { checkout } from './index.ts';

const { db } = await testDatabase();
await openStore(db);
const kernel = testKernel(db);
const app = await createServer(kernel, [cart, checkout, orders]);

await db
  .insertInto('promo_code')
  .values({
    code: 'ENDS',
    percent: 10,
    country: null,
    city_ids: null,
    from_sum_rub: null,
    from_sum_kzt: null,
    most_uses: null,
    starts_at: kernel.clock.now(),
    ends_at: null,
  })
  .execute();

let visitor: Visitor;
let phone = '';
let count = 0;
beforeEach(async () => {
  await restock(db);
  visitor = visitorOf(app);
  count += 1;
  phone = `+7936${String(count).padStart(7, '0')}`;
});

/** Codes hold to the end of their last day. */
const dayBefore = () => new Date(kernel.clock.now().getTime() - 86_400_000);

const cartOf = async (by = visitor) => (await by.call(getCart)).body.cart;
const ordersMade = () => db.selectFrom('placed_order').select('number').where('phone', '=', phone).execute();

/** Sends what was shown, and answers the code with every change that the refusal names. */
async function refused(version: number, shown = shownOf(visitor, version)) {
  const answer = await submit(visitor, version, { shown: await shown });
  expect(await ordersMade()).toEqual([]);
  return { status: answer.status, codes: answer.codes, changes: changesIn(answer.errors) };
}

test('a quantity that another tab has raised is refused by line and sum', async () => {
  const version = await readyCart(visitor, { skuId: 'p2-42', phone });
  await add(visitor, 'p2-42');

  const { status, codes, changes } = await refused(version);

  expect([status, codes]).toEqual([409, ['irrelevant_version']]);
  expect(changes).toEqual([
    { kind: 'quantity', skuId: 'p2-42', before: 1, now: 2 },
    { kind: 'total', before: 129_800, now: 229_700 },
  ]);
});

test('goods that were added and removed in another tab are named', async () => {
  const version = await readyCart(visitor, { skuId: 'p2-42', phone });
  await add(visitor, 'p1-42');
  await visitor.call(deleteProducts, { body: { sku: { skuId: 'p2-42' } } });

  const { changes } = await refused(version);

  expect(changes).toMatchObject([
    { kind: 'removed', skuId: 'p2-42' },
    { kind: 'added', skuId: 'p1-42', before: 0, now: 1 },
    { kind: 'total' },
  ]);
});

test('a piece that sells out takes the free delivery with it, and both are named with the sum', async () => {
  await add(visitor, 'p2-42');
  const version = await readyCart(visitor, { skuId: 'p1-44', quantity: 2, phone });
  expect((await shownOf(visitor, version)).groups[0]?.price).toBe(0);
  await setStock(db, 'p1-44', 'delivery', 0);

  const { codes, changes } = await refused(version);

  expect(codes).toEqual(['sold_out']);
  expect(changes).toEqual([
    { kind: 'soldOut', skuId: 'p1-44', before: 2, now: 0 },
    { kind: 'delivery', before: 0, now: 29_900 },
    { kind: 'total', before: 499_700, now: 129_800 },
  ]);
});

test('everything sold out is named, one size after another', async () => {
  const version = await readyCart(visitor, { skuId: 'p1-44', phone });
  await setStock(db, 'p1-44', 'delivery', 0);

  const { changes } = await refused(version);

  expect(changes[0]).toEqual({ kind: 'soldOut', skuId: 'p1-44', before: 1, now: 0 });
});

test('a price that has changed is refused with the old one and the new one', async () => {
  const version = await readyCart(visitor, { skuId: 'p2-42', phone });
  await db.updateTable('product').set({ base_price_rub: 119_900 }).where('id', '=', 'p2').execute();

  const { codes, changes } = await refused(version);
  await db.updateTable('product').set({ base_price_rub: 99_900 }).where('id', '=', 'p2').execute();

  expect(codes).toEqual(['prices_outdated']);
  expect(changes).toEqual([
    { kind: 'price', skuId: 'p2-42', before: 99_900, now: 119_900 },
    { kind: 'total', before: 129_800, now: 149_800 },
  ]);
});

test('a code that has ended is named beside the price that it lowered', async () => {
  await readyCart(visitor, { skuId: 'p2-42', phone });
  const { version } = (await visitor.call(addPromo, { body: { promo: 'ENDS' } })).body.cart;
  const shown = await shownOf(visitor, version);
  await db.updateTable('promo_code').set({ ends_at: dayBefore() }).where('code', '=', 'ENDS').execute();

  const { changes } = await refused(version, Promise.resolve(shown));

  expect(shown.promoCodes).toEqual(['ENDS']);
  expect(changes.map(({ kind }) => kind)).toEqual(['price', 'code', 'total']);
});

test('a price of delivery that was not shown is no order', async () => {
  const version = await readyCart(visitor, { skuId: 'p2-42', phone });
  const shown = await shownOf(visitor, version);
  const groups = shown.groups.map((group) => ({ ...group, price: 0 }));

  const { codes, changes } = await refused(
    version,
    Promise.resolve({ ...shown, groups, total: shown.total - 29_900 }),
  );

  expect(codes).toEqual(['prices_outdated']);
  expect(changes).toEqual([
    { kind: 'delivery', before: 0, now: 29_900 },
    { kind: 'total', before: 99_900, now: 129_800 },
  ]);
});

test('a day of collecting that has moved is refused with both days; a day that nobody showed is no change', async () => {
  const version = await readyCart(visitor, { skuId: 'p2-42', by: 'pickup', phone });
  const shown = await shownOf(visitor, version);
  const promised = shown.groups[0]?.date ?? '';
  kernel.clock.move(24 * 3_600_000);

  const { codes, changes } = await refused(version);
  const groups = shown.groups.map((group) => ({ ...group, date: null }));
  const { body } = await submit(visitor, version, { shown: { ...shown, groups } });
  const { order } = (await visitor.call(getOrder, { params: { id: body.orderNumbers[0] ?? '' } })).body;
  kernel.clock.reset();

  expect(codes).toEqual(['irrelevant_version']);
  expect(changes).toEqual([{ kind: 'day', before: promised, now: order.storagePeriod?.from }]);
});

test('another shop that was chosen on another device is another way', async () => {
  const version = await readyCart(visitor, { skuId: 'p2-42', by: 'pickup', phone });
  await visitor.call(setShippingGroup, {
    body: {
      lineIds: await lineIds(visitor),
      shippingGroupType: 'pickup',
      pickupId: 'tverskaya',
      cityId: cities.moscow,
    },
  });

  const { changes } = await refused(version);

  expect(changes).toEqual([{ kind: 'way', skuId: 'p2-42' }]);
});

test('an order as it is after a refusal is made, and comes to exactly what was shown', async () => {
  const version = await readyCart(visitor, { skuId: 'p2-42', phone });
  await add(visitor, 'p2-42');
  await refused(version);
  const now = await cartOf();

  const { body } = await submit(visitor, now.version, { shown: summaryOf(now) });
  const { order } = (await visitor.call(getOrder, { params: { id: body.orderNumbers[0] ?? '' } })).body;

  expect(order.totalCost).toBe(now.totals.total);
});

/** Changes by another tab, another shopper or the shop. */
const meanwhile = {
  more: () => add(visitor, 'p2-42'),
  other: () => add(visitor, 'p1-44'),
  fewer: () => visitor.call(deleteProducts, { body: { sku: { skuId: 'p2-42', quantity: 1 } } }),
  soldOut: () => setStock(db, 'p1-44', 'delivery', 0),
  fewerLeft: () => setStock(db, 'p2-42', 'delivery', 1),
  dearer: () => db.updateTable('product').set({ base_price_rub: 119_900 }).where('id', '=', 'p2').execute(),
  cheaper: () => db.updateTable('product').set({ base_price_rub: 89_900 }).where('id', '=', 'p2').execute(),
  codeEnds: () => db.updateTable('promo_code').set({ ends_at: dayBefore() }).execute(),
  anotherShop: async () =>
    visitor.call(setShippingGroup, {
      body: {
        lineIds: await lineIds(visitor),
        shippingGroupType: 'pickup',
        pickupId: 'tverskaya',
        cityId: cities.moscow,
      },
    }),
};

/** One confirmation, as the page makes it: what is on screen is sent after recipient and payment, each beside a change. */
async function confirm(changes: readonly (keyof typeof meanwhile)[]) {
  const seen = await cartOf();
  const collected = await visitor.call(setShippingGroup, {
    body: {
      lineIds: seen.lines.filter(({ isSoldOut }) => !isSoldOut).flatMap((line) => line.lineIds),
      shippingGroupType: 'pickup',
      pickupId: 'arbat',
      cityId: cities.moscow,
    },
  });
  if (collected.status !== 200) return { answer: collected, shown: summaryOf(seen) };
  const shown = summaryOf(collected.body.cart);
  const beside = (place: number) => {
    const change = changes[place];
    return change ? meanwhile[change]() : undefined;
  };
  await Promise.all([visitor.call(setContact, { body: contact(phone) }), beside(0)]);
  const [ready] = await Promise.all([
    visitor.call(setPaymentMethod, { body: { paymentMethod: 'cash' } }),
    beside(1),
  ]);
  const [answer] = await Promise.all([submit(visitor, ready.body.cart.version, { shown }), beside(2)]);
  return { answer, shown };
}

/** Number of random cases; `INTERLEAVINGS=200` tries more of them. */
const interleavings = Number(process.env['INTERLEAVINGS'] ?? 20);

test('however a cart and its checkout interleave, sum and lines of an order are those that were shown', async () => {
  const change = fc.constantFrom(...(Object.keys(meanwhile) as (keyof typeof meanwhile)[]));
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 3 }), async (changes) => {
      runs += 1;
      phone = `+7937${String(runs).padStart(7, '0')}`;
      visitor = visitorOf(app);
      await restock(db);
      await db.updateTable('product').set({ base_price_rub: 99_900 }).where('id', '=', 'p2').execute();
      await db.updateTable('promo_code').set({ ends_at: null }).execute();
      await add(visitor, 'p2-42', 2);
      await add(visitor, 'p1-44');
      await visitor.call(addPromo, { body: { promo: 'ENDS' } });

      let { answer, shown } = await confirm(changes);
      if (answer.status !== 200) ({ answer, shown } = await confirm([]));
      if (shown.groups.length === 0) return;

      expect(answer.status).toBe(200);
      const placed = await db
        .selectFrom('placed_order')
        .innerJoin('order_line', 'order_line.order_number', 'placed_order.number')
        .select(['total', 'sku_id', 'quantity', 'price'])
        .where('phone', '=', phone)
        .orderBy('sku_id')
        .execute();
      expect(placed.map(({ sku_id, quantity, price }) => [sku_id, quantity, price])).toEqual(
        shown.groups.flatMap(({ lines }) =>
          lines.map(({ skuId, quantity, pricePerItem }) => [skuId, quantity, pricePerItem]),
        ),
      );
      expect(new Set(placed.map(({ total }) => total))).toEqual(new Set([shown.total]));
    }),
    { numRuns: interleavings },
  );
}, 600_000);
