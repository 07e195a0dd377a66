import { setContact } from '@rukav/contract/cart/checkout-calls.ts';
import { postEvent } from '@rukav/contract/events/calls.ts';
import { restoreGiftCard } from '@rukav/contract/gift-cards/calls.ts';
import { register } from '@rukav/contract/sign-in/calls.ts';
import { postSubscriptions } from '@rukav/contract/subscriptions/calls.ts';
import { beforeEach, expect, test } from 'vitest';
import { cart, contact, openStore, readyCart, setStock, submit } from '../cart/test-store.ts';
import { checkout } from '../checkout/index.ts';
import { testDatabase } from '../database/test-database.ts';
import { createEvents } from '../events/index.ts';
import { giftCards } from '../gift-cards/index.ts';
import { aCard } from '../gift-cards/test-card.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { agreement, captchas, provePhone, signIn } from '../sign-in/test-shopper.ts';
import { createSubscriptions } from '../subscriptions/index.ts';

const { db } = await testDatabase();
await openStore(db);
await setStock(db, 'p1-42', 'delivery', 1000);
const kernel = testKernel(db, { GUEST_ORDERS_PER_ADDRESS: '1000' });
const subscriptions = createSubscriptions(captchas);
const app = await createServer(kernel, [
  cart,
  checkout,
  createEvents(captchas),
  giftCards,
  signIn,
  subscriptions,
]);

let mailbox = '';
let count = 0;
beforeEach(async () => {
  await db.deleteFrom('limit_bucket').execute();
  mailbox = `victim${(count += 1)}@example.com`;
});

/** A stranger at an address of their own, in a new browser. */
let host = 0;
function stranger(ip = `198.18.${Math.floor((host += 1) / 200)}.${(host % 200) + 1}`): Visitor {
  const browser = visitorOf(app);
  return {
    cookies: browser.cookies,
    call: (called, sent) =>
      browser.call(called, { ...sent, headers: { 'x-forwarded-for': ip, ...sent?.headers } }),
  };
}
let phones = 0;
const newPhone = () => `+7911${String((phones += 1)).padStart(7, '0')}`;
type Causing = (by: Visitor, email: string) => Promise<{ status: number; codes: string[] }>;

const order: Causing = async (by, email) => {
  const phone = newPhone();
  await readyCart(by, { phone });
  const { body } = await by.call(setContact, { body: { ...contact(phone), email } });
  return submit(by, body.cart.version);
};
const write: Causing = (by, email) =>
  by.call(postEvent, {
    body: {
      eventType: 'feedback',
      data: { name: 'Анна', email, theme: 'order', message: 'Где заказ?' },
    },
  });
const renewPin: Causing = async (by, email) => {
  const { number } = await aCard(db, { email, now: kernel.clock.now() });
  return by.call(restoreGiftCard, { params: { cardNumber: number } });
};
const signUp: Causing = async (by, email) => {
  const phone = newPhone();
  const token = await provePhone(db, by, phone);
  return by.call(register, { body: { phone, token, name: 'Анна', email, agreement } });
};
const subscribe: Causing = (by, email) =>
  by.call(postSubscriptions, {
    body: {
      subscribePage: '/',
      subscribeSource: 'footer',
      email,
      subscriptions: [{ pointOfContact: 'EMAIL', isSubscribed: true }],
    },
  });

const lettersTo = async (email: string) =>
  (
    await db
      .selectFrom('outbox_message')
      .select('template')
      .where('recipient', '=', email)
      .where('channel', '=', 'mail')
      .execute()
  ).map(({ template }) => template);

const causes = { order, write, renewPin, signUp, subscribe };

test('whatever strangers cause, a mailbox gets twenty letters an hour', async () => {
  for (let round = 0; round < 2; round += 1)
    for (const cause of Object.values(causes)) await cause(stranger(), mailbox);
  for (let time = 0; time < 10; time += 1) await order(stranger(), mailbox);
  const letters = await lettersTo(mailbox);

  const more: Record<string, unknown> = {};
  for (const [name, cause] of Object.entries(causes)) {
    const { status, codes } = await cause(stranger(), mailbox);
    more[name] = codes[0] ?? status;
  }

  expect([letters.length, new Set(letters).size]).toEqual([20, 5]);
  expect(more).toEqual({
    order: 'guest_limit_reached',
    write: 200,
    renewPin: 'too_many_pin_requests',
    signUp: 200,
    subscribe: 'retry_interval_not_expired',
  });
  expect(await lettersTo(mailbox)).toHaveLength(20);
});

test('one address causes a hundred and twenty messages an hour, to however many phones and mailboxes', async () => {
  const ip = '198.51.100.9';
  const statuses = [];
  for (let time = 0; time < 61; time += 1)
    statuses.push((await order(stranger(ip), `other${count}-${time}@example.com`)).status);
  const written = await write(stranger(ip), mailbox);

  expect(statuses).toEqual([...Array.from({ length: 60 }, () => 200), 409]);
  expect([written.status, await lettersTo(mailbox)]).toEqual([200, []]);
  expect((await order(stranger(), mailbox)).status).toBe(200);
});

test('who has registered asks for the letter that was not sent as soon as there is room', async () => {
  for (let time = 0; time < 20; time += 1) await order(stranger(), mailbox);
  await signUp(stranger(), mailbox);
  const { confirmation_retry_at: retryAt } = await db
    .selectFrom('account')
    .select('confirmation_retry_at')
    .where('email', '=', mailbox)
    .where('created_by', '=', 'registration')
    .executeTakeFirstOrThrow();

  expect(retryAt?.getTime()).toBeGreaterThan(kernel.clock.now().getTime() + 60_000);
  expect(await lettersTo(mailbox)).toHaveLength(20);
});
