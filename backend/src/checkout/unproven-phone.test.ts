import { getAccount } from '@rukav/contract/account/calls.ts';
import { getProposedAddress } from '@rukav/contract/cart/checkout-calls.ts';
import { cancelOrder, getOrder, getOrders } from '@rukav/contract/orders/calls.ts';
import { login, requestSmsCode } from '@rukav/contract/sign-in/calls.ts';
import { beforeEach, expect, test } from 'vitest';
import { accounts } from '../accounts/index.ts';
import { address, cart, contact, openStore, readyCart, restock, submit } from '../cart/test-store.ts';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { orders } from '../orders/index.ts';
import { agreement, lastCode, logIn, signIn, signUp } from '../sign-in/test-shopper.ts';
import { checkout } from './index.ts';

const { db } = await testDatabase();
await openStore(db);
const kernel = testKernel(db);
const app = await createServer(kernel, [accounts, cart, checkout, orders, signIn]);

let guest: Visitor;
let phone = '';
let count = 0;
beforeEach(async () => {
  await restock(db);
  guest = visitorOf(app);
  count += 1;
  phone = `+7903${String(count).padStart(7, '0')}`;
});

const member = async (by = visitorOf(app)) => {
  await signUp(db, by, phone);
  kernel.clock.move(60_000);
  return by;
};
const buy = async (by: Visitor) => {
  const version = await readyCart(by, { phone });
  const { body } = await submit(by, version);
  return { ...body, number: body.orderNumbers[0] ?? '' };
};
const read = (by: Visitor, id: string) => by.call(getOrder, { params: { id } });

test('a guest’s order on a member’s phone is not in the list of the member', async () => {
  const owner = await member();
  await buy(guest);

  expect((await owner.call(getOrders)).body).toMatchObject({ orders: [], totalCount: 0 });
});

test('the address of a guest is not proposed to the member whose phone was named', async () => {
  const owner = await member();
  await buy(guest);

  expect((await owner.call(getProposedAddress)).body.address).toBeNull();
});

test('a member who opens the order of a guest by its number sees goods and sums, and nobody’s name or address', async () => {
  const owner = await member();
  const { number } = await buy(guest);

  const { status, body, text } = await read(owner, number);

  expect(status).toBe(200);
  expect(body.order).toMatchObject({
    totalCost: 229_800,
    recipient: { fullName: 'О••• Ё•••', phone, email: 'o•••@•••' },
    comment: '',
    deliveryAddress: null,
    productGroups: { added: [{ skuId: 'p1-42' }] },
  });
  for (const hidden of ['Ольга', 'Ёлкина', 'olga', 'Толстого', 'Позвоните'])
    expect(text).not.toContain(hidden);
});

test('a member can call back an order that a stranger made on the phone, and reads nothing by it', async () => {
  const owner = await member();
  const { number } = await buy(guest);

  const { status, body, text } = await owner.call(cancelOrder, {
    params: { id: number },
    body: { cancelReasonCode: 'not_needed' },
  });

  expect([status, body.order.isCancelRequested]).toEqual([200, true]);
  expect(text).not.toContain('Ёлкина');
});

test('whoever signs in with the phone where the order was made has it, with its address [API-014 API-022]', async () => {
  await member();
  const { number } = await buy(guest);
  kernel.clock.move(60_000);
  await logIn(db, guest, phone);

  const { body } = await guest.call(getOrders);

  expect(body.orders).toMatchObject([
    { orderNumber: number, recipient: { fullName: 'Ольга Ёлкина-Ли' }, deliveryAddress: address },
  ]);
  expect((await guest.call(getProposedAddress)).body.address).toMatchObject(address);
});

test('once proven, the order is the member’s on every device', async () => {
  const elsewhere = await member();
  const { number } = await buy(guest);
  kernel.clock.move(60_000);
  await logIn(db, guest, phone);

  expect((await read(elsewhere, number)).body.order.recipient.fullName).toBe('Ольга Ёлкина-Ли');
});

test('signing in with another phone makes no order one’s own', async () => {
  const owner = await member();
  await buy(guest);
  await signUp(db, guest, '+79990001122');

  expect((await guest.call(getOrders)).body.totalCount).toBe(0);
  expect((await owner.call(getOrders)).body.totalCount).toBe(0);
});

test('the answer to a guest’s order does not tell whether the phone has an account [GEN-04]', async () => {
  await member();
  const onKnown = await buy(guest);
  const shownOfKnown = await read(guest, onKnown.number);
  const codeOfKnown = await lastCode(db, phone);
  const again = await guest.call(requestSmsCode, { body: { phone } });

  phone = `+7904${String(count).padStart(7, '0')}`;
  const other = visitorOf(app);
  const onNew = await buy(other);
  const shownOfNew = await read(other, onNew.number);
  const againOfNew = await other.call(requestSmsCode, { body: { phone } });

  expect([onKnown.accountCreated, onNew.accountCreated]).toEqual([true, true]);
  expect([shownOfKnown.body.accountCreated, shownOfNew.body.accountCreated]).toEqual([true, true]);
  expect([again.codes, againOfNew.codes]).toEqual([['code_already_sent'], ['code_already_sent']]);
  expect(codeOfKnown).toMatch(/^\d{6}$/);
});

test('the letter of a guest’s order says the same for a phone with an account and for one without', async () => {
  await member();
  const known = await buy(guest);
  phone = `+7906${String(count).padStart(7, '0')}`;
  const fresh = await buy(visitorOf(app));

  const letters = await db
    .selectFrom('outbox_message')
    .select('text')
    .where('channel', '=', 'mail')
    .where((eb) => eb.or([known, fresh].map(({ number }) => eb('text', 'like', `%${number}%`))))
    .execute();

  expect(letters).toHaveLength(2);
  for (const { text } of letters) expect(text).toContain('Для вас открыт личный кабинет');
});

test('a guest’s e-mail becomes the account’s when the guest has proven the phone, and not before', async () => {
  await buy(guest);
  const elsewhere = visitorOf(app);
  kernel.clock.move(60_000);
  const stranger = (await logIn(db, elsewhere, phone)).body.profile.email;
  kernel.clock.move(60_000);
  await logIn(db, guest, phone);

  expect(stranger).toBeNull();
  expect((await guest.call(getAccount)).body.profile?.email).toBe(contact(phone).email);
});

test('what a guest agreed to is not written to the account of the phone', async () => {
  await member();
  const { number } = await buy(guest);

  const given = await db
    .selectFrom('consent')
    .select('account_id')
    .where('order_number', '=', number)
    .execute();

  expect(new Set(given.map(({ account_id }) => account_id))).toEqual(new Set([null]));
});

test('whoever is not signed in is asked to, for an order that this browser has not made [API-023]', async () => {
  const { number } = await buy(guest);
  const elsewhere = visitorOf(app);

  const answers = [await read(elsewhere, number), await read(elsewhere, 'ZZZZZ-ZZZZZ')];

  expect(answers.map(({ status, codes }) => [status, codes])).toEqual([
    [401, ['auth_required']],
    [401, ['auth_required']],
  ]);
});

test('the code of a guest’s order signs in to the account that the order has made, once the rules are agreed to [ERR-135]', async () => {
  const { number } = await buy(guest);
  const password = await lastCode(db, phone);

  const asked = await guest.call(login, { body: { phone, password } });
  const agreed = await guest.call(login, { body: { phone, password, agreement } });

  expect([asked.codes, agreed.status]).toEqual([['agreement_required'], 200]);
  expect((await guest.call(getOrders)).body.orders).toMatchObject([{ orderNumber: number }]);
});
