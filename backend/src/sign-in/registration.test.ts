import { getAccount } from '@rukav/contract/account/calls.ts';
import { channels } from '@rukav/contract/sign-in/schemas.ts';
import { confirmEmail, endDevice, getDevices, logout } from '@rukav/contract/sign-in/calls.ts';
import { beforeEach, expect, test } from 'vitest';
import { accounts } from '../accounts/index.ts';
import { cities, openStore } from '../cart/test-store.ts';
import { testDatabase } from '../database/test-database.ts';
import { dev } from '../dev/index.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { session } from '../session/index.ts';
import { confirmationCode, confirmMailbox, logIn, signIn, signUp } from './test-shopper.ts';

const { db } = await testDatabase();
await openStore(db);
const kernel = testKernel(db);
const app = await createServer(kernel, [accounts, dev, session, signIn]);

let visitor: Visitor;
let phone = '';
let email = '';
let count = 0;
beforeEach(() => {
  kernel.clock.move(24 * 3_600_000);
  count += 1;
  phone = `+7927${String(count).padStart(7, '0')}`;
  email = `olga${count}@example.com`;
  visitor = visitorOf(app);
});
const accountOf = async (by: Visitor) => (await by.call(getAccount)).body.profile;

test('a member is reached by push, SMS, mail, call or password, and by nothing else [AUTH-05]', () => {
  expect(channels).toEqual(['PUSH', 'SMS', 'EMAIL', 'CALL', 'PASSWORD']);
});

test('what registration is told is kept: birthday, city, and the page on which news were asked for [API-117]', async () => {
  const { status } = await signUp(db, visitor, phone, {
    birthday: '1990-02-28',
    cityId: cities.kazan,
    subscription: true,
    subscribePage: '/catalog/zhenschiny',
  });

  expect(status).toBe(200);
  expect(await accountOf(visitor)).toMatchObject({ birthday: '1990-02-28', city: { id: cities.kazan } });
  const mailing = await db
    .selectFrom('consent')
    .select('page')
    .where('purpose', '=', 'mailing')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(mailing).toEqual({ page: '/catalog/zhenschiny' });
});

test('a place tells the city where none is named, unless it lies in the other country [API-117]', async () => {
  await db.updateTable('city').set({ lat: 55.79, lon: 49.12 }).where('id', '=', cities.kazan).execute();
  await db.updateTable('city').set({ lat: 43.25, lon: 76.92 }).where('id', '=', cities.almaty).execute();
  const abroad = visitorOf(app);

  await signUp(db, visitor, phone, { geoPoint: { lat: 55.8, lon: 49.1 } });
  await signUp(db, abroad, phone.replace('+7927', '+7928'), { geoPoint: { lat: 43.2, lon: 76.9 } });

  expect([(await accountOf(visitor))?.city?.id, (await accountOf(abroad))?.city]).toEqual([
    cities.kazan,
    null,
  ]);
});

test.each([
  ['that has not come yet', '2090-01-01', 'invalid'],
  ['that there is not', '1990-02-30', 'invalid'],
  ['with nothing in it', '', 'empty'],
])('a birthday %s is refused at its field', async (_, birthday, check) => {
  const { errors } = await signUp(db, visitor, phone, { birthday });

  expect(errors[0]).toMatchObject({ code: 'validation', field: 'birthday', params: { check } });
  expect(await accountOf(visitor)).toBeNull();
});

test('an employee is sent to the corporate portal, and registers once the shop’s list has let the phone go [AUTH-61]', async () => {
  const mark = (isEmployee: boolean) =>
    app.inject({ method: 'POST', url: '/dev/employees', payload: { phone, isEmployee } });
  await mark(true);

  const refused = await signUp(db, visitor, phone);
  await mark(false);
  kernel.clock.move(60_000);
  const { status } = await signUp(db, visitor, phone);

  expect([refused.status, refused.codes, status]).toEqual([409, ['employee_registration'], 200]);
});

test('the link of the letter confirms the mailbox once, within a week, and signs nobody in [API-145]', async () => {
  await signUp(db, visitor, phone, { email });
  const code = await confirmationCode(db, email);
  const reader = visitorOf(app);

  const { body } = await reader.call(confirmEmail, { body: { code } });
  const again = await reader.call(confirmEmail, { body: { code } });

  expect([body.notice, body.profile, body.cart.lines]).toEqual(['register', null, []]);
  expect((await accountOf(visitor))?.isEmailConfirmed).toBe(true);
  expect([again.status, again.codes]).toEqual([404, ['confirmation_code_not_found']]);
});

test('a link that is a week old, or of a mailbox that somebody else has confirmed since, confirms nothing [ERR-120]', async () => {
  await signUp(db, visitor, phone, { email });
  const code = await confirmationCode(db, email);
  kernel.clock.move(7 * 24 * 3_600_000);
  const late = await visitor.call(confirmEmail, { body: { code } });
  const bogus = await visitor.call(confirmEmail, { body: { code: 'nothing' } });
  const empty = await visitor.call(confirmEmail, { body: { code: '' } });

  expect([late.codes, bogus.codes, empty.codes]).toEqual([
    ['confirmation_code_not_found'],
    ['confirmation_code_not_found'],
    ['validation'],
  ]);
  expect((await accountOf(visitor))?.isEmailConfirmed).toBe(false);
});

test('who opens the link signed in is answered with profile and cart [API-145]', async () => {
  await signUp(db, visitor, phone, { email });

  const { body } = await confirmMailbox(db, visitor, email);

  expect(body.profile).toMatchObject({ phone, email, isEmailConfirmed: true });
});

test('a member sees her devices, the present one first, and signs another out', async () => {
  await signUp(db, visitor, phone);
  const other = visitorOf(app);
  kernel.clock.move(60_000);
  await logIn(db, other, phone);
  const { devices } = (await visitor.call(getDevices)).body;
  const [here, there] = devices;

  const ended = await visitor.call(endDevice, { params: { id: there?.id ?? '' } });

  expect([devices.length, here?.isCurrent, there?.isCurrent, ended.status]).toEqual([2, true, false, 200]);
  expect([await accountOf(other), (await visitor.call(getDevices)).body.devices.length]).toEqual([null, 1]);
  expect((await visitor.call(endDevice, { params: { id: there?.id ?? '' } })).codes).toEqual([
    'device_not_found',
  ]);
});

test('signing out where the session has ended elsewhere asks for no reload [AUTH-60 API-116]', async () => {
  await signUp(db, visitor, phone);
  const other = visitorOf(app);
  kernel.clock.move(60_000);
  await logIn(db, other, phone);
  await other.call(logout, { body: { type: 'all_devices' } });

  const { body } = await visitor.call(logout, { body: { type: 'this_device' } });

  expect(body).toEqual({ reload: false });
});
