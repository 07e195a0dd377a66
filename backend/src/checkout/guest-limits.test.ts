import { requestSmsCode } from '@rukav/contract/sign-in/calls.ts';
import { beforeEach, expect, test } from 'vitest';
import { setContact } from '@rukav/contract/cart/checkout-calls.ts';
import { cart, contact, openStore, readyCart, restock, setStock, submit } from '../cart/test-store.ts';
import { testDatabase } from '../database/test-database.ts';
import { readConfig } from '../config.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf } from '../http/test-visitor.ts';
import { signIn, signUp } from '../sign-in/test-shopper.ts';
import { checkout } from './index.ts';

const { db } = await testDatabase();
await openStore(db);
const serverWith = (environment: Record<string, string>) => {
  const kernel = testKernel(db, environment);
  return { kernel, app: createServer(kernel, [cart, checkout, signIn]) };
};

let count = 0;
const newPhone = () => {
  count += 1;
  return `+7908${String(count).padStart(7, '0')}`;
};
beforeEach(async () => {
  await restock(db);
  await setStock(db, 'p1-42', 'delivery', 1000);
  await db.deleteFrom('limit_bucket').execute();
});

/** A stranger with a new session each time, who orders p1-42 at 1,999 roubles. */
async function orderBy(
  { app }: Pick<ReturnType<typeof serverWith>, 'app'>,
  { phone = newPhone(), email = contact(phone).email, quantity = 1 } = {},
) {
  const stranger = visitorOf(await app);
  await readyCart(stranger, { phone, quantity });
  const { body } = await stranger.call(setContact, { body: { ...contact(phone), email } });
  return submit(stranger, body.cart.version);
}
const reserved = async () =>
  (
    await db
      .selectFrom('stock')
      .select('reserved')
      .where('sku_id', '=', 'p1-42')
      .where('place_id', '=', 'delivery')
      .executeTakeFirst()
  )?.reserved;

test('one address orders with invented phones only so often, and comes again when time has passed', async () => {
  const server = serverWith({ GUEST_ORDERS_PER_ADDRESS: '3' });
  const answers = [];
  for (let visit = 0; visit < 5; visit += 1) answers.push(await orderBy(server));
  server.kernel.clock.move(20 * 60_000);

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 409, 409]);
  expect(answers.at(-1)?.errors).toEqual([
    {
      code: 'guest_limit_reached',
      message: expect.stringContaining('Войдите по номеру телефона'),
      params: { retryAfter: expect.any(Number) },
    },
  ]);
  expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await orderBy(server)).status).toBe(200);
});

test('orders that make accounts leave the codes of their address to whoever signs in there', async () => {
  const server = serverWith({});
  for (let visit = 0; visit < 70; visit += 1) expect((await orderBy(server)).status).toBe(200);

  const shopper = visitorOf(await server.app);
  const answer = await shopper.call(requestSmsCode, { body: { phone: newPhone() } });

  expect(answer.status).toBe(200);
});

test('with the usual settings nobody sells the shop out with invented phones and mailboxes', async () => {
  const server = {
    app: createServer({ ...testKernel(db), config: readConfig({}) }, [cart, checkout, signIn]),
  };
  let refused = 0;
  for (let visit = 0; visit < 12 && refused === 0; visit += 1) {
    if ((await orderBy(server, { quantity: 50 })).status === 409) refused += 1;
  }

  expect(refused).toBe(1);
  expect(await reserved()).toBeLessThanOrEqual(200);
});

test('what is refused reserves nothing and sends nothing', async () => {
  const server = serverWith({ GUEST_ORDERS_PER_ADDRESS: '1' });
  await orderBy(server);
  const phone = newPhone();
  await orderBy(server, { phone, quantity: 5 });

  const sent = await db.selectFrom('outbox_message').select('id').where('recipient', '=', phone).execute();
  expect([await reserved(), sent.length]).toEqual([1, 0]);
});

test('a phone is named in five orders of guests a day, at however many addresses', async () => {
  const server = serverWith({ GUEST_ORDERS_PER_PHONE: '5' });
  await db.deleteFrom('limit_bucket').execute();
  const phone = newPhone();
  const statuses = [];
  for (let visit = 0; visit < 6; visit += 1) statuses.push((await orderBy(server, { phone })).status);

  expect(statuses).toEqual([200, 200, 200, 200, 200, 409]);
});

test('a stranger’s mailbox gets five letters a day, whatever phones are invented', async () => {
  const server = serverWith({ GUEST_ORDERS_PER_PHONE: '5' });
  const statuses = [];
  const email = 'stranger@example.com';
  for (let visit = 0; visit < 7; visit += 1) statuses.push((await orderBy(server, { email })).status);

  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
});

test('a guest reserves up to a sum, and the guests of an address up to four times that', async () => {
  const ofPhone = serverWith({ GUEST_SUM_RUB: '10000' });
  const ofAddress = serverWith({ GUEST_SUM_RUB: '10000', GUEST_ORDERS_PER_ADDRESS: '100' });

  const tooDear = await orderBy(ofPhone, { quantity: 6 });
  const answers = [];
  for (let visit = 0; visit < 6; visit += 1) answers.push(await orderBy(ofAddress, { quantity: 5 }));

  expect([tooDear.status, tooDear.codes]).toEqual([409, ['guest_limit_reached']]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 409, 409]);
});

test('a guest reserves fifty pieces a day, however cheap they are', async () => {
  const server = serverWith({ GUEST_ORDERS_PER_PHONE: '5' });
  const phone = newPhone();

  const answers = [await orderBy(server, { phone, quantity: 50 }), await orderBy(server, { phone })];

  expect(answers.map(({ status }) => status)).toEqual([200, 409]);
});

test('a member with a proven phone is not held to what guests may reserve', async () => {
  const server = serverWith({
    GUEST_ORDERS_PER_ADDRESS: '1',
    GUEST_ORDERS_PER_PHONE: '1',
    GUEST_SUM_RUB: '1000',
  });
  const phone = newPhone();
  const member = visitorOf(await server.app);
  await signUp(db, member, phone);

  const statuses = [];
  for (let order = 0; order < 3; order += 1)
    statuses.push((await submit(member, await readyCart(member, { phone }))).status);

  expect(statuses).toEqual([200, 200, 200]);
});
