import { addGeofence, confirmGeofence } from '@rukav/contract/addresses/calls.ts';
import { beforeEach, expect, test } from 'vitest';
import { openPlaces } from '../catalogue/test-catalogue.ts';
import { testDatabase } from '../database/test-database.ts';
import { noAddresses } from '../geography/index.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { signIn, signUp } from '../sign-in/test-shopper.ts';
import { createAddresses } from './index.ts';

const { db } = await testDatabase();
await openPlaces(db);
const app = await createServer(testKernel(db), [createAddresses(noAddresses), signIn]);

let member: Visitor;
let count = 0;
beforeEach(async () => {
  count += 1;
  member = visitorOf(app);
  await signUp(db, member, `+7906${String(count).padStart(7, '0')}`);
});
const inKazan = { latitude: 55.8, longitude: 49.1 };

test('a place answers with its city, which is confirmed [GEO-08 API-087 API-088]', async () => {
  const found = await member.call(addGeofence, { body: inKazan });
  const confirmed = await member.call(confirmGeofence, { body: { ...inKazan, isConfirmed: true } });

  expect(found.body).toMatchObject({
    geofence: { ...inKazan, isConfirmed: false },
    city: { name: 'Казань' },
  });
  expect(confirmed.body.geofence.isConfirmed).toBe(true);
  expect((await member.call(addGeofence, { body: inKazan })).codes).toEqual(['geofence_exists']);
});

test('a place that she denies is forgotten', async () => {
  await member.call(addGeofence, { body: inKazan });
  await member.call(confirmGeofence, { body: { ...inKazan, isConfirmed: false } });

  expect((await member.call(addGeofence, { body: inKazan })).status).toBe(200);
});

test('far from every city, and in another country, nothing is delivered', async () => {
  const inTheSea = { latitude: 0, longitude: 0 };
  const inAlmaty = { latitude: 43.25, longitude: 76.9 };

  for (const body of [inTheSea, inAlmaty])
    expect((await member.call(addGeofence, { body })).codes).toEqual(['geofence_not_available']);
});

test('at most five places are confirmed', async () => {
  for (let place = 1; place <= 5; place += 1) {
    const body = { ...inKazan, longitude: 49.1 + place / 1000 };
    await member.call(addGeofence, { body });
    await member.call(confirmGeofence, { body: { ...body, isConfirmed: true } });
  }

  expect((await member.call(addGeofence, { body: inKazan })).codes).toEqual(['geofence_limit_exceeded']);
});
