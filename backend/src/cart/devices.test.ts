import { getCart } from '@rukav/contract/cart/calls.ts';
import { setContact, setDelivery, setShippingGroup } from '@rukav/contract/cart/checkout-calls.ts';
import { getSession, setCity } from '@rukav/contract/session/calls.ts';
import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { session } from '../session/index.ts';
import { logIn, signIn, signUp } from '../sign-in/test-shopper.ts';
import { add, byCourier, cart, cities, contact, lineIds, openStore, restock } from './test-store.ts';

const { db } = await testDatabase();
await openStore(db);
const app = await createServer(testKernel(db), [cart, session, signIn]);

let visitor: Visitor;
let count = 0;
let phone = '';
beforeEach(async () => {
  await restock(db);
  visitor = visitorOf(app);
  count += 1;
  phone = `+7918${String(count).padStart(7, '0')}`;
});
const collectIn = async (pickupId: string, cityId: number) =>
  visitor.call(setShippingGroup, {
    body: { lineIds: await lineIds(visitor), shippingGroupType: 'pickup', pickupId, cityId },
  });

test('shop, city and recipient are known on another device once the member signs in there [CHK-02 CHK-04]', async () => {
  await signUp(db, visitor, phone);
  await visitor.call(setCity, { body: { cityId: cities.kazan } });
  await add(visitor, 'p1-42');
  await collectIn('kazan1', cities.kazan);
  await visitor.call(setContact, { body: contact(phone) });

  const other = visitorOf(app);
  await logIn(db, other, phone);

  const { cart: seen } = (await other.call(getCart)).body;
  expect(seen.shippingGroups).toMatchObject([{ type: 'pickup', pickupId: 'kazan1', cityId: cities.kazan }]);
  expect(seen.contact).toEqual(contact(phone));
  expect((await other.call(getSession)).body.cityId).toBe(cities.kazan);
});

test('address, day and hours of a courier are known after a reload [CHK-03 CHK-05 SHIP-40]', async () => {
  await add(visitor, 'p1-42');
  await visitor.call(setDelivery, { body: { lineIds: await lineIds(visitor), ...byCourier } });

  const [group] = (await visitor.call(getCart)).body.cart.shippingGroups;

  expect(group).toMatchObject({ type: 'delivery', ...byCourier });
});

test('after another city was chosen the lines wait for a way in it [CART-49]', async () => {
  await add(visitor, 'p1-42');
  await collectIn('arbat', cities.moscow);
  const before = (await visitor.call(getCart)).body.cart.version;

  await visitor.call(setCity, { body: { cityId: cities.kazan } });

  const { cart: now } = (await visitor.call(getCart)).body;
  expect(now.shippingGroups).toMatchObject([{ type: 'unallocated' }]);
  expect(now.version).toBeGreaterThan(before);
});

test('a member whose account has an e-mail that cannot be one adds nothing to the cart', async () => {
  await signUp(db, visitor, phone, { email: `buyer${count}@example.com` });
  await db.updateTable('account').set({ email: 'nowhere' }).where('phone', '=', phone).execute();

  const { codes } = await add(visitor, 'p1-42');

  expect(codes).toEqual(['invalid_email']);
});
