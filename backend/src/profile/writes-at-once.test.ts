import { getAccount, putPassword } from '@rukav/contract/account/calls.ts';
import { addDeliveryAddress } from '@rukav/contract/addresses/calls.ts';
import { login } from '@rukav/contract/sign-in/calls.ts';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { accounts, createAccountRepository } from '../accounts/index.ts';
import { createAddresses } from '../addresses/index.ts';
import { cities, openPlaces } from '../catalogue/test-catalogue.ts';
import { testDatabase } from '../database/test-database.ts';
import { noAddresses } from '../geography/index.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { accountIdOf, signIn, signUp } from '../sign-in/test-shopper.ts';
import { createProfile } from './index.ts';

const { db } = await testDatabase({ max: 6 });
await openPlaces(db);
const kernel = testKernel(db);
const app = await createServer(kernel, [accounts, createAddresses(noAddresses), signIn, createProfile()]);

const phone = '+79060000001';
const password = 'Rukav1old';
const from = (ip: string) => ({ 'x-forwarded-for': ip });

/** Devices on which one member is signed in. */
async function devicesOf(count: number): Promise<Visitor[]> {
  await signUp(db, visitorOf(app), phone, { password });
  kernel.clock.move(60_000);
  const devices = Array.from({ length: count }, () => visitorOf(app));
  for (const device of devices) await device.call(login, { body: { phone, password } });
  return devices;
}

const changePassword = (device: Visitor, index: number) =>
  device.call(putPassword, {
    body: { oldPassword: password, newPassword: `Rukav2new${index}` },
    headers: from('203.0.113.1'),
  });
const saveAddress = (device: Visitor) =>
  device.call(addDeliveryAddress, {
    body: { addressName: 'Дом', cityId: cities.moscow, street: 'Лесная', house: '1' },
    headers: from('203.0.113.1'),
  });

/** Statements of this database that wait for a lock. */
async function countWaiting(): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*) as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.waiting ?? 0;
}

test('thirty-five writes of one account at once wait in few connections, without a lock of each other’s, and all are answered', async () => {
  const devices = await devicesOf(5);
  const neighbour = visitorOf(app);
  await signUp(db, neighbour, '+79060000002');
  const accountId = await accountIdOf(db, phone);
  const [locked, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holder = db.transaction().execute(async (trx) => {
    await createAccountRepository(trx).lock(accountId);
    locked.resolve();
    await release.promise;
  });
  await locked.promise;
  onTestFinished(() => release.resolve());

  const writes = Promise.all([
    ...Array.from({ length: 6 }, (_, index) => devices.map((device) => changePassword(device, index))).flat(),
    ...devices.map(saveAddress),
  ]);
  await expect.poll(countWaiting, { timeout: 10_000 }).toBe(3);
  const { body } = await neighbour.call(getAccount, { headers: from('203.0.113.2') });
  const free = await db
    .selectFrom('session')
    .select('id')
    .where('account_id', '=', accountId)
    .forUpdate()
    .skipLocked()
    .execute();
  release.resolve();
  await holder;
  const statuses = (await writes).map(({ status }) => status);

  expect(body.profile?.phone).toBe('+79060000002');
  expect(free).toHaveLength(devices.length + 1);
  expect(statuses).toHaveLength(35);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(1);
});
