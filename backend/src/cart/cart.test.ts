import { addProducts, deleteProducts, getCart, updateProducts } from '@rukav/contract/cart/calls.ts';
import { discountTypes } from '@rukav/contract/cart/schemas.ts';
import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { session } from '../session/index.ts';
import { add, lineIds, openStore, restock, setStock, cart } from './test-store.ts';

const { db } = await testDatabase();
await openStore(db);
const app = await createServer(testKernel(db), [cart, session]);

let visitor: Visitor;
beforeEach(async () => {
  await restock(db);
  visitor = visitorOf(app);
});
const read = async () => (await visitor.call(getCart)).body;

test('whoever has put nothing in has an empty cart and no session [API-002]', async () => {
  const { cart: empty, cartProducts } = await read();

  expect(empty).toMatchObject({ id: null, lines: [], shippingGroups: [], productCount: 0, currency: 'RUB' });
  expect(cartProducts).toEqual({});
  expect(visitor.cookies.size).toBe(0);
});

test('adding answers the cart and its products by sku [API-004 CART-10 CART-11 CART-12 CART-43]', async () => {
  const { status, body } = await add(visitor, 'p1-42', 2);

  expect(status).toBe(200);
  const [line] = body.cart.lines;
  expect(line).toMatchObject({
    productId: 'p1',
    skuId: 'p1-42',
    wareId: '2000000000001',
    quantity: 2,
    catalogPrice: 299_900,
    pricePerItem: 199_900,
    discounts: [{ type: 'WARE_DISCOUNT', amount: 100_000 }],
    priceWhenAdded: null,
    appliedActions: [],
    isSoldOut: false,
    isLastSize: false,
  });
  expect(line?.lineIds).toHaveLength(2);
  expect(body.cartProducts['p1-42']).toMatchObject({
    name: 'Платье',
    url: '/product/plate/p1',
    color: 'вишнёвый',
    size: '42',
    availableQuantity: 11,
    addedOn: '2026-03-03T09:00:00.000Z',
  });
  expect(body.cart.totals).toMatchObject({ catalog: 599_800, discount: 200_000, subtotal: 399_800 });
  expect(await read()).toEqual(body);
});

test('lines wait unallocated until a method is chosen, and delivery has no price till then [SHIP-02]', async () => {
  const { body } = await add(visitor, 'p1-42');

  expect(body.cart.shippingGroups).toMatchObject([{ id: 'unallocated', type: 'unallocated', price: null }]);
  expect(body.cart.totals.delivery).toBeNull();
});

test('a discount of a line is of a kind that the requirements name [CART-13]', async () => {
  const { body } = await add(visitor, 'p1-42');

  expect(discountTypes).toEqual(['PROMO', 'ROUND', 'BONUS', 'WARE_DISCOUNT', 'WARE_PERCENT_DISCOUNT']);
  expect(discountTypes).toContain(body.cart.lines[0]?.discounts[0]?.type);
});

test('no more than fifty pieces of a size go into a cart [CART-16]', async () => {
  await add(visitor, 'p2-42', 50);

  const { status, codes, errors } = await add(visitor, 'p2-42', 1);

  expect([status, codes, errors[0]?.params?.maximum]).toEqual([422, ['quantity_limit_exceeded'], 50]);
  expect((await read()).cart.productCount).toBe(50);
});

test('no more goes into a cart than there is [CART-17]', async () => {
  const tooMany = await add(visitor, 'p1-42', 12);
  const all = await add(visitor, 'p1-42', 11);

  expect([tooMany.codes, tooMany.errors[0]?.params?.maximum]).toEqual([['quantity_limit_exceeded'], 11]);
  expect([all.status, all.body.cart.productCount]).toEqual([200, 11]);
});

test('a size that nobody has is refused as sold out, one that never was as unknown', async () => {
  expect((await add(visitor, 'p1-46')).codes).toEqual(['sold_out']);
  expect((await add(visitor, 'p9-42')).codes).toEqual(['product_not_found']);
  expect((await read()).cart.id).toBeNull();
});

