import { getAccount } from '@rukav/contract/account/calls.ts';
import { getCart, mergeCarts } from '@rukav/contract/cart/calls.ts';
import { addGiftCard } from '@rukav/contract/gift-cards/calls.ts';
import { getSession, setCity, setLocale } from '@rukav/contract/session/calls.ts';
import { login, logout, register } from '@rukav/contract/sign-in/calls.ts';
import { beforeEach, expect, test } from 'vitest';
import { accounts } from '../accounts/index.ts';
import { add, cities, openStore, restock, cart } from '../cart/test-store.ts';
import { testDatabase } from '../database/test-database.ts';
import { giftCards } from '../gift-cards/index.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { session } from '../session/index.ts';
import { agreement, logIn, provePhone, signIn, signUp } from './test-shopper.ts';

const { db } = await testDatabase();
await openStore(db);
const kernel = testKernel(db);
const app = await createServer(kernel, [accounts, cart, giftCards, session, signIn]);

let visitor: Visitor;
let phone = '';
let count = 0;
beforeEach(async () => {
  await restock(db);
  kernel.clock.move(3_600_000 * 2);
  visitor = visitorOf(app);
  count += 1;
  phone = `+7903${String(count).padStart(7, '0')}`;
});
const profileOf = async (by: Visitor) => (await by.call(getAccount)).body.profile;
const skus = async (by: Visitor) => (await by.call(getCart)).body.cart.lines.map(({ skuId }) => skuId);

test('registering with a proven phone makes an account and signs it in [API-117 API-080]', async () => {
  const { status, body } = await signUp(db, visitor, phone, {
    email: `new${count}@example.com`,
    subscription: true,
  });

  expect(status).toBe(200);
  expect(body.profile).toMatchObject({ phone, firstName: 'Айгерім', isEmailConfirmed: false });
  expect(await profileOf(visitor)).toMatchObject(body.profile);
  const consents = await db.selectFrom('consent').select('purpose').orderBy('id', 'desc').limit(4).execute();
  expect(consents.map(({ purpose }) => purpose)).toEqual([
    'mailing',
    'user_agreement',
    'personal_data',
    'rules',
  ]);
});

test('the session says whether somebody is signed in, wherever it is answered', async () => {
  const actor = async () => (await visitor.call(getSession)).body.actor;
  const before = await actor();
  await signUp(db, visitor, phone);

  const signedIn = await actor();
  const inMoscow = await visitor.call(setCity, { body: { cityId: cities.moscow } });
  const inKazakh = await visitor.call(setLocale, { body: { country: 'KZ', lang: 'kk' } });
  await visitor.call(logout, { body: { type: 'this_device' } });

  expect([before, signedIn, inMoscow.body.actor, inKazakh.body.actor, await actor()]).toEqual([
    'guest',
    'member',
    'member',
    'member',
    'guest',
  ]);
});

test('a phone or an address that is taken is refused at its field, and the proof is not used up [AUTH-21 AUTH-37]', async () => {
  const email = `taken${count}@example.com`;
  await signUp(db, visitor, phone, { email });
  await db.updateTable('account').set({ is_email_confirmed: true }).where('email', '=', email).execute();
  const other = visitorOf(app);
  kernel.clock.move(60_000);

  const samePhone = await signUp(db, other, phone);
  const sameEmail = await signUp(db, other, `+7904${String(count).padStart(7, '0')}`, {
    email: email.toUpperCase(),
  });

  expect(samePhone.errors).toMatchObject([{ code: 'phone_already_exists', field: 'phone' }]);
  expect(sameEmail.errors).toMatchObject([{ code: 'email_already_exists', field: 'email' }]);
  expect(await profileOf(other)).toBeNull();
});

