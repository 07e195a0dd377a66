import { addProducts } from '@rukav/contract/cart/calls.ts';
import { getOrder } from '@rukav/contract/orders/calls.ts';
import { expect, test } from 'vitest';
import { cart, openStore, readyCart, submit } from '../cart/test-store.ts';
import { checkout } from '../checkout/index.ts';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf } from '../http/test-visitor.ts';
import { orders } from './index.ts';

const { db } = await testDatabase();
await openStore(db);
const kernel = testKernel(db);
const app = await createServer(kernel, [cart, checkout, orders]);

test('an order can be repeated as long as the flag is on [FLAG-06]', async () => {
  const visitor = visitorOf(app);
  const [number = ''] = (await submit(visitor, await readyCart(visitor))).body.orderNumbers;
  const isOffered = async () =>
    (await visitor.call(getOrder, { params: { id: number } })).body.order.actions.repeat;
  const repeat = () =>
    visitor.call(addProducts, { body: { items: [{ skuId: 'p1-42', quantity: 1 }], repeatOrder: true } });
  expect([await isOffered(), (await repeat()).status]).toEqual([true, 200]);

  await kernel.flags.set('repeatOrder', false);

  expect([await isOffered(), (await repeat()).codes]).toEqual([false, ['forbidden']]);
});
