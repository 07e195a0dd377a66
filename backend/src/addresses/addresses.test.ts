import {
  addDeliveryAddress,
  addProfileAddress,
  changeDeliveryAddress,
  changeProfileAddress,
  deleteDeliveryAddress,
  deleteProfileAddress,
  getDeliveryAddresses,
  getProfileAddresses,
  saveDeliveryAddress,
  setCurrentAddress,
  suggestDeliveryAddress,
} from '@rukav/contract/addresses/calls.ts';
import { beforeEach, expect, test } from 'vitest';
import { cities, openPlaces } from '../catalogue/test-catalogue.ts';
import { testDatabase } from '../database/test-database.ts';
import { Refusal } from '../http/refusal.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { signIn, signUp } from '../sign-in/test-shopper.ts';
import { createAddresses } from './index.ts';
import { testStreets } from './test-streets.ts';

const { db } = await testDatabase();
await openPlaces(db);
const kernel = testKernel(db);
const app = await createServer(kernel, [createAddresses(testStreets), signIn]);

let member: Visitor;
let count = 0;
beforeEach(async () => {
  kernel.clock.move(3_600_000);
  count += 1;
  member = visitorOf(app);
  await signUp(db, member, `+7904${String(count).padStart(7, '0')}`);
});

const home = {
  addressName: 'Дом',
  cityId: cities.moscow,
  streetId: 'moscow-1',
  street: 'Садовая',
  streetType: 'улица',
  house: '12',
  houseBlock: 'А',
  entrance: '2',
  floor: '5',
  apartment: '48',
  postcode: '101000',
  metro: 'Чистые пруды',
  comment: 'Домофон не работает',
};
const later = () => kernel.clock.move(10_000);
const add = (changes: object = {}) => member.call(addDeliveryAddress, { body: { ...home, ...changes } });
const list = async () => (await member.call(getDeliveryAddresses)).body.addresses;

test('an address is saved with all that is written in it, and the first is the primary one [ADDR-05 ADDR-09 API-091 API-092]', async () => {
  const { status, body } = await add();

  expect(status).toBe(200);
  expect(body.address).toMatchObject({
    ...home,
    city: 'Москва',
    isPrimary: true,
    isValid: true,
    type: 'HOUSE',
  });
  expect(await list()).toEqual([body.address]);
});

test('an address is a house or something else, and no third [ADDR-06]', async () => {
  const other = await add({ type: 'OTHER' });
  later();
  const third = await add({ house: '14', type: 'FLAT' });

  expect(other.body.address.type).toBe('OTHER');
  expect(third.errors[0]).toMatchObject({ code: 'validation', field: 'type' });
});

test('at most one address is primary, and another takes the place of one that is deleted [ADDR-09 ADDR-04 API-094]', async () => {
  const first = (await add()).body.address;
  later();
  const second = (await add({ house: '14', houseBlock: '', isPrimary: true })).body.address;
  const primary = async () => (await list()).filter(({ isPrimary }) => isPrimary).map(({ id }) => id);

  expect(await primary()).toEqual([second.id]);
  await member.call(deleteDeliveryAddress, { params: { id: second.id } });
  expect(await primary()).toEqual([first.id]);
});

test('the same place is refused, however it is written [ADDR-28 ERR-154]', async () => {
  await add();
  later();

  expect((await add({ addressName: 'Ещё раз', street: 'САДОВАЯ', houseBlock: 'а' })).codes).toEqual([
    'address_already_exists',
  ]);
});

test('ten addresses are the most [ADDR-29 ERR-153]', async () => {
  for (let flat = 1; flat <= 10; flat += 1) {
    expect((await add({ apartment: String(flat) })).status).toBe(200);
    later();
  }

  const { status, errors } = await add({ apartment: '11' });

  expect([status, errors[0]?.code, errors[0]?.params]).toEqual([
    409,
    'address_limit_exceeded',
    { maximum: 10 },
  ]);
  expect(await list()).toHaveLength(10);
});

