import { getAccount } from '@rukav/contract/account/calls.ts';
import { addDeliveryAddress, setCurrentAddress } from '@rukav/contract/addresses/calls.ts';
import { getCart } from '@rukav/contract/cart/calls.ts';
import { getProposedAddress } from '@rukav/contract/cart/checkout-calls.ts';
import { getOrder, getOrders, legacyOrder } from '@rukav/contract/orders/calls.ts';
import { obtainingMethods, orderStatuses } from '@rukav/contract/orders/schemas.ts';
import { checkSmsCode, login } from '@rukav/contract/sign-in/calls.ts';
import { beforeEach, expect, test } from 'vitest';
import { accounts } from '../accounts/index.ts';
import { createAddresses } from '../addresses/index.ts';
import { address, cart, contact, openStore, readyCart, restock, submit } from '../cart/test-store.ts';
import { testDatabase } from '../database/test-database.ts';
import { noAddresses } from '../geography/index.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { orders } from '../orders/index.ts';
import { agreement as agreed, lastCode, logIn, signIn, signUp } from '../sign-in/test-shopper.ts';
import { checkout } from './index.ts';

const { db } = await testDatabase();
await openStore(db);
const app = await createServer(testKernel(db), [
  accounts,
  createAddresses(noAddresses),
  cart,
  checkout,
  orders,
  signIn,
]);

let visitor: Visitor;
let phone = '';
let count = 0;
beforeEach(async () => {
  await restock(db);
  visitor = visitorOf(app);
  count += 1;
  phone = `+7905${String(count).padStart(7, '0')}`;
});

const buy = async (by = visitor, more: object = {}) => {
  const version = await readyCart(by, { phone });
  return (await submit(by, version, more)).body;
};
const messages = (to: string) =>
  db.selectFrom('outbox_message').selectAll().where('recipient', '=', to).orderBy('id').execute();

test('a guest’s order makes an account with a first code, and signs nobody in', async () => {
  const { accountCreated, orderNumbers } = await buy();

  const account = await db
    .selectFrom('account')
    .selectAll()
    .where('phone', '=', phone)
    .executeTakeFirstOrThrow();
  expect(accountCreated).toBe(true);
  expect(account).toMatchObject({
    created_by: 'order',
    email: null,
    is_email_confirmed: false,
  });
  expect(account.club_id).toMatch(/^7\d{11}$/);
  expect((await visitor.call(getAccount)).body.profile).toBeNull();
  expect((await visitor.call(getOrder, { params: { id: orderNumbers[0] ?? '' } })).body.accountCreated).toBe(
    true,
  );

  const { body } = await visitor.call(checkSmsCode, { body: { phone, code: await lastCode(db, phone) } });
  const signed = await visitor.call(login, { body: { phone, token: body.token, agreement: agreed } });
  expect(signed.body.profile.clubproId).toBe(account.club_id);
});

test('an order on a phone that has an account joins it, shows nothing of it and signs nobody in', async () => {
  const owner = visitorOf(app);
  await signUp(db, owner, phone);
  const guest = visitorOf(app);

  const { orderNumbers } = await buy(guest);
  const [id = ''] = orderNumbers;

  expect((await guest.call(getAccount)).body.profile).toBeNull();
  expect((await guest.call(getOrders)).codes).toEqual(['auth_required']);
  expect((await owner.call(getOrder, { params: { id } })).body.order.orderNumber).toBe(id);
});

test('a guest’s orders are listed once the phone has signed in, newest first [API-022]', async () => {
  const first = await buy();
  const second = await buy();

  await logIn(db, visitor, phone);

  const { body } = await visitor.call(getOrders);
  expect(body).toMatchObject({ totalCount: 2, pageNumber: 0 });
  expect(new Set(body.orders.map(({ orderNumber }) => orderNumber))).toEqual(
    new Set([...first.orderNumbers, ...second.orderNumbers]),
  );
});

test('orders come in pages, the finished ones in the history', async () => {
  for (let order = 0; order < 3; order += 1) await buy();
  await logIn(db, visitor, phone);
  const page = (query: object) => visitor.call(getOrders, { query: { ...query } });

  const [first, second] = [await page({ pageSize: 2 }), await page({ pageSize: 2, pageNumber: 1 })];
  const [one] = first.body.orders;
  await db
    .updateTable('placed_order')
    .set({ status: 'complete' })
    .where('number', '=', one?.orderNumber ?? '')
    .execute();

  expect([first.body.orders.length, second.body.orders.length, first.body.totalCount]).toEqual([2, 1, 3]);
  expect((await page({ state: 'history' })).body.orders.map(({ orderNumber }) => orderNumber)).toEqual([
    one?.orderNumber,
  ]);
  expect((await page({ state: 'current' })).body.totalCount).toBe(2);
  expect((await page({ type: 'receipt' })).body.orders).toEqual([]);
});

test('an order is read by the guest who made it; another guest is asked to sign in, another account finds nothing [API-023 API-077]', async () => {
  const { orderNumbers } = await buy();
  const [id = ''] = orderNumbers;
  const stranger = visitorOf(app);
  await signUp(db, stranger, '+79990000001');

  const own = await visitor.call(getOrder, { params: { id } });
  expect((await visitor.call(legacyOrder, { query: { number: id } })).body).toEqual(own.body);
  const answers = [
    await stranger.call(getOrder, { params: { id } }),
    await visitorOf(app).call(getOrder, { params: { id } }),
    await visitor.call(getOrder, { params: { id: 'ZZZZZ-ZZZZZ' } }),
  ];

  expect(own.body.order.orderNumber).toBe(id);
  expect(answers.map(({ status, codes }) => [status, codes])).toEqual([
    [404, ['order_not_found']],
    [401, ['auth_required']],
    [401, ['auth_required']],
  ]);
  expect(answers.map(({ text }) => text).join('')).not.toContain('Ёлкина');
});

