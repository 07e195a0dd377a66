import {
  setComment,
  setContact,
  setPaymentMethod,
  setShippingGroup,
} from '@rukav/contract/cart/checkout-calls.ts';
import { paymentMethods } from '@rukav/contract/payments/methods.ts';
import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { add, cities, contact, lineIds, openStore, restock, cart } from './test-store.ts';

const { db } = await testDatabase();
await openStore(db);
const app = await createServer(testKernel(db), [cart]);

let visitor: Visitor;
beforeEach(async () => {
  await restock(db);
  visitor = visitorOf(app);
});
const choose = async (body: object, ids?: string[]) =>
  visitor.call(setShippingGroup, {
    body: { lineIds: ids ?? (await lineIds(visitor)), cityId: cities.moscow, ...body },
  });

test('a recipient is kept with the cart [API-008]', async () => {
  await add(visitor, 'p1-42');

  const { body } = await visitor.call(setContact, { body: contact() });

  expect(body.cart.contact).toEqual(contact());
  expect((await visitorOf(app).call(setContact, { body: contact() })).codes).toEqual(['basket_not_found']);
});

test('cash or card is chosen where the shop takes it [API-018 PAY-01]', async () => {
  await add(visitor, 'p1-42');
  const card = await visitor.call(setPaymentMethod, { body: { paymentMethod: 'card' } });
  const { body } = await choose({ shippingGroupType: 'pickup', pickupId: 'tverskaya' });
  const refused = await visitor.call(setPaymentMethod, { body: { paymentMethod: 'card' } });

  expect(card.body.cart).toMatchObject({ paymentMethod: 'card' });
  expect(card.body.cart.paymentMethods).toEqual([...paymentMethods]);
  expect(body.cart).toMatchObject({ paymentMethod: null });
  expect(body.cart.paymentMethods).not.toContain('card');
  expect(body.cart.paymentOptions).toContainEqual({
    method: 'card',
    isAvailable: false,
    obstacle: 'point',
    limit: null,
  });
  expect(refused.codes).toEqual(['payment_method_unavailable']);
});

test('a comment belongs to a group that is there', async () => {
  await add(visitor, 'p1-42');
  const said = (shippingGroupId: string) =>
    visitor.call(setComment, { body: { shippingGroupId, comment: 'Да' } });

  expect((await said('unallocated')).codes).toEqual(['lines_not_found']);
});