test('between two savings ten seconds pass, and the refusal says how many are left [ADDR-30 ADDR-31 ERR-158 ERR-122]', async () => {
  const { body } = await add();
  kernel.clock.move(3000);

  const another = await add({ apartment: '2' });
  const changed = await member.call(changeDeliveryAddress, {
    params: { id: body.address.id },
    body: { ...home, floor: '6' },
  });
  kernel.clock.move(7000);

  for (const refused of [another, changed])
    expect(refused.errors[0]).toMatchObject({
      code: 'retry_interval_not_expired',
      params: { retryAfter: 7 },
    });
  expect((await add({ apartment: '2' })).status).toBe(200);
});

test('what the address service doubts is saved by force alone, and says so [ADDR-08 API-095]', async () => {
  const doubtful = { ...home, streetId: null, street: 'Садова', houseBlock: '' };
  const refused = await member.call(saveDeliveryAddress, { body: { address: doubtful, forceSave: false } });
  const { status, body } = await member.call(saveDeliveryAddress, {
    body: { address: doubtful, forceSave: true },
  });

  expect(refused.codes).toEqual(['address_doubtful']);
  expect([status, body.address.isValid]).toEqual([200, false]);
});

test('for a doubtful address near ones are suggested [API-096 ADDR-07]', async () => {
  const ask = (changes: object) =>
    member.call(suggestDeliveryAddress, { body: { address: { ...home, ...changes }, forceSave: false } });

  const known = await ask({});
  const inKazakh = await ask({ streetId: null, street: 'Бақ көшесі', streetType: '' });
  const doubtful = await ask({ streetId: null, street: 'Садова', house: '14', houseBlock: '' });

  expect([known.body, inKazakh.body]).toEqual(
    Array.from({ length: 2 }, () => ({ isValid: true, suggestions: [] })),
  );
  expect(doubtful.body.isValid).toBe(false);
  expect(doubtful.body.suggestions[0]).toMatchObject({ street: 'Садовая', streetType: 'улица' });
});

test('an address is changed, the primary one stays so [API-093]', async () => {
  const { id } = (await add()).body.address;
  later();

  const { body } = await member.call(changeDeliveryAddress, {
    params: { id },
    body: { ...home, addressName: 'Дача', house: '14', houseBlock: '' },
  });

  expect(body.address).toMatchObject({ id, addressName: 'Дача', house: '14', isPrimary: true });
});

test('of two devices that change one address the later one is told, and may save all the same once it knows', async () => {
  const { id, updatedAt } = (await add()).body.address;
  const change = (changes: object, seen = updatedAt) =>
    member.call(changeDeliveryAddress, {
      params: { id },
      body: { ...home, ...changes, updatedAt: seen },
    });
  later();
  const first = await change({ floor: '6' });
  later();

  const second = await change({ entrance: '3' });
  const repeated = await change({ floor: '6' });
  later();
  const knowing = await change({ entrance: '3' }, repeated.body.address.updatedAt);

  expect([first.status, second.status, second.codes]).toEqual([200, 409, ['address_changed']]);
  expect(second.errors[0]?.params).toEqual({ updatedAt: first.body.address.updatedAt });
  expect([repeated.status, knowing.status]).toEqual([200, 200]);
  expect(await list()).toMatchObject([{ floor: '5', entrance: '3' }]);
});

test('the address for the next order is remembered, one at a time [API-086]', async () => {
  const first = (await add()).body.address;
  later();
  const second = (await add({ apartment: '2' })).body.address;

  await member.call(setCurrentAddress, { body: { id: first.id } });
  await member.call(setCurrentAddress, { body: { id: second.id } });

  const current = await db.selectFrom('saved_address').select('id').where('is_current', '=', true).execute();
  expect(current).toEqual([{ id: second.id }]);
});

test('the legacy base adds, reads, changes and deletes the same addresses [API-133 API-134 API-135 API-136]', async () => {
  const { id } = (await member.call(addProfileAddress, { body: home })).body.address;
  later();
  await member.call(changeProfileAddress, { params: { id }, body: { ...home, floor: '6' } });
  const read = (await member.call(getProfileAddresses)).body.addresses;
  await member.call(deleteProfileAddress, { params: { id } });

  expect(read.map(({ floor }) => floor)).toEqual(['6']);
  expect(await list()).toEqual([]);
});