test('statuses and obtaining methods are those of the requirements [ORD-11 SHIP-04]', () => {
  expect(orderStatuses).toEqual([
    'processing',
    'collect',
    'delivered',
    'deliveredToStore',
    'waitingInStore',
    'complete',
    'cancelled',
    'underway',
  ]);
  expect(obtainingMethods).toEqual([
    'PICKUP',
    'PICKUP_WITH_DELIVERY',
    'DELIVERY',
    'RUSSIANPOST',
    'PICKPOINT',
    'PICKPOINT_OR_PICKUP',
    'OTHER',
  ]);
});

test('a line of an order says what it was, and the pieces are in one of four groups [ORD-07 ORD-08]', async () => {
  const { orderNumbers } = await buy();

  const { body } = await visitor.call(getOrder, { params: { id: orderNumbers[0] ?? '' } });

  expect(Object.keys(body.order.productGroups)).toEqual(['added', 'cancelled', 'refused', 'returned']);
  expect(body.order.productGroups.added).toMatchObject([
    {
      product: 'Платье',
      color: 'вишнёвый',
      size: '42',
      price: 199_900,
      quantity: 1,
      discount: 100_000,
      sum: 199_900,
    },
  ]);
});

test('lists are of orders or of receipts and of nothing else [ORD-10]', async () => {
  await signUp(db, visitor, phone);
  const list = (type: string) => visitor.call(getOrders, { query: { type } });

  const answers = [await list('order'), await list('receipt'), await list('invoice')];

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 400]);
});

test('strangers cannot name one phone in order after order', async () => {
  const visits = [];
  for (let visit = 0; visit < 21; visit += 1) {
    await restock(db);
    const stranger = visitorOf(app);
    visits.push(await submit(stranger, await readyCart(stranger, { phone })));
  }

  expect(visits.map(({ status }) => status).slice(-2)).toEqual([200, 409]);
  const count = await db.selectFrom('placed_order').select('number').where('phone', '=', phone).execute();
  expect(count).toHaveLength(20);
});

test('the last courier’s address is proposed to whoever it came to [API-014]', async () => {
  await buy();

  expect((await visitor.call(getProposedAddress)).body.address).toMatchObject(address);
  expect((await visitorOf(app).call(getProposedAddress)).body.address).toBeNull();
});

test('a saved address that a member has named is proposed instead, until an order was made [API-086]', async () => {
  await signUp(db, visitor, phone);
  const dacha = { ...address, addressName: 'Дача', street: 'Лесная', house: '9' };
  const { id } = (await visitor.call(addDeliveryAddress, { body: dacha })).body.address;
  await visitor.call(setCurrentAddress, { body: { id } });

  const named = (await visitor.call(getProposedAddress)).body.address;
  await buy();

  expect(named).toMatchObject({ street: 'Лесная', house: '9' });
  expect(named).not.toHaveProperty('addressName');
  expect((await visitor.call(getProposedAddress)).body.address).toMatchObject(address);
});

test('what was agreed to is written down with its text, time and place, and no address of the visitor', async () => {
  const { orderNumbers } = await buy(visitor, { mailing: true });

  const rows = await db
    .selectFrom('consent')
    .selectAll()
    .where('order_number', '=', orderNumbers[0] ?? '')
    .orderBy('id')
    .execute();

  expect(rows.map(({ purpose }) => purpose)).toEqual(['rules', 'personal_data', 'mailing']);
  expect(rows[0]).toMatchObject({
    channel: 'checkout',
    text_version: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  expect(rows[0]?.ip_hash).toHaveLength(32);
});

test('mailings are not agreed to by ordering', async () => {
  const { orderNumbers } = await buy();

  const purposes = await db
    .selectFrom('consent')
    .select('purpose')
    .where('order_number', '=', orderNumbers[0] ?? '')
    .execute();
  expect(purposes.map(({ purpose }) => purpose)).toEqual(['rules', 'personal_data']);
});

test('a letter and a short message go out, once, in the language of the order', async () => {
  visitor.cookies.set('locale', 'kk-KZ');
  const { cart: kazakh } = (await visitor.call(getCart)).body;
  const seen = await readyCart(visitor, { by: 'pickup', phone });
  await submit(visitor, seen);
  const russian = visitorOf(app);
  const { email } = contact(phone);
  await buy(russian);

  const letters = await messages(email);
  const [letter] = letters.slice(-1);
  const short = (await messages(phone)).filter(({ template }) => template === 'orderPlaced');

  expect(kazakh.currency).toBe('KZT');
  expect(letter).toMatchObject({ channel: 'mail', locale: 'ru-RU', state: 'waiting' });
  expect(letter?.text).toContain('Привезёт курьер');
  expect(letter?.html).toMatch(/<html [^>]*lang="ru"/);
  expect(short).toHaveLength(1);
  expect(short[0]?.text.length).toBeLessThan(160);
});
