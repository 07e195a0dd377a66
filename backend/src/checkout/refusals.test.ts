import { deleteProducts, getCart } from '@rukav/contract/cart/calls.ts';
import { getOrder } from '@rukav/contract/orders/calls.ts';
import { setLocale } from '@rukav/contract/session/calls.ts';
import { beforeEach, expect, test } from 'vitest';
import { add, cart, openStore, readyCart, restock, setStock, stockOf, submit } from '../cart/test-store.ts';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { orders } from '../orders/index.ts';
import { session } from '../session/index.ts';
import { checkout } from './index.ts';

const { db } = await testDatabase();
await openStore(db);
const kernel = testKernel(db);
const app = await createServer(kernel, [cart, checkout, orders, session]);

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

test('a change of anything after it was seen is refused as an irrelevant version', async () => {
  const version = await readyCart(visitor, { phone });
  await add(visitor, 'p2-42');

  const { status, codes } = await submit(visitor, version);

  expect([status, codes]).toEqual([409, ['irrelevant_version']]);
});

test('a cart that was seen in another country is refused as an irrelevant version', async () => {
  const version = await readyCart(visitor, { phone });
  await visitor.call(setLocale, { body: { country: 'KZ', lang: 'ru' } });

  const { status, codes } = await submit(visitor, version);

  expect([status, codes]).toEqual([409, ['irrelevant_version']]);
});

test('a cart that was ordered already is refused as issued', async () => {
  const version = await readyCart(visitor, { phone });
  await submit(visitor, version);

  expect((await submit(visitor, version)).codes).toEqual(['basket_issued']);
});

test.each([
  ['cancelled', 'basket_cancelled'],
  ['left', 'basket_left'],
] as const)('a cart that is %s is refused as %s', async (state, code) => {
  const version = await readyCart(visitor, { phone });
  await db.updateTable('cart').set({ state }).where('version', '=', version).execute();

  expect((await submit(visitor, version)).codes).toEqual([code]);
});

test('whoever has no cart is told so', async () => {
  const { status, codes } = await submit(visitor, 1);

  expect([status, codes]).toEqual([404, ['basket_not_found']]);
});

test('a version that never was is an illegal state', async () => {
  const version = await readyCart(visitor, { phone });

  expect((await submit(visitor, version + 1)).codes).toEqual(['illegal_state']);
});

test('a price that has changed since is refused, and the cart then shows the new one', async () => {
  const version = await readyCart(visitor, { skuId: 'p2-42', phone });
  await db.updateTable('product').set({ base_price_rub: 119_900 }).where('id', '=', 'p2').execute();

  const { codes } = await submit(visitor, version);
  const { cart: now } = (await visitor.call(getCart)).body;
  const again = await submit(visitor, now.version);
  await db.updateTable('product').set({ base_price_rub: 99_900 }).where('id', '=', 'p2').execute();

  expect(codes).toEqual(['prices_outdated']);
  expect(now.totals.subtotal).toBe(119_900);
  expect((await orderOf(again.body.orderNumbers[0])).subtotal).toBe(119_900);
});

test('what has been sold since is refused, and nothing is kept back', async () => {
  const version = await readyCart(visitor, { skuId: 'p1-44', quantity: 2, phone });
  await setStock(db, 'p1-44', 'delivery', 1);

  const { status, codes } = await submit(visitor, version);

  expect([status, codes]).toEqual([409, ['sold_out']]);
  expect(await stockOf(db, 'p1-44')).toEqual([{ place_id: 'delivery', free: 1, reserved: 0 }]);
});

test('a cart in which everything is sold out makes no orders', async () => {
  await readyCart(visitor, { skuId: 'p1-44', phone });
  await setStock(db, 'p1-44', 'delivery', 0);
  const { version } = (await visitor.call(getCart)).body.cart;

  expect((await submit(visitor, version)).codes).toEqual(['no_orders']);
});

test('an empty cart has no lines to order', async () => {
  await readyCart(visitor, { phone });
  const { body } = await visitor.call(deleteProducts, { body: { sku: { skuId: 'p1-42' } } });

  expect((await submit(visitor, body.cart.version)).codes).toEqual(['lines_not_found']);
});