test('somebody else’s address is not there, and a guest keeps none [GEN-07 ERR-157]', async () => {
  const { id } = (await add()).body.address;
  const other = visitorOf(app);
  await signUp(db, other, `+7905${String(count).padStart(7, '0')}`);

  expect((await other.call(changeDeliveryAddress, { params: { id }, body: home })).codes).toEqual([
    'saved_address_not_found',
  ]);
  expect((await other.call(deleteDeliveryAddress, { params: { id } })).codes).toEqual([
    'saved_address_not_found',
  ]);
  expect((await other.call(setCurrentAddress, { body: { id } })).codes).toEqual(['saved_address_not_found']);
  expect((await other.call(getDeliveryAddresses)).body.addresses).toEqual([]);
  expect((await visitorOf(app).call(addDeliveryAddress, { body: home })).codes).toEqual(['auth_required']);
  expect(await list()).toHaveLength(1);
});

test.each([
  ['addressName', '', 'empty', 'ADDR-10'],
  ['addressName', 'Д'.repeat(101), 'max_length_exceeded', 'ADDR-19'],
  ['street', '', 'empty', 'ADDR-12'],
  ['street', 'Sadovaya', 'invalid', 'ADDR-14'],
  ['street', 'С'.repeat(201), 'max_length_exceeded', 'ADDR-20'],
  ['house', '', 'empty', 'ADDR-13'],
  ['house', '12А', 'invalid', 'ADDR-18'],
  ['house', '1'.repeat(21), 'max_length_exceeded', 'ADDR-21'],
  ['houseBlock', '1'.repeat(11), 'max_length_exceeded', 'ADDR-22'],
  ['houseBlock', 'АБВ', 'invalid', 'ADDR-27'],
  ['build', '1'.repeat(11), 'max_length_exceeded', 'ADDR-23'],
  ['entrance', 'два', 'invalid', 'ADDR-15'],
  ['entrance', '1'.repeat(11), 'max_length_exceeded', 'ADDR-24'],
  ['floor', 'пя', 'invalid', 'ADDR-16'],
  ['floor', '1000', 'max_length_exceeded', 'ADDR-25'],
  ['apartment', '4б', 'invalid', 'ADDR-17'],
  ['apartment', '1'.repeat(11), 'max_length_exceeded', 'ADDR-26'],
])('of a saved address, %s %j is refused as %s', async (field, written, check) => {
  const { status, errors } = await add({ [field]: written });

  expect([status, errors[0]?.field, errors[0]?.params?.['check']]).toEqual([400, field, check]);
});

test('a city that is not in the list, and a street of another city, are refused at their fields [ADDR-11 ADDR-32]', async () => {
  const nowhere = await add({ cityId: 9 });
  const elsewhere = await add({ cityId: cities.kazan });

  expect(nowhere.errors[0]).toMatchObject({ code: 'city_not_found', field: 'cityId' });
  expect(elsewhere.errors[0]).toMatchObject({ code: 'address_not_found', field: 'street' });
});

test('of two savings at once one waits for the other and is refused: no more than ten are ever saved [ADDR-29]', async () => {
  const replies = await Promise.all([
    add({ apartment: '1' }),
    add({ apartment: '2' }),
    add({ apartment: '3' }),
  ]);

  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  expect(await list()).toHaveLength(1);
});

test('while the address service does not answer, addresses are saved and not doubted', async () => {
  const silent = async () => {
    throw new Refusal('upstream_unavailable');
  };
  const shop = await createServer(kernel, [
    createAddresses({ ...testStreets, streets: silent, street: silent, houses: silent }),
    signIn,
  ]);
  const other = visitorOf(shop);
  await signUp(db, other, `+7905${String(count).padStart(7, '0')}`);

  const { status, body } = await other.call(addDeliveryAddress, { body: { ...home, house: '999' } });
  const { body: suggested } = await other.call(suggestDeliveryAddress, {
    body: { address: home, forceSave: false },
  });
  await shop.close();

  expect([status, body.address.isValid]).toEqual([200, true]);
  expect(suggested).toEqual({ isValid: true, suggestions: [] });
});
