import { exportAccount, getAccount, putProfile } from '@rukav/contract/account/calls.ts';
import { addDeliveryAddress } from '@rukav/contract/addresses/calls.ts';
import { beforeEach, expect, test } from 'vitest';
import { accounts } from '../accounts/index.ts';
import { createAddresses } from '../addresses/index.ts';
import { cities, openPlaces } from '../catalogue/test-catalogue.ts';
import { testDatabase } from '../database/test-database.ts';
import { noAddresses } from '../geography/index.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { logIn, signIn, signUp } from '../sign-in/test-shopper.ts';
import { createProfile } from './index.ts';

const { db } = await testDatabase();
await openPlaces(db);
const kernel = testKernel(db);
const app = await createServer(kernel, [accounts, createAddresses(noAddresses), signIn, createProfile()]);

let member: Visitor;
let phone = '';
let count = 0;
beforeEach(async () => {
  kernel.clock.move(3_600_000);
  count += 1;
  phone = `+7907${String(count).padStart(7, '0')}`;
  member = visitorOf(app);
  await signUp(db, member, phone);
});

const anna = {
  firstName: 'Анна',
  lastName: 'Ли',
  secondName: '',
  gender: 'female' as const,
  birthday: '1990-02-28',
  cityId: cities.kazan,
  children: [{ gender: 'male' as const, birthday: '2020-05-01' }],
};
const profileOf = async (by: Visitor) => (await by.call(getAccount)).body.profile;
const put = (by: Visitor, changes: object = {}, version = 1) =>
  by.call(putProfile, { body: { ...anna, version, ...changes } });

test('the profile is changed and read again, children and city too [API-130 PROF-02 PROF-20]', async () => {
  const { status, body } = await put(member);

  expect(status).toBe(200);
  expect(body.profile).toMatchObject({
    firstName: 'Анна',
    lastName: 'Ли',
    secondName: null,
    gender: 'female',
    birthday: '1990-02-28',
    city: { id: cities.kazan, name: 'Казань' },
    children: anna.children,
    version: 2,
  });
  expect(await profileOf(member)).toMatchObject(body.profile);
});

test('of two devices the later one is told what the earlier one has changed, and nothing is lost', async () => {
  const phoneInHand = visitorOf(app);
  await put(member);
  await logIn(db, phoneInHand, phone);

  await put(phoneInHand, { lastName: 'Ким', cityId: cities.moscow }, 2);
  const later = await put(member, { firstName: 'Айша' }, 2);
  const known = await put(member, { firstName: 'Айша', lastName: 'Ким', cityId: cities.moscow }, 2);

  expect(later.errors[0]).toMatchObject({
    code: 'profile_changed',
    params: { fields: 'lastName,cityId', version: 3 },
  });
  expect(known.body.profile).toMatchObject({ firstName: 'Айша', lastName: 'Ким', version: 4 });
});

test.each([
  ['firstName', '', 'empty'],
  ['firstName', 'Anna', 'invalid'],
  ['firstName', 'А'.repeat(65), 'max_length_exceeded'],
  ['lastName', 'Li', 'invalid'],
  ['lastName', 'Л'.repeat(65), 'max_length_exceeded'],
  ['secondName', 'П'.repeat(65), 'max_length_exceeded'],
  ['birthday', '', 'empty'],
  ['birthday', '1990-02-30', 'invalid'],
  ['birthday', '2090-01-01', 'invalid'],
  ['gender', 'other', 'invalid'],
  ['cityId', undefined, 'empty'],
])('%s %j is refused as %s', async (field, written, check) => {
  const { errors } = await put(member, { [field]: written });

  expect(errors[0]).toMatchObject({ code: 'validation', field, params: { check } });
});

test('a child that is not born yet, and a city of another country, are refused', async () => {
  const unborn = await put(member, { children: [{ gender: 'male', birthday: '2090-01-01' }] });
  const abroad = await put(member, { cityId: cities.almaty });

  expect(unborn.errors[0]).toMatchObject({ code: 'validation', field: 'children.0.birthday' });
  expect(abroad.codes).toEqual(['city_not_found']);
});

test('a member gets everything that is kept about her, and a guest nothing', async () => {
  await put(member);
  await member.call(addDeliveryAddress, {
    body: { addressName: 'Дом', cityId: cities.moscow, street: 'Лесная', house: '1' },
  });

  const { body, headers } = await member.call(exportAccount);

  expect(body.profile).toMatchObject({ phone, lastName: 'Ли' });
  expect(body.addresses).toMatchObject([{ addressName: 'Дом', street: 'Лесная' }]);
  expect(body.consents.length).toBeGreaterThan(0);
  expect(headers['content-disposition']).toContain('attachment');
  expect((await visitorOf(app).call(exportAccount)).codes).toEqual(['auth_required']);
});
