import { exportAccount } from '@rukav/contract/account/calls.ts';
import { getPush, subscribePush, unsubscribePush } from '@rukav/contract/push/calls.ts';
import { setLocale } from '@rukav/contract/session/calls.ts';
import { endDevice, getDevices, logout } from '@rukav/contract/sign-in/calls.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openPlaces } from '../catalogue/test-catalogue.ts';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf, type Visitor } from '../http/test-visitor.ts';
import { notify, tellConfirmed, type Notice } from '../notifications/index.ts';
import { createOutbox } from '../outbox/index.ts';
import { createProfile } from '../profile/index.ts';
import { session } from '../session/index.ts';
import { accountIdOf, logIn, signIn, signUp } from '../sign-in/test-shopper.ts';
import { createPush, createWebPush, erasePush, toBrowsers } from './index.ts';
import { newKeys } from './new-keys.ts';
import { aBrowser, aPushService, signedBy } from './test-push-service.ts';

const { db } = await testDatabase();
await openPlaces(db);
const service = await aPushService();
afterAll(service.close);
const keys = newKeys();
const port = createWebPush({ subject: 'mailto:help@shop.example', origins: [service.origin] }, () => keys);
const kernel = testKernel(db);
const push = createPush(port);
const profile = createProfile([erasePush]);
const app = await createServer(kernel, [push, signIn, session, profile]);
/** The outbox with a way to browsers alone. */
const outbox = createOutbox(undefined, toBrowsers(port));
const deliver = async () => {
  for (const { run } of outbox.jobs?.(kernel) ?? []) await run({});
};

let member: Visitor;
let phone = '';
let accountId = '';
let count = 0;
beforeEach(async () => {
  service.pushed.length = 0;
  service.answers.length = 0;
  // Codes are given out once a minute, and a few an hour.
  kernel.clock.move(7_200_000);
  await db.deleteFrom('outbox_message').execute();
  count += 1;
  phone = `+7907${String(count).padStart(7, '0')}`;
  member = visitorOf(app);
  await signUp(db, member, phone);
  accountId = await accountIdOf(db, phone);
});

/** Another browser in which the member has signed in. */
async function elsewhere(): Promise<Visitor> {
  kernel.clock.move(7_200_000);
  const visitor = visitorOf(app);
  await logIn(db, visitor, phone);
  return visitor;
}

let browsers = 0;
/** Turns notifications on in a visitor's browser. */
async function turnOn(visitor: Visitor) {
  browsers += 1;
  const browser = aBrowser(`${service.origin}/${browsers}`);
  const { body, codes } = await visitor.call(subscribePush, { body: browser.subscription });
  expect(codes).toEqual([]);
  return { ...browser, endpoint: body.endpoint };
}
const waiting: Notice = {
  accountId: '',
  slot: 'orders',
  kind: 'INFO',
  code: 'order_collect',
  title: 'orderStep.collect.subject',
  text: 'orderStep.collect.letter',
  values: { number: '1024' },
  url: '/personal/orders/1024',
};
const tell = (notice: Partial<Notice> = {}) =>
  db.transaction().execute((trx) => notify(trx, { ...waiting, accountId, ...notice }, kernel.clock.now()));
const rows = () =>
  db.selectFrom('push_subscription').select('endpoint').where('account_id', '=', accountId).execute();
const messages = () =>
  db
    .selectFrom('outbox_message')
    .select(['state', 'attempts'])
    .where('channel', '=', 'browser')
    .where('recipient', '=', accountId)
    .execute();

test('a member who turned notifications on is told of an order’s step in her browser, and nobody between can read it', async () => {
  const browser = await turnOn(member);

  await tell();
  await deliver();
  await deliver();

  expect(service.pushed).toHaveLength(1);
  const [{ path, headers, body } = { path: '', headers: {}, body: Buffer.of() }] = service.pushed;
  expect(service.origin + path).toBe(browser.endpoint);
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'high' });
  expect(headers['topic']).toMatch(/^[\w-]{32}$/);
  expect(body.includes('1024')).toBe(false);
  expect(JSON.parse(browser.read(body))).toEqual({
    title: 'Собираем заказ 1024',
    text: 'Мы начали собирать ваш заказ 1024. Сообщим, когда он будет готов.',
    url: '/personal/orders/1024',
    tag: expect.stringMatching(/^notice-\d+$/),
    lang: 'ru',
  });
  const signed = await signedBy(headers.authorization);
  expect(signed).toMatchObject({
    isRight: true,
    publicKey: keys.publicKey,
    head: { typ: 'JWT', alg: 'ES256' },
    claims: { aud: service.origin, sub: 'mailto:help@shop.example' },
  });
  const left = Number(signed.claims['exp']) - Date.now() / 1000;
  expect(left > 0 && left <= 86_400).toBe(true);
});