test.each([
  { what: 'a Latin name [AUTH-24]', field: 'name', more: { name: 'Olga' } },
  { what: 'a name of one letter [AUTH-25]', field: 'name', more: { name: 'О' } },
  { what: 'a name of 65 letters [AUTH-25]', field: 'name', more: { name: 'О'.repeat(65) } },
  { what: 'no mailbox [AUTH-17]', field: 'email', more: { email: undefined } },
  { what: 'an empty mailbox [AUTH-17]', field: 'email', more: { email: '' } },
  { what: 'no name [AUTH-23]', field: 'name', more: { name: undefined } },
  { what: 'an address without a dot [AUTH-18]', field: 'email', more: { email: 'olga@example' } },
  { what: 'an address of four signs [AUTH-20]', field: 'email', more: { email: 'a@b.' } },
  {
    what: 'an address of 101 signs [AUTH-20]',
    field: 'email',
    more: { email: `${'a'.repeat(89)}@example.com` },
  },
  {
    what: 'no agreement to the rules [AUTH-47]',
    field: 'agreement.rules',
    more: { agreement: { ...agreement, rules: false } },
  },
  {
    what: 'no agreement to the use of personal data',
    field: 'agreement.personalData',
    more: { agreement: { rules: true, userAgreement: true } },
  },
  {
    what: 'no agreement to the user agreement [AUTH-48]',
    field: 'agreement.userAgreement',
    more: { agreement: { rules: true, personalData: true } },
  },
])('a registration is refused with $what', async ({ field, more }) => {
  const body = { phone, token: 'x', name: 'Ольга', email: 'olga@example.com', agreement, ...more };

  const { errors } = await visitor.call(register, { body });

  expect(errors[0]).toMatchObject({ code: 'validation', field });
});

test('signing in changes the session’s tokens, and the old ones are worth nothing [API-115 AUTH-03]', async () => {
  await signUp(db, visitorOf(app), phone);
  kernel.clock.move(60_000);
  await add(visitor, 'p1-42');
  const before = visitorOf(app);
  for (const [name, value] of visitor.cookies) before.cookies.set(name, value);

  const { status } = await logIn(db, visitor, phone);

  expect(status).toBe(200);
  expect((await profileOf(visitor))?.phone).toBe(phone);
  expect(await profileOf(before)).toBeNull();
  expect(await skus(before)).toEqual([]);
});

test('a phone without an account is told to register, and its proof then serves for that', async () => {
  const token = await provePhone(db, visitor, phone);

  const refused = await visitor.call(login, { body: { phone, token } });
  const made = await visitor.call(register, {
    body: { phone, token, name: 'Ольга', email: `olga${count}@example.com`, agreement },
  });

  expect([refused.status, refused.codes]).toEqual([404, ['user_not_found']]);
  expect(made.status).toBe(200);
});

test('a proof works once, for ten minutes, in its own session and for its own phone', async () => {
  await signUp(db, visitorOf(app), phone);
  kernel.clock.move(60_000);
  const token = await provePhone(db, visitor, phone);
  const other = visitorOf(app);
  await provePhone(db, other, '+79031111111');

  const foreign = await other.call(login, { body: { phone, token } });
  kernel.clock.move(600_000);
  const late = await visitor.call(login, { body: { phone, token } });
  const fresh = await provePhone(db, visitor, phone);
  const once = await visitor.call(login, { body: { phone, token: fresh } });
  const twice = await visitor.call(login, { body: { phone, token: fresh } });

  expect([foreign.codes, late.codes, once.status, twice.codes]).toEqual([
    ['token_invalid'],
    ['token_invalid'],
    200,
    ['token_invalid'],
  ]);
});

test('a guest’s cart becomes the account’s [CART-34]', async () => {
  await signUp(db, visitorOf(app), phone);
  kernel.clock.move(60_000);
  await add(visitor, 'p1-42', 2);

  const { body } = await logIn(db, visitor, phone);

  expect(body).toMatchObject({ merged: false, savedCarts: [] });
  expect(body.cart.lines).toMatchObject([{ skuId: 'p1-42', quantity: 2 }]);
});

async function withSavedCart() {
  const earlier = visitorOf(app);
  await signUp(db, earlier, phone);
  await add(earlier, 'p2-42', 3);
  await earlier.call(logout, { body: {} });
  kernel.clock.move(60_000);
  await add(visitor, 'p1-42');
  return (await logIn(db, visitor, phone)).body;
}

