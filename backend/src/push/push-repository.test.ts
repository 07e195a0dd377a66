import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { openPlaces } from '../catalogue/test-catalogue.ts';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel, testNow } from '../http/test-kernel.ts';
import { visitorOf } from '../http/test-visitor.ts';
import { signIn, signUp } from '../sign-in/test-shopper.ts';
import { createPushRepository } from './push-repository.ts';
import { aBrowser } from './test-push-service.ts';

const { db } = await testDatabase();
await openPlaces(db);
const app = await createServer(testKernel(db), [signIn]);
const devices = createPushRepository(db);

/** A session of the member that began so many minutes after noon, with notifications turned on in it. */
async function deviceAt(accountId: string, minute: number): Promise<string> {
  const now = new Date(testNow.getTime() + minute * 60_000);
  const { id } = await db
    .insertInto('session')
    .values({
      token_hash: randomBytes(32),
      account_id: accountId,
      locale: 'ru-RU',
      city_id: null,
      device_type: null,
      created_at: now,
      seen_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { endpoint, keys } = aBrowser(`https://push.example/${minute}`).subscription;
  await devices.put(id, accountId, { endpoint, ...keys }, { publicKey: 'a key', now });
  return id;
}

test('a member has ten devices at most: the oldest makes room', async () => {
  await signUp(db, visitorOf(app), '+79060000001');
  const { id: accountId } = await db.selectFrom('account').select('id').executeTakeFirstOrThrow();
  const sessions: string[] = [];
  for (let minute = 0; minute < 11; minute += 1) sessions.push(await deviceAt(accountId, minute));

  const kept = await devices.devicesOf(accountId);

  expect(kept).toHaveLength(10);
  expect(new Set(kept.map(({ session_id: id }) => id))).toEqual(new Set(sessions.slice(1)));
});
