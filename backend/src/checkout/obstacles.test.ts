import { getCart } from '@rukav/contract/cart/calls.ts';
import {
  checkout as checkoutCall,
  setContact,
  setDelivery,
  setPaymentMethod,
  setShippingGroup,
} from '@rukav/contract/cart/checkout-calls.ts';
import { beforeEach, expect, test } from 'vitest';
import {
  add,
  byCourier,
  cities,
  contact,
  lineIds,
  openStore,
  readyCart,
  shownOf,
  restock,
  submit,
  cart,
} from '../cart/test-store.ts';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { checkout } from './index.ts';

const { db } = await testDatabase();
await openStore(db);
const kernel = testKernel(db);
const app = await createServer(kernel, [cart, checkout]);

let visitor: Visitor;
beforeEach(async () => {
  await restock(db);
  visitor = visitorOf(app);
});

const version = async () => (await visitor.call(getCart)).body.cart.version;
const order = async () => submit(visitor, await version());
const choose = async (body: object) =>
  visitor.call(setShippingGroup, { body: { lineIds: await lineIds(visitor), ...body } });

test('the first thing that is missing is told, in the order in which a shopper fills it [CHK-07 CHK-08 CHK-09 CHK-10]', async () => {
  await add(visitor, 'p1-42');
  const told = [(await order()).codes];
  await choose({ shippingGroupType: 'delivery', cityId: cities.moscow });
  told.push((await order()).codes);
  await visitor.call(setDelivery, { body: { lineIds: await lineIds(visitor), ...byCourier } });
  told.push((await order()).codes);
  await visitor.call(setContact, { body: contact() });
  told.push((await order()).codes);
  await visitor.call(setPaymentMethod, { body: { paymentMethod: 'card' } });

  expect(told).toEqual([
    ['obtaining_method_required'],
    ['address_required'],
    ['contact_required'],
    ['payment_method_required'],
  ]);
  expect((await order()).status).toBe(200);
});

test('a day that has passed meanwhile is refused', async () => {
  const seen = await readyCart(visitor);
  kernel.clock.move(48 * 3_600_000);

  const { codes } = await submit(visitor, seen);
  kernel.clock.reset();

  expect(codes).toEqual(['delivery_interval_unavailable']);
});

test('a shop that has stopped handing orders over is refused', async () => {
  const seen = await readyCart(visitor, { by: 'pickup' });
  await db.updateTable('point').set({ shop_now_status: 'NOT_SALE' }).where('id', '=', 'arbat').execute();

  const { status, codes } = await submit(visitor, seen);
  await db.updateTable('point').set({ shop_now_status: 'IS_OPEN' }).where('id', '=', 'arbat').execute();

  expect([status, codes]).toEqual([404, ['pickup_point_not_found']]);
});

test('a city that couriers have left is an unsupported method, one that is gone no territory', async () => {
  const seen = await readyCart(visitor);
  const group = db.updateTable('cart_group');
  await group.set({ city_id: cities.village }).execute();
  const left = await submit(visitor, seen);
  await group.set({ city_id: 404 }).execute();
  const gone = await submit(visitor, seen);

  expect([left.codes, gone.codes]).toEqual([['unsupported_obtaining_method'], ['no_territory']]);
});

test('a pickup group without a shop is an error of its type', async () => {
  const seen = await readyCart(visitor, { by: 'pickup', skuId: 'p2-42' });
  await db.updateTable('cart_group').set({ point_id: null }).where('type', '=', 'pickup').execute();

  expect((await submit(visitor, seen)).codes).toEqual(['shipping_group_type_error']);
});

test('more than two hundred pieces are too many for a checkout', async () => {
  const seen = await readyCart(visitor, { skuId: 'p2-42' });
  const { id } = (await visitor.call(getCart)).body.cart;
  const piece = await db
    .selectFrom('cart_line')
    .selectAll()
    .where('cart_id', '=', id ?? '')
    .executeTakeFirstOrThrow();
  const { id: _, place: __, ...rest } = piece;
  await db
    .insertInto('cart_line')
    .values(Array.from({ length: 200 }, () => rest))
    .execute();

  expect((await submit(visitor, seen)).codes).toEqual(['too_many_lines']);
});

test('a guest must sign in where ordering as a guest is switched off', async () => {
  const seen = await readyCart(visitor);
  await kernel.flags.set('anonymousCheckout', false);

  const { status, codes } = await submit(visitor, seen);
  await kernel.flags.set('anonymousCheckout', true);

  expect([status, codes]).toEqual([401, ['auth_required']]);
});

test('agreement to the rules and to the use of personal data are each required [CHK-14]', async () => {
  const seen = await readyCart(visitor);
  const shown = await shownOf(visitor, seen);
  const headers = { 'idempotency-key': 'k' };
  const send = (agreement: object) =>
    visitor.call(checkoutCall, { body: { version: seen, shown, agreement }, headers });

  const noRules = await send({ rules: false, personalData: true });
  const noData = await send({ rules: true });

  expect(noRules.errors).toMatchObject([{ code: 'validation', field: 'agreement.rules' }]);
  expect(noData.errors).toMatchObject([{ code: 'validation', field: 'agreement.personalData' }]);
});

test('checkout without an Idempotency-Key is refused', async () => {
  const seen = await readyCart(visitor);
  const shown = await shownOf(visitor, seen);
  const body = { version: seen, shown, agreement: { rules: true, personalData: true } };

  const { status, errors } = await visitor.call(checkoutCall, { body });

  expect([status, errors[0]?.field]).toEqual([400, 'Idempotency-Key']);
});

test.each([
  [{ version: '1; drop table cart', agreement: { rules: true, personalData: true } }],
  [{ version: 0.5, agreement: { rules: true, personalData: true } }],
  [{ version: 1, agreement: 'yes' }],
  [[]],
  [null],
  [{}],
])('%j is no checkout', async (body) => {
  const { status, codes } = await visitor.call(checkoutCall, { body, headers: { 'idempotency-key': 'k' } });

  expect([status, codes[0]]).toEqual([400, 'validation']);
});
