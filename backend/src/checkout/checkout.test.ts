import { getCart } from '@rukav/contract/cart/calls.ts';
import {
  setComment,
  setContact,
  setDelivery,
  setPaymentMethod,
  setShippingGroup,
} from '@rukav/contract/cart/checkout-calls.ts';
import { submit as legacySubmit } from '@rukav/contract/cart/legacy-calls.ts';
import { getOrder } from '@rukav/contract/orders/calls.ts';
import { beforeEach, expect, test } from 'vitest';
import {
  add,
  address,
  byCourier,
  cart,
  cities,
  contact,
  lineIds,
  openStore,
  readyCart,
  restock,
  setStock,
  shownOf,
  stockOf,
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

let visitor: Visitor;
let phone = '';
let count = 0;
beforeEach(async () => {
  await restock(db);
  visitor = visitorOf(app);
  count += 1;
  phone = `+7916${String(count).padStart(7, '0')}`;
});

const orderOf = async (number = '', by = visitor) =>
  (await by.call(getOrder, { params: { id: number } })).body.order;

test('a guest has an order brought by a courier, paid on receipt [API-019]', async () => {
  const version = await readyCart(visitor, { quantity: 2, phone });

  const { status, body } = await submit(visitor, version);

  expect(status).toBe(200);
  expect(body).toEqual({
    orderNumbers: [expect.stringMatching(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/)],
    accountCreated: true,
  });
  expect(await orderOf(body.orderNumbers[0])).toMatchObject({
    status: 'processing',
    obtainingMethod: 'DELIVERY',
    subtotal: 399_800,
    deliveryAmount: 0,
    totalCost: 399_800,
    paymentMethod: 'cash',
    deliveryAddress: address,
    deliveryDate: '2026-03-04',
    deliveryInterval: { from: '10:00', to: '14:00' },
    comment: 'Позвоните',
    recipient: { fullName: 'Ольга Ёлкина-Ли', phone },
    productGroups: { added: [{ skuId: 'p1-42', quantity: 2, sum: 399_800 }], cancelled: [] },
  });
  expect(await stockOf(db, 'p1-42')).toEqual([
    { place_id: 'arbat', free: 1, reserved: 0 },
    { place_id: 'delivery', free: 8, reserved: 2 },
  ]);
});

test('what hangs in the shop is collected there today, and is kept two days [SHIP-36]', async () => {
  const version = await readyCart(visitor, { by: 'pickup', phone });

  const { body } = await submit(visitor, version);

  expect(await orderOf(body.orderNumbers[0])).toMatchObject({
    obtainingMethod: 'PICKUP',
    deliveryAmount: 0,
    point: { id: 'arbat' },
    storagePeriod: { from: '2026-03-03', to: '2026-03-05' },
    deliveryAddress: null,
  });
  expect((await stockOf(db, 'p1-42'))[0]).toEqual({ place_id: 'arbat', free: 0, reserved: 1 });
});

test('what the shop does not have comes there from the warehouse', async () => {
  const version = await readyCart(visitor, { by: 'pickup', quantity: 3, phone });

  const { body } = await submit(visitor, version);

  expect(await orderOf(body.orderNumbers[0])).toMatchObject({
    obtainingMethod: 'PICKUP_WITH_DELIVERY',
    storagePeriod: { from: '2026-03-05', to: '2026-03-07' },
  });
  expect(await stockOf(db, 'p1-42')).toEqual([
    { place_id: 'arbat', free: 0, reserved: 1 },
    { place_id: 'delivery', free: 8, reserved: 2 },
  ]);
});

test('each shipping group becomes an order of its own', async () => {
  await add(visitor, 'p2-42');
  const [jacket = ''] = await lineIds(visitor);
  await visitor.call(setDelivery, { body: { lineIds: [jacket], ...byCourier } });
  await add(visitor, 'p1-42');
  const [dress = ''] = (await lineIds(visitor)).filter((id) => id !== jacket);
  await visitor.call(setShippingGroup, {
    body: { lineIds: [dress], shippingGroupType: 'pickup', pickupId: 'arbat', cityId: cities.moscow },
  });
  const version = await readyContact();

  const { body } = await submit(visitor, version);

  const made = await Promise.all(body.orderNumbers.map((number) => orderOf(number)));
  expect(made.map(({ obtainingMethod, totalCost }) => [obtainingMethod, totalCost])).toEqual([
    ['DELIVERY', 99_900 + 29_900],
    ['PICKUP', 199_900],
  ]);
});

async function readyContact(): Promise<number> {
  await visitor.call(setContact, { body: contact(phone) });
  const { body } = await visitor.call(setPaymentMethod, { body: { paymentMethod: 'card' } });
  return body.cart.version;
}

test('the cart is issued, and an empty one follows', async () => {
  const version = await readyCart(visitor, { phone });
  await submit(visitor, version);

  expect((await visitor.call(getCart)).body.cart).toMatchObject({ id: null, lines: [], productCount: 0 });
  expect(
    await db.selectFrom('cart').select('state').where('version', '=', version).executeTakeFirst(),
  ).toEqual({
    state: 'issued',
  });
});

test('what was seen as sold out stays behind in a new cart', async () => {
  await add(visitor, 'p1-44');
  await setStock(db, 'p1-44', 'delivery', 0);
  await add(visitor, 'p1-42');
  const [, dress = ''] = await lineIds(visitor);
  await visitor.call(setDelivery, { body: { lineIds: [dress], ...byCourier } });
  const version = await readyContact();

  const { body } = await submit(visitor, version);

  expect((await orderOf(body.orderNumbers[0])).productGroups.added.map(({ skuId }) => skuId)).toEqual([
    'p1-42',
  ]);
  expect((await visitor.call(getCart)).body.cart.lines).toMatchObject([{ skuId: 'p1-44', isSoldOut: true }]);
});

test('a comment changes the version and stays with its group [API-010 CART-50]', async () => {
  await readyCart(visitor, { phone });
  const [group] = (await visitor.call(getCart)).body.cart.shippingGroups;

  const said = await visitor.call(setComment, {
    body: { shippingGroupId: group?.id ?? '', comment: 'Домофон не работает' },
  });
  const { body } = await submit(visitor, said.body.cart.version);

  expect((await orderOf(body.orderNumbers[0])).comment).toBe('Домофон не работает');
});

test('the legacy submit makes the same orders, once for a key [API-072]', async () => {
  const version = await readyCart(visitor, { phone });
  const shown = await shownOf(visitor, version);
  const send = () =>
    visitor.call(legacySubmit, {
      body: { version, shown, agreement: { rules: true, personalData: true } },
      headers: { 'idempotency-key': 'legacy' },
    });

  const { status, body } = await send();

  expect([status, body.accountCreated]).toEqual([200, true]);
  expect((await orderOf(body.orderNumbers[0])).productGroups.added).toHaveLength(1);
  expect((await send()).body.orderNumbers).toEqual(body.orderNumbers);
  // The cart is issued, whatever the call is named.
  expect((await submit(visitor, version)).codes).not.toEqual([]);
});