test('with two carts the merged flag is set and the saved one offered; adding it joins both [API-003 CART-35 CART-36]', async () => {
  const { merged, savedCarts, cart: now } = await withSavedCart();

  const { body } = await visitor.call(mergeCarts, { body: { ids: savedCarts.map(({ id }) => id) } });

  expect([merged, savedCarts.map(({ productCount }) => productCount)]).toEqual([true, [3]]);
  expect(now.lines.map(({ skuId }) => skuId)).toEqual(['p1-42']);
  expect(body).toMatchObject({ merged: true, leftOut: 0 });
  expect(Object.fromEntries(body.cart.lines.map(({ skuId, quantity }) => [skuId, quantity]))).toEqual({
    'p1-42': 1,
    'p2-42': 3,
  });
});

test('what finds no room in a merge stays saved, and is offered at the next login', async () => {
  const earlier = visitorOf(app);
  await signUp(db, earlier, phone);
  await add(earlier, 'p2-42', 30);
  await earlier.call(logout, { body: {} });
  kernel.clock.move(60_000);
  await add(visitor, 'p2-42', 30);
  const { savedCarts } = (await logIn(db, visitor, phone)).body;

  const { body } = await visitor.call(mergeCarts, { body: { ids: savedCarts.map(({ id }) => id) } });
  kernel.clock.move(60_000);
  const later = (await logIn(db, visitorOf(app), phone)).body;

  expect([body.leftOut, body.cart.lines.map(({ quantity }) => quantity)]).toEqual([1, [50]]);
  expect(later).toMatchObject({ merged: true, savedCarts: [{ productCount: 10 }] });
  expect(later.cart.lines.map(({ quantity }) => quantity)).toEqual([50]);
});

const putCard = (by: Visitor, sum: number) =>
  by.call(addGiftCard, {
    body: {
      sum,
      currency: 'RUB',
      sender: { email: 'olga@example.com' },
      receiver: { email: 'aigerim@example.com' },
      design: 'plain',
    },
  });
const cards = async (by: Visitor) => (await by.call(getCart)).body.cart.giftCards.map(({ sum }) => sum);

test('gift cards go on with the cart that goes on, of whichever they were [GIFT-27]', async () => {
  const earlier = visitorOf(app);
  await signUp(db, earlier, phone);
  await add(earlier, 'p2-42');
  await putCard(earlier, 100_000);
  await earlier.call(logout, { body: {} });
  kernel.clock.move(60_000);
  await putCard(visitor, 200_000);
  const { cart: withOwn } = (await logIn(db, visitor, phone)).body;
  expect(withOwn.lines.map(({ skuId }) => skuId)).toEqual(['p2-42']);
  expect(withOwn.giftCards.map(({ sum }) => sum)).toEqual([100_000, 200_000]);

  await visitor.call(logout, { body: {} });
  kernel.clock.move(60_000);
  await add(visitor, 'p1-42');
  await putCard(visitor, 300_000);
  const { cart: withNew } = (await logIn(db, visitor, phone)).body;
  expect(withNew.lines.map(({ skuId }) => skuId)).toEqual(['p1-42']);
  expect(withNew.giftCards.map(({ sum }) => sum)).toEqual([100_000, 200_000, 300_000]);
});

test('ten gift cards are the most that go on: those that she has just written, and of the earlier ones the first [GIFT-27]', async () => {
  const sums = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => (from + index) * 10_000);
  const earlier = visitorOf(app);
  const put = async (by: Visitor, all: readonly number[]) => {
    for (const sum of all) expect((await putCard(by, sum)).status).toBe(200);
  };
  await signUp(db, earlier, phone);
  await add(earlier, 'p2-42');
  await put(earlier, sums(20, 7));
  await earlier.call(logout, { body: {} });
  kernel.clock.move(60_000);
  await add(visitor, 'p1-42');
  await put(visitor, sums(40, 5));

  const { giftCardsLeftOut, cart: now } = (await logIn(db, visitor, phone)).body;

  expect(giftCardsLeftOut).toBe(2);
  expect(new Set(now.giftCards.map(({ sum }) => sum))).toEqual(new Set([...sums(20, 5), ...sums(40, 5)]));
  expect((await putCard(visitor, 100_000)).codes).toEqual(['quantity_limit_exceeded']);
});

