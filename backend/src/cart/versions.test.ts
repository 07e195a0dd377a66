import { addProducts, getCart } from '@rukav/contract/cart/calls.ts';
import { setLocale } from '@rukav/contract/session/calls.ts';
import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { session } from '../session/index.ts';
import { add, openStore, restock, setStock, cart } from './test-store.ts';

const { db } = await testDatabase();
await openStore(db);
const app = await createServer(testKernel(db), [cart, session]);

let visitor: Visitor;
beforeEach(async () => {
  await restock(db);
  visitor = visitorOf(app);
});
const read = async () => (await visitor.call(getCart)).body;

test('each change gives the cart a higher version, reading does not', async () => {
  const first = (await add(visitor, 'p1-42')).body.cart.version;
  const seen = (await read()).cart.version;
  const second = (await add(visitor, 'p1-42')).body.cart.version;

  expect(seen).toBe(first);
  expect(second).toBeGreaterThan(first);
});

test('another price makes another version, and the line says what it cost when it was added', async () => {
  const { cart: before } = (await add(visitor, 'p2-42')).body;
  await db.updateTable('product').set({ base_price_rub: 109_900 }).where('id', '=', 'p2').execute();

  const { cart: now } = await read();
  await db.updateTable('product').set({ base_price_rub: 99_900 }).where('id', '=', 'p2').execute();

  expect(now.lines[0]).toMatchObject({ pricePerItem: 109_900, priceWhenAdded: 99_900 });
  expect(now.version).toBeGreaterThan(before.version);
});

test('after a change of country the cart is priced anew, and what cannot be had there is kept apart', async () => {
  await setStock(db, 'p1-44', 'delivery', 0);
  await setStock(db, 'p1-44', 'arbat', 1);
  await add(visitor, 'p1-44');
  const { cart: before } = (await add(visitor, 'p1-42')).body;
  await visitor.call(setLocale, { body: { country: 'KZ', lang: 'kk' } });

  const { cart: now, cartProducts } = await read();

  expect(now).toMatchObject({ id: before.id, country: 'KZ', currency: 'KZT' });
  expect(now.version).toBeGreaterThan(before.version);
  expect(now.lines).toMatchObject([
    { skuId: 'p1-44', isSoldOut: true, shippingGroupId: 'soldout' },
    { skuId: 'p1-42', isSoldOut: false, pricePerItem: 1_499_000, priceWhenAdded: null },
  ]);
  expect(now.totals).toMatchObject({ subtotal: 1_499_000, freeDeliveryFrom: 1_500_000 });
  expect(cartProducts['p1-42']?.name).toBe('Көйлек');
});

test('looking at the cart in another locale by its address prices nothing anew', async () => {
  await add(visitor, 'p1-42');

  const { body } = await visitor.call(getCart, { query: { locale: 'kk-KZ' } });

  expect(body.cart.currency).toBe('RUB');
  expect(body.cartProducts['p1-42']?.name).toBe('Көйлек');
});

test('two adds at once both count', async () => {
  await add(visitor, 'p2-42');

  await Promise.all(Array.from({ length: 10 }, () => add(visitor, 'p2-42', 2)));

  const { cart: now } = await read();
  expect(now.lines).toMatchObject([{ skuId: 'p2-42', quantity: 21 }]);
  expect(new Set(now.lines[0]?.lineIds).size).toBe(21);
});

test('adding again with the same key adds nothing and answers the same', async () => {
  const headers = { 'idempotency-key': 'add-1' };
  await add(visitor, 'p2-42');
  const body = { items: [{ skuId: 'p2-42', quantity: 1 }] };

  const first = await visitor.call(addProducts, { body, headers });
  const again = await visitor.call(addProducts, { body, headers });

  expect(again.text).toBe(first.text);
  expect((await read()).cart.productCount).toBe(2);
});
