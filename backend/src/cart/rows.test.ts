import { addProducts, getCart, updateProducts } from '@rukav/contract/cart/calls.ts';
import { setDelivery, setShippingGroup } from '@rukav/contract/cart/checkout-calls.ts';
import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { session } from '../session/index.ts';
import { add, byCourier, cart, cities, lineIds, openStore, restock, setStock } from './test-store.ts';

const { db } = await testDatabase();
await openStore(db);
const app = await createServer(testKernel(db), [cart, session]);

let visitor: Visitor;
beforeEach(async () => {
  await restock(db);
  visitor = visitorOf(app);
});

const rows = async () => {
  const { body } = await visitor.call(getCart);
  return body.cart.lines.map(({ skuId, shippingGroupId, lineIds: ids }) => ({
    skuId,
    quantity: ids.length,
    lineIds: ids,
    shippingGroupId,
    way: body.cart.shippingGroups.find(({ id }) => id === shippingGroupId)?.type,
  }));
};
const rowOf = async (way: string) => {
  const found = (await rows()).find((row) => row.way === way);
  if (!found) throw new Error(`No line is obtained by ${way}.`);
  return found;
};
const summary = async () => (await rows()).map(({ skuId, quantity, way }) => `${way} ${skuId} ${quantity}`);

/** Two pieces of a size by courier, and one in a shop. */
async function splitCart() {
  await add(visitor, 'p1-42', 3);
  const [collected = '', ...brought] = await lineIds(visitor);
  await visitor.call(setShippingGroup, {
    body: {
      lineIds: [collected],
      shippingGroupType: 'pickup',
      pickupId: 'arbat',
      cityId: cities.moscow,
    },
  });
  await visitor.call(setDelivery, { body: { lineIds: brought, ...byCourier } });
}

test('one more of a row comes the way of the row, though the size is obtained in two ways', async () => {
  await splitCart();

  const { shippingGroupId } = await rowOf('delivery');
  await visitor.call(addProducts, { body: { items: [{ skuId: 'p1-42', quantity: 1 }], shippingGroupId } });

  expect((await summary()).toSorted()).toEqual(['delivery p1-42 3', 'pickup p1-42 1']);
});

test('one more of a row that its way cannot get waits for a way of its own', async () => {
  await splitCart();
  await setStock(db, 'p1-42', 'delivery', 2);
  await setStock(db, 'p1-42', 'tverskaya', 1);

  const { shippingGroupId } = await rowOf('delivery');
  await visitor.call(addProducts, { body: { items: [{ skuId: 'p1-42', quantity: 1 }], shippingGroupId } });

  expect((await summary()).toSorted()).toEqual(['delivery p1-42 2', 'pickup p1-42 1', 'unallocated p1-42 1']);
});

test('another size takes the place of the named pieces alone [CART-18]', async () => {
  await splitCart();

  const { lineIds: ids } = await rowOf('pickup');
  await visitor.call(updateProducts, {
    body: { sourceSkuId: 'p1-42', targetSkuId: 'p1-44', lineIds: ids },
  });

  expect((await summary()).toSorted()).toEqual(['delivery p1-42 2', 'pickup p1-44 1']);
});

test('another size that only a shop of the city has waits for a way of its own [CART-18]', async () => {
  await splitCart();
  await setStock(db, 'p1-46', 'tverskaya', 2);

  const { lineIds: ids } = await rowOf('delivery');
  const { status } = await visitor.call(updateProducts, {
    body: { sourceSkuId: 'p1-42', targetSkuId: 'p1-46', lineIds: ids },
  });

  expect(status).toBe(200);
  expect((await summary()).toSorted()).toEqual(['pickup p1-42 1', 'unallocated p1-46 2']);
});

test('pieces that are no longer of the size are not changed', async () => {
  await splitCart();

  const { codes } = await visitor.call(updateProducts, {
    body: { sourceSkuId: 'p1-42', targetSkuId: 'p1-44', lineIds: ['gone'] },
  });

  expect(codes).toEqual(['lines_not_found']);
});

test('a cart that becomes two orders is paid in parts only where each of them could be', async () => {
  const splitOf = async () => {
    const { paymentOptions } = (await visitor.call(getCart)).body.cart;
    return paymentOptions.find(({ method }) => method === 'split');
  };
  await add(visitor, 'p1-42');
  const [dear = ''] = await lineIds(visitor);
  const pickup = { shippingGroupType: 'pickup' as const, cityId: cities.moscow };
  await visitor.call(setShippingGroup, { body: { lineIds: [dear], ...pickup, pickupId: 'arbat' } });
  expect(await splitOf()).toMatchObject({ isAvailable: true });

  // One of 999 ₽ that is collected elsewhere: an order of its own.
  await add(visitor, 'p2-42');
  const cheap = (await lineIds(visitor)).filter((id) => id !== dear);
  await visitor.call(setShippingGroup, { body: { lineIds: cheap, ...pickup, pickupId: 'tverskaya' } });

  expect(await splitOf()).toMatchObject({ isAvailable: false, obstacle: 'sum_low', limit: 100_000 });
});