test('in another country a card is kept apart, and is there again on the way back', async () => {
  await putCard(visitor, 100_000);
  await visitor.call(setLocale, { body: { country: 'KZ', lang: 'kk' } });
  const abroad = (await visitor.call(getCart)).body.cart;

  expect(abroad.giftCards).toMatchObject([{ currency: 'RUB', isSoldOut: true, shippingGroupId: 'soldout' }]);
  expect(abroad.shippingGroups.map(({ type }) => type)).toEqual(['soldout']);
  expect(abroad.totals).toMatchObject({ giftCards: 0, total: 0 });

  await visitor.call(setLocale, { body: { country: 'RU', lang: 'ru' } });
  expect((await visitor.call(getCart)).body.cart.giftCards).toMatchObject([{ isSoldOut: false }]);
});

test('a guest’s cart with gift cards alone becomes the account’s', async () => {
  const first = visitorOf(app);
  await putCard(first, 100_000);
  await signUp(db, first, phone);

  expect(await cards(first)).toEqual([100_000]);
});

test('keeping only the new cart throws the saved one away', async () => {
  const { savedCarts } = await withSavedCart();

  const { body } = await visitor.call(mergeCarts, { body: { ids: [] } });
  const again = await visitor.call(mergeCarts, { body: { ids: savedCarts.map(({ id }) => id) } });

  expect(body.cart.lines.map(({ skuId }) => skuId)).toEqual(['p1-42']);
  expect([again.status, again.codes]).toEqual([409, ['merge_failed']]);
  expect(await skus(visitor)).toEqual(['p1-42']);
});

test('a cart of another account cannot be merged, nor anything by a guest', async () => {
  const { savedCarts } = await withSavedCart();
  const ids = savedCarts.map(({ id }) => id);
  const stranger = visitorOf(app);
  await signUp(db, stranger, `+7909${String(count).padStart(7, '0')}`);

  expect((await stranger.call(mergeCarts, { body: { ids } })).codes).toEqual(['merge_failed']);
  expect((await visitorOf(app).call(mergeCarts, { body: { ids } })).codes).toEqual(['auth_required']);
});

test('an empty guest cart leaves the account’s own as it was', async () => {
  const earlier = visitorOf(app);
  await signUp(db, earlier, phone);
  await add(earlier, 'p2-42');
  kernel.clock.move(60_000);

  const { body } = await logIn(db, visitor, phone);

  expect(body).toMatchObject({ merged: false, savedCarts: [] });
  expect(body.cart.lines.map(({ skuId }) => skuId)).toEqual(['p2-42']);
});

test('logging out of this device leaves the others signed in, of all devices none [API-116 AUTH-54]', async () => {
  const [first, second, third] = [visitor, visitorOf(app), visitorOf(app)];
  await signUp(db, first, phone);
  for (const device of [second, third]) {
    kernel.clock.move(60_000);
    await logIn(db, device, phone);
  }

  const here = await first.call(logout, { body: { type: 'this_device' } });
  const others = [await profileOf(second), await profileOf(third)];
  await second.call(logout, { body: { type: 'all_devices' } });

  expect(here.body).toEqual({ reload: true });
  expect(here.headers).toMatchObject({ 'clear-site-data': '"cache"', 'cache-control': 'no-store' });
  // What stays tells that somebody has signed in here, and opens nothing.
  expect([[...first.cookies.keys()], await profileOf(first)]).toEqual([['browser'], null]);
  expect(others.map((profile) => profile?.phone)).toEqual([phone, phone]);
  expect(await profileOf(third)).toBeNull();
});