test('what is added with something that cannot be had is not added either', async () => {
  const { status } = await visitor.call(addProducts, {
    body: {
      items: [
        { skuId: 'p1-42', quantity: 1 },
        { skuId: 'p1-46', quantity: 1 },
      ],
    },
  });

  expect(status).toBe(409);
  expect((await read()).cart.lines).toEqual([]);
});

test('a line whose pieces have gone is in the group of sold-out lines and costs nothing [SHIP-03]', async () => {
  await add(visitor, 'p1-44', 2);
  await setStock(db, 'p1-44', 'delivery', 1);

  const { cart: now } = await read();

  expect(
    now.lines.map(({ quantity, isSoldOut, shippingGroupId }) => [quantity, isSoldOut, shippingGroupId]),
  ).toEqual([
    [1, false, 'unallocated'],
    [1, true, 'soldout'],
  ]);
  expect(now.totals.subtotal).toBe(199_900);
  expect(now.productCount).toBe(1);
});

test('the last piece of a size is marked as such', async () => {
  await setStock(db, 'p1-44', 'delivery', 1);

  const { body } = await add(visitor, 'p1-44');

  expect(body.cart.lines[0]).toMatchObject({ isLastSize: true, isSoldOut: false });
});

test('a size is changed to another of the same product [API-005 CART-18]', async () => {
  await add(visitor, 'p1-42', 2);

  const { body } = await visitor.call(updateProducts, {
    body: { sourceSkuId: 'p1-42', targetSkuId: 'p1-44' },
  });

  expect(body.cart.lines).toMatchObject([{ skuId: 'p1-44', quantity: 2 }]);
  expect(body.cartProducts['p1-44']?.sizes).toEqual([
    { skuId: 'p1-42', size: '42', isAvailable: true },
    { skuId: 'p1-44', size: '44', isAvailable: true },
    { skuId: 'p1-46', size: '46', isAvailable: false },
  ]);
});

test.each([
  ['a size that is sold out', 'p1-42', 'p1-46', 'sold_out'],
  ['a size of nothing that is sold', 'p1-42', 'nothing', 'product_not_found'],
  ['a size of which there are fewer', 'p1-42', 'p1-44', 'quantity_limit_exceeded'],
  ['what is not in the cart', 'p2-42', 'p1-42', 'lines_not_found'],
])('a change to %s is refused and changes nothing', async (_, sourceSkuId, targetSkuId, code) => {
  await add(visitor, 'p1-42', 3);
  const before = await read();

  const { codes } = await visitor.call(updateProducts, { body: { sourceSkuId, targetSkuId } });

  expect(codes).toEqual([code]);
  expect(await read()).toEqual(before);
});

test('deleting some pieces of a size takes the last ones, deleting without a number takes all [API-006 CART-25 CART-26]', async () => {
  await add(visitor, 'p1-42', 3);
  await add(visitor, 'p2-42');
  const [first] = await lineIds(visitor);

  const two = await visitor.call(deleteProducts, { body: { sku: { skuId: 'p1-42', quantity: 2 } } });
  const rest = await visitor.call(deleteProducts, { body: { sku: { skuId: 'p1-42' } } });
  const again = await visitor.call(deleteProducts, { body: { sku: { skuId: 'p1-42' } } });

  expect(two.body.cart.lines[0]?.lineIds).toEqual([first]);
  expect(rest.body.cart.lines.map(({ skuId }) => skuId)).toEqual(['p2-42']);
  expect([again.status, again.codes]).toEqual([404, ['lines_not_found']]);
});

test('named lines are deleted, and another visitor’s lines are not found', async () => {
  await add(visitor, 'p1-42', 2);
  const [first = ''] = await lineIds(visitor);
  const stranger = visitorOf(app);
  await add(stranger, 'p1-42');

  const foreign = await stranger.call(deleteProducts, { body: { lineIds: [first] } });
  const own = await visitor.call(deleteProducts, { body: { lineIds: [first] } });

  expect(foreign.codes).toEqual(['lines_not_found']);
  expect(own.body.cart.productCount).toBe(1);
});