test('each of her devices is told once, in the language in which she uses it', async () => {
  const other = await elsewhere();
  await other.call(setLocale, { body: { country: 'KZ', lang: 'kk' } });
  const [here, there] = [await turnOn(member), await turnOn(other)];

  await tell();
  await Promise.all([deliver(), deliver(), deliver()]);

  const titleAt = ({ endpoint, read }: typeof here) =>
    service.pushed
      .filter(({ path }) => service.origin + path === endpoint)
      .map(({ body }) => (JSON.parse(read(body)) as { title: string }).title);
  expect(service.pushed).toHaveLength(2);
  expect(titleAt(here)).toEqual(['Собираем заказ 1024']);
  expect(titleAt(there)).toEqual([expect.stringMatching(/^1024 тапсырыс/)]);
});

test('what her screen may show to others says no mailbox, and advertisements are not sent', async () => {
  const browser = await turnOn(member);
  const email = 'anna@example.com';

  await db
    .transaction()
    .execute((trx) => tellConfirmed(trx, { accountId, action: 'register', email }, kernel.clock.now()));
  await tell({ kind: 'PROMO' });
  await deliver();

  const read = service.pushed.map(({ body }) => browser.read(body));
  expect(read).toEqual([expect.stringContaining('Адрес почты подтверждён')]);
  expect(read.join()).not.toContain('anna');
  expect(service.pushed[0]?.headers['urgency']).toBe('normal');
});

test('a browser that has gone is forgotten; a service that fails is asked again, and gets the same message', async () => {
  const browser = await turnOn(member);
  service.answers.push(500, 201);
  await tell();
  await deliver();
  await deliver();
  expect([service.pushed.length, await messages()]).toEqual([1, [{ state: 'waiting', attempts: 1 }]]);

  kernel.clock.move(60_000);
  await deliver();
  const [first, second] = service.pushed;
  expect(await messages()).toEqual([{ state: 'sent', attempts: 2 }]);
  expect(second && browser.read(second.body)).toBe(first && browser.read(first.body));
  expect(second?.headers['topic']).toBe(first?.headers['topic']);

  for (const status of [404, 410]) {
    await turnOn(member);
    service.answers.push(status);
    await tell();
    await deliver();
    expect(await rows()).toEqual([]);
  }
  await tell();
  await deliver();
  expect(service.pushed).toHaveLength(4);
  expect((await member.call(getPush)).body).toEqual({ publicKey: keys.publicKey, endpoint: null });
});

test('a push service is not followed elsewhere', async () => {
  await turnOn(member);
  service.answers.push(`${service.origin}/internal`);

  await tell();
  await deliver();

  expect(service.pushed.map(({ path }) => path)).not.toContain('/internal');
  expect(await messages()).toEqual([{ state: 'waiting', attempts: 1 }]);
});

test('an address that is no push service’s is refused, and so is a key that is none', async () => {
  const post = async (endpoint: string, more: object = {}) => {
    const { subscription } = aBrowser(endpoint);
    return member.call(subscribePush, {
      body: { endpoint, keys: { ...subscription.keys, ...more } },
    });
  };

  for (const endpoint of ['http://169.254.169.254/latest', 'https://shop.example/1', 'http://127.0.0.1:9/1'])
    expect((await post(endpoint)).codes).toEqual(['push_service_unknown']);
  for (const more of [{ p256dh: `B${'A'.repeat(86)}` }, { p256dh: 'short' }, { auth: '' }])
    expect((await post(`${service.origin}/1`, more)).codes).toEqual(['validation']);
  expect(await rows()).toEqual([]);
});

