import { login } from '@rukav/contract/sign-in/calls.ts';
import { expect, test } from 'vitest';
import { accounts } from '../accounts/index.ts';
import { cart, cities, openStore } from '../cart/test-store.ts';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf } from '../http/test-visitor.ts';
import { provePhone, signIn, signUp } from './test-shopper.ts';

const { db } = await testDatabase({ max: 2 });
await openStore(db);
const kernel = testKernel(db);
const app = await createServer(kernel, [accounts, cart, signIn]);

test('more members sign in at once than the database has connections, by passwords and by proofs, and none waits for another', async () => {
  const password = 'Rukav1one';
  const phones = Array.from({ length: 6 }, (_, place) => `+7906000000${place}`);
  for (const phone of phones)
    await signUp(db, visitorOf(app), phone, {
      cityId: cities.kazan,
      email: `k${phone.slice(-1)}@example.com`,
      password,
    });
  kernel.clock.move(120_000);
  const proven = [];
  for (const phone of phones) {
    const visitor = visitorOf(app);
    proven.push({ visitor, body: { phone, token: await provePhone(db, visitor, phone) } });
  }

  const answers = await Promise.all([
    ...phones.map((phone) => visitorOf(app).call(login, { body: { phone, password } })),
    ...proven.map(({ visitor, body }) => visitor.call(login, { body })),
  ]);

  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
});
