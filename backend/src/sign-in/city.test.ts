import { getSession, setCity, setLocale } from '@rukav/contract/session/calls.ts';
import { login, logout } from '@rukav/contract/sign-in/calls.ts';
import { beforeEach, expect, test } from 'vitest';
import { accounts } from '../accounts/index.ts';
import { add, cart, cities, openStore, readyCart, restock } from '../cart/test-store.ts';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { session } from '../session/index.ts';
import { logIn, signIn, signUp } from './test-shopper.ts';

const { db } = await testDatabase();
await openStore(db);
const kernel = testKernel(db);
const app = await createServer(kernel, [accounts, cart, session, signIn]);

let visitor: Visitor;
let phone = '';
let email = '';
const password = 'Rukav1one';
let count = 0;
/** A member of Kazan, and a browser in which nobody has signed in yet. */
beforeEach(async () => {
  await restock(db);
  kernel.clock.move(3_600_000 * 2);
  visitor = visitorOf(app);
  count += 1;
  phone = `+7906${String(count).padStart(7, '0')}`;
  email = `kazan${count}@example.com`;
  await signUp(db, visitorOf(app), phone, { cityId: cities.kazan, email, password });
  kernel.clock.move(60_000);
});
const cityOf = async (by: Visitor) => (await by.call(getSession)).body.cityId;

test('who has chosen no city in a browser goes on in the one of her profile, and her cart is looked at there', async () => {
  const before = await cityOf(visitor);
  await add(visitor, 'p1-42');

  const { body } = await logIn(db, visitor, phone);

  expect([before, body.cityId, await cityOf(visitor)]).toEqual([cities.moscow, cities.kazan, cities.kazan]);
});

test('the city that she has chosen in a browser stays, also the usual one, and also by a cookie alone', async () => {
  await visitor.call(setCity, { body: { cityId: cities.moscow } });
  const another = visitorOf(app);
  another.cookies.set('city', String(cities.village));

  const { body } = await logIn(db, visitor, phone);
  kernel.clock.move(60_000);
  await logIn(db, another, phone);

  expect([body.cityId, await cityOf(visitor), await cityOf(another)]).toEqual([
    cities.moscow,
    cities.moscow,
    cities.village,
  ]);
});

test('a profile’s city of another country is left alone, and counts where she comes back to its country', async () => {
  const enter = async () => (await visitor.call(login, { body: { email, password } })).body.cityId;
  await visitor.call(setLocale, { body: { country: 'KZ', lang: 'ru' } });
  const inKazakhstan = await enter();
  await visitor.call(logout, { body: {} });
  await visitor.call(setLocale, { body: { country: 'RU', lang: 'ru' } });

  const inRussia = await enter();

  expect([inKazakhstan, inRussia]).toEqual([cities.almaty, cities.kazan]);
});

test('the city in which her cart is obtained comes before that of her profile', async () => {
  const earlier = visitorOf(app);
  await logIn(db, earlier, phone);
  await earlier.call(setCity, { body: { cityId: cities.moscow } });
  await readyCart(earlier, { by: 'pickup' });
  kernel.clock.move(60_000);

  await logIn(db, visitor, phone);

  expect(await cityOf(visitor)).toBe(cities.moscow);
});

test('a profile’s city goes with who was signed in, and one that she chose meanwhile stays', async () => {
  await logIn(db, visitor, phone);
  await visitor.call(logout, { body: {} });
  const afterwards = [visitor.cookies.get('city'), await cityOf(visitor)];

  kernel.clock.move(60_000);
  await logIn(db, visitor, phone);
  await visitor.call(setCity, { body: { cityId: cities.village } });
  await visitor.call(logout, { body: {} });

  expect(afterwards).toEqual([undefined, cities.moscow]);
  expect(await cityOf(visitor)).toBe(cities.village);
});