test('what is sent to is looked at again: a service that is known no more gets nothing', async () => {
  await turnOn(member);
  const strict = createWebPush({ subject: 'mailto:help@shop.example', origins: [] }, () => keys);
  await tell();

  for (const { run } of createOutbox(undefined, toBrowsers(strict)).jobs?.(kernel) ?? []) await run({});

  expect([service.pushed, await rows()]).toEqual([[], []]);
});

test('a browser that subscribes anew takes its own place, and so does a browser with another session', async () => {
  const first = await turnOn(member);
  const second = await turnOn(member);
  expect(await rows()).toEqual([{ endpoint: second.endpoint }]);
  expect(first.endpoint).not.toBe(second.endpoint);

  const again = await elsewhere();
  await again.call(subscribePush, { body: second.subscription });

  expect(await rows()).toEqual([{ endpoint: second.endpoint }]);
  expect((await member.call(getPush)).body.endpoint).toBeNull();
  expect((await again.call(getPush)).body.endpoint).toBe(second.endpoint);
});

test('turned off, signed out here or from afar, and with another account, a device gets nothing more', async () => {
  const waysOut: (() => Promise<unknown>)[] = [
    () => member.call(unsubscribePush),
    () => member.call(logout, { body: { type: 'this_device' } }),
    async () => {
      const other = await elsewhere();
      const { devices } = (await other.call(getDevices)).body;
      await other.call(endDevice, { params: { id: devices.find(({ isCurrent }) => !isCurrent)?.id ?? '' } });
    },
    async () => {
      const other = await elsewhere();
      await other.call(logout, { body: { type: 'all_devices' } });
    },
  ];
  for (const leave of waysOut) {
    member = await elsewhere();
    await turnOn(member);
    await tell();
    await leave();
    await tell();
    await deliver();
    expect([service.pushed, await rows()]).toEqual([[], []]);
  }

  member = await elsewhere();
  await turnOn(member);
  await tell();
  await signUp(db, member, `+7917${String(count).padStart(7, '0')}`);
  await tell();
  await deliver();
  expect(service.pushed).toEqual([]);
  expect((await member.call(getPush)).body.endpoint).toBeNull();
});

test('an account that is erased leaves no device behind, nor what was written for it', async () => {
  await turnOn(member);
  await tell();
  await db
    .updateTable('account')
    .set({ deleted_at: kernel.clock.now() })
    .where('id', '=', accountId)
    .execute();

  for (const { run } of profile.jobs?.(kernel) ?? []) await run({});

  expect([await rows(), await messages()]).toEqual([[], []]);
});

test('the file with her data says in which browser she is told, and nothing by which it could be reached', async () => {
  const browser = await turnOn(member);

  const { text, body } = await member.call(exportAccount);

  expect(body.devices).toEqual([
    expect.objectContaining({
      notifications: { service: '127.0.0.1', since: kernel.clock.now().toISOString() },
    }),
  ]);
  for (const secret of [browser.endpoint, ...Object.values(browser.subscription.keys)])
    expect(text).not.toContain(secret);
});

test('a guest has no notifications, and without keys nobody is offered any', async () => {
  const guest = visitorOf(app);
  for (const called of [getPush, subscribePush, unsubscribePush])
    expect((await guest.call(called as typeof getPush)).codes).toEqual(['auth_required']);
  await turnOn(member);

  const without = createPush(undefined);
  await without.prepare?.(kernel);
  const bare = await createServer(kernel, [without, signIn]);
  const here = visitorOf(bare);
  await logIn(db, here, phone);

  expect(await rows()).toEqual([]);
  expect((await here.call(getPush)).body).toEqual({ publicKey: null, endpoint: null });
  const { subscription } = aBrowser('https://fcm.googleapis.com/fcm/send/1');
  expect((await here.call(subscribePush, { body: subscription })).codes).toEqual(['push_unavailable']);
});

test('devices that know the shop by another key are forgotten at the next start, the others stay', async () => {
  const { endpoint } = await turnOn(member);
  await push.prepare?.(kernel);
  expect(await rows()).toEqual([{ endpoint }]);

  const renewed = newKeys();
  await createPush(
    createWebPush({ subject: 'mailto:help@shop.example', origins: [] }, () => renewed),
  ).prepare?.(kernel);

  expect(await rows()).toEqual([]);
});
